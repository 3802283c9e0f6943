import { closableParts, type ClosablePart, type Notice } from "#contract/notices.ts";
import { ClosedArea } from "#core/page/ClosedArea.tsx";
import { ClosedNote } from "#core/page/ClosedNote.tsx";
import { NoticeBar } from "#features/driftsmeldinger/NoticeBar.tsx";
import { propsOf } from "#features/driftsmeldinger/NoticeBar.tsx?props";
import { TextField } from "#ui/form/text/TextField.tsx";
import { ClosedPart } from "../../fixtures/ClosedPart.tsx";
import type { GalleryEntry, GalleryState } from "../../GalleryEntry.ts";
import { shownCalls } from "../../state/shownCalls.ts";

const period = { from: "2020-01-01T00:00:00Z", until: "2099-01-01T00:00:00Z" };
const outage: Notice = {
  ...period,
  id: "stans",
  severity: "outage",
  text: {
    nb: "Vi har problemer med systemene våre. Du kan melde skade på telefon hele døgnet.",
    nn: "Vi har problem med systema våre. Du kan melde skade på telefon heile døgnet.",
    en: "We are having problems with our systems. You can make a claim by phone at any time.",
  },
};
const warning: Notice = {
  ...period,
  id: "advarsel",
  severity: "warning",
  text: {
    nb: "Mange ringer oss nå, og du må regne med å vente.",
    nn: "Mange ringjer oss no, og du må rekne med å vente.",
    en: "We are getting many calls right now, so please expect to wait.",
  },
};
const info: Notice = {
  ...period,
  id: "info",
  severity: "info",
  text: {
    nb: "Natt til mandag oppdaterer vi systemene våre.",
    nn: "Natt til måndag oppdaterer vi systema våre.",
    en: "We are updating our systems on Monday night.",
  },
  link: { href: "https://drift.example/", text: { nb: "Les om driften", nn: "Les om drifta", en: "Read more" } },
  isClosable: true,
};
const long = "Dette er en lang melding med mye å si om hva som skjer, hvorfor det skjer og hva du kan gjøre. "
  .repeat(4)
  .trim();

const bar = (name: string, ...notices: readonly Notice[]): GalleryState => ({
  name,
  render: () => <NoticeBar notices={notices} onClose={shownCalls.callback("onClose")} />,
});

const partNames: Readonly<Record<ClosablePart, string>> = {
  kjop: "Kjøp er stengt",
  profil: "Profilen er stengt",
  tilbud: "Tilbudene er stengt",
  tilbakemelding: "Tilbakemelding er stengt",
};

export const entry: GalleryEntry = {
  id: "driftsmelding",
  title: "Driftsmelding",
  group: "Meldinger",
  description: [
    "En melding på timen, uten en ny utgave av portalen: ved nederste kant av vinduet, så ingenting flytter seg for den som leser. De mest alvorlige kommer først, og det vises høyst tre.",
    "Er en del av portalen stengt, står det der den brukes: hvorfor, til når, og hvem kunden kan ringe. Det som var fylt ut, blir stående.",
  ],
  docs: "portal-sections",
  props: [propsOf("NoticesProps")],
  states: [
    bar("Driftsstans", outage),
    bar("Advarsel", warning),
    bar("Informasjon, som kan lukkes", info),
    bar("Alle tre", outage, warning, info),
    bar("På et annet språk enn siden", { ...warning, text: { en: "We are getting many calls right now." } }),
    bar("Lang", { ...warning, text: { nb: long } }),
    ...closableParts.map((part) => ({
      name: partNames[part],
      render: () => (
        <ClosedPart part={part}>
          <ClosedNote part={part} />
        </ClosedPart>
      ),
    })),
    {
      name: "Et skjema som var åpent",
      render: () => (
        <ClosedPart part="profil">
          <ClosedArea part="profil">
            <TextField label="E-postadresse" defaultValue="ola@eksempel.example" />
          </ClosedArea>
        </ClosedPart>
      ),
    },
  ],
};
