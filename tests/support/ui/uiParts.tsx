import type { ReactElement } from "react";
import { Button } from "#ui/controls/Button.tsx";
import { Disclosure } from "#ui/controls/Disclosure.tsx";
import { OutboundAnchor } from "#ui/controls/OutboundAnchor.tsx";
import { Announcer } from "#ui/feedback/Announcer.tsx";
import { Badge } from "#ui/feedback/Badge.tsx";
import { Countdown } from "#ui/feedback/Countdown.tsx";
import { LiveRegion } from "#ui/feedback/LiveRegion.tsx";
import { Loader } from "#ui/feedback/Loader.tsx";
import { Message } from "#ui/feedback/Message.tsx";
import { SecondsLeft } from "#ui/feedback/SecondsLeft.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { SystemMessage } from "#ui/feedback/SystemMessage.tsx";
import { createToasts } from "#ui/feedback/toast/createToasts.ts";
import { ToastArea } from "#ui/feedback/toast/ToastArea.tsx";
import { Checkbox } from "#ui/form/choice/Checkbox.tsx";
import { CheckboxGroup } from "#ui/form/choice/CheckboxGroup.tsx";
import { RadioGroup } from "#ui/form/choice/RadioGroup.tsx";
import { SmileyScale } from "#ui/form/choice/SmileyScale.tsx";
import { TextArea } from "#ui/form/text/TextArea.tsx";
import { TextField } from "#ui/form/text/TextField.tsx";
import { Icon } from "#ui/graphics/Icon.tsx";
import { Illustration } from "#ui/graphics/illustrations/Illustration.tsx";
import { KategoriIllustration } from "#ui/graphics/illustrations/KategoriIllustration.tsx";
import { ThingIllustration } from "#ui/graphics/illustrations/ThingIllustration.tsx";
import { Amount } from "#ui/layout/Amount.tsx";
import { CardSkeleton } from "#ui/feedback/CardSkeleton.tsx";
import { EmailAddress } from "#ui/layout/EmailAddress.tsx";
import { HeaderFrame } from "#ui/layout/HeaderFrame.tsx";
import { HeroBand } from "#ui/layout/HeroBand.tsx";
import { FilledCardGrid } from "#ui/layout/card/FilledCardGrid.tsx";
import { MainAndAside } from "#ui/layout/MainAndAside.tsx";
import { PageBand } from "#ui/layout/PageBand.tsx";
import { SoftHyphens } from "#ui/layout/SoftHyphens.tsx";
import { StatusPage } from "#ui/layout/StatusPage.tsx";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { DialogHead } from "#ui/overlay/DialogHead.tsx";
import { Modal } from "#ui/overlay/Modal.tsx";
import { Menu } from "#ui/overlay/menu/Menu.tsx";
import { HintButton } from "#ui/overlay/tooltip/HintButton.tsx";
import { HintTooltip } from "#ui/overlay/tooltip/HintTooltip.tsx";
import { Tooltip } from "#ui/overlay/tooltip/Tooltip.tsx";
import { TooltipContent } from "#ui/overlay/tooltip/TooltipContent.tsx";
import { TooltipTrigger } from "#ui/overlay/tooltip/TooltipTrigger.tsx";

/** What a host may give to every part. `ref` fits every element here. */
export interface PassedProps {
  readonly id?: string;
  readonly className?: string;
  readonly "data-host"?: string;
  readonly "aria-description"?: string;
  ref?(element: Element | null): void;
}

/** Draws a part with what it must be given, and with what a host passes. */
type DrawPart = (passed: PassedProps) => ReactElement;

const toasts = createToasts();
const options = [
  { value: "ja", label: "Ja" },
  { value: "nei", label: "Nei" },
];
const noop = () => undefined;
const icon = "M4 4h16";

/** Every part of `src/ui/` that an application shows, by name. A test finds the one that is missing here. */
export const uiParts: Readonly<Record<string, DrawPart>> = {
  Amount: (passed) => <Amount value="1 234" unit="kr/md" spokenUnit="kroner i måneden" size="card" {...passed} />,
  Announcer: (passed) => <Announcer {...passed} />,
  Badge: (passed) => (
    <Badge variant="info" {...passed}>
      Fornyelse
    </Badge>
  ),
  Button: (passed) => (
    <Button variant="primary" {...passed}>
      Lagre
    </Button>
  ),
  CardSkeleton: (passed) => <CardSkeleton {...passed} />,
  Checkbox: (passed) => <Checkbox label="Vilkår" help="Les dem" {...passed} />,
  CheckboxGroup: (passed) => <CheckboxGroup legend="Kanaler" options={options} defaultValue={["ja"]} {...passed} />,
  Countdown: (passed) => (
    <Countdown endsAtMs={Date.now() + 5000} text={(left) => `${left} s`} onEnd={noop} {...passed} />
  ),
  Dialog: (passed) => (
    <Dialog open aria-label="Vilkår" {...passed}>
      Tekst
    </Dialog>
  ),
  Modal: (passed) => (
    <Modal aria-label="Vilkår" dismiss={noop} {...passed}>
      <p>Les dette.</p>
    </Modal>
  ),
  DialogHead: (passed) => (
    <DialogHead onClose={noop} {...passed} id="tittel">
      Tittel
    </DialogHead>
  ),
  Disclosure: (passed) => (
    <Disclosure summary="Vilkår" defaultOpen {...passed}>
      Tekst
    </Disclosure>
  ),
  EmailAddress: () => <EmailAddress>kari@example.no</EmailAddress>,
  HeaderFrame: (passed) => <HeaderFrame logo="Logo" alignment="centered" actions="Meny" {...passed} />,
  HeroBand: (passed) => (
    <HeroBand heading={<h1>Oversikt</h1>} title="Hei" lead="Velkommen" {...passed}>
      Tall
    </HeroBand>
  ),
  HintButton: (passed) => <HintButton label="Om prisen" {...passed} />,
  HintTooltip: (passed) => (
    <HintTooltip label="Om prisen" defaultOpen {...passed}>
      Varierer
    </HintTooltip>
  ),
  Icon: (passed) => <Icon path={icon} {...passed} />,
  Illustration: (passed) => <Illustration parts={[["line", icon]]} {...passed} />,
  ThingIllustration: (passed) => <ThingIllustration icon={icon} {...passed} />,
  KategoriIllustration: (passed) => <KategoriIllustration kategori="kjoretoy" {...passed} />,
  LiveRegion: (passed) => <LiveRegion {...passed}>Lagret</LiveRegion>,
  Loader: (passed) => <Loader text="Vennligst vent" {...passed} />,
  Menu: (passed) => (
    <Menu
      label="Valg"
      items={[{ type: "action", id: "endre", label: "Endre", onSelect: noop }]}
      defaultOpen
      {...passed}
    />
  ),
  Message: (passed) => (
    <Message variant="error" title="Noe gikk galt" {...passed}>
      Prøv igjen
    </Message>
  ),
  OutboundAnchor: (passed) => (
    <OutboundAnchor link={{ href: "#ut" }} hint="åpnes i ny fane" {...passed}>
      Ut
    </OutboundAnchor>
  ),
  FilledCardGrid: (passed) => (
    <FilledCardGrid {...passed}>
      <li>Reise</li>
    </FilledCardGrid>
  ),
  MainAndAside: (passed) => (
    <MainAndAside {...passed}>
      <p data-place="aside">Reise</p>
    </MainAndAside>
  ),
  PageBand: (passed) => (
    <PageBand {...passed}>
      <h1>Tilbud</h1>
    </PageBand>
  ),
  RadioGroup: (passed) => <RadioGroup legend="Svar" options={options} defaultValue="ja" {...passed} />,
  SecondsLeft: (passed) => <SecondsLeft secondsLeft={5} text={(left) => `${left} s`} {...passed} />,
  Skeleton: (passed) => <Skeleton shape="text" {...passed} />,
  SmileyScale: (passed) => <SmileyScale legend="Smil" labels={["1", "2", "3", "4", "5"]} {...passed} />,
  SoftHyphens: () => <SoftHyphens>{"Forsikrings\u00adavtale"}</SoftHyphens>,
  StatusPage: (passed) => (
    <StatusPage illustration={<Icon path={icon} />} title="Her var det tomt" action="Gå tilbake" {...passed}>
      Ingenting å vise
    </StatusPage>
  ),
  SystemMessage: (passed) => (
    <SystemMessage variant="warning" label="Driftsmelding" onClose={noop} {...passed}>
      Vi oppgraderer
    </SystemMessage>
  ),
  TextArea: (passed) => <TextArea label="Omtale" maxLength={5} defaultValue="For lang" {...passed} />,
  TextField: (passed) => <TextField label="Navn" error="Må fylles ut" {...passed} />,
  ToastArea: (passed) => <ToastArea toasts={toasts} {...passed} />,
  Tooltip: (passed) => (
    <Tooltip defaultOpen {...passed}>
      <TooltipTrigger>egenandel</TooltipTrigger>
      <TooltipContent>Den delen du betaler</TooltipContent>
    </Tooltip>
  ),
  TooltipContent: (passed) => (
    <Tooltip defaultOpen>
      <TooltipTrigger>egenandel</TooltipTrigger>
      <TooltipContent {...passed}>Den delen du betaler</TooltipContent>
    </Tooltip>
  ),
  TooltipTrigger: (passed) => (
    <Tooltip opensOn="click">
      <TooltipTrigger {...passed}>egenandel</TooltipTrigger>
      <TooltipContent>Den delen du betaler</TooltipContent>
    </Tooltip>
  ),
};
