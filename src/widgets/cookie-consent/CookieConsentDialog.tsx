import { type ReactNode, useId, useState } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { Checkbox } from "#ui/form/choice/Checkbox.tsx";
import { DialogHead } from "#ui/overlay/DialogHead.tsx";
import { Modal } from "#ui/overlay/Modal.tsx";
import { from } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import { groupedNumber } from "#ui/texts/groupedNumber.ts";
import type { TextReader } from "../texts/createTextReader.ts";
import { type ConsentCategory, type ConsentRecord, consentCategories } from "./consentRecord.ts";
import type { CookieConsentText } from "./cookieConsentTexts.ts";

/** Who answers for the personal data. */
export interface DataController {
  /** Full company name. */
  readonly name: string;
  /** Nine digits. */
  readonly organisationNumber?: string | undefined;
}

interface CookieConsentDialogProps {
  readonly t: TextReader<CookieConsentText>;
  readonly dataController: DataController;
  /** A link to the page about cookies and privacy. */
  readonly privacyLink?: ReactNode;
  /**
   * The choices that were made before: they are shown, and the dialog can be closed. Left out: nothing is ticked, and
   * one must be made.
   */
  readonly stored: ConsentRecord | undefined;
  readonly onAcceptAll: () => void;
  /** Left out: there is no 'Avvis alle'. */
  readonly onRejectAll: (() => void) | undefined;
  readonly onAcceptChosen: (chosen: ReadonlySet<ConsentCategory>) => void;
  /** Closed without another choice. */
  readonly onClose: () => void;
}

/**
 * 'Velg informasjonskapsler' (spec: consent-1, consent-27). No box is ticked in advance, and all buttons have the same
 * weight (spec: consent-5).
 */
export function CookieConsentDialog(props: CookieConsentDialogProps) {
  const {
    t,
    dataController: { name, organisationNumber },
    privacyLink,
    stored,
    onAcceptAll,
    onRejectAll,
    onAcceptChosen,
    onClose,
  } = props;
  const id = useId();
  const [chosen, setChosen] = useState<ReadonlySet<ConsentCategory>>(
    () => new Set(consentCategories.filter((category) => stored?.[category] === "accepted")),
  );
  const choose = (category: ConsentCategory, isChosen: boolean) => {
    const others = consentCategories.filter((each) => each !== category && chosen.has(each));
    setChosen(new Set(isChosen ? [...others, category] : others));
  };
  const dismiss = () => {
    if (stored !== undefined) onClose();
  };
  return (
    <Modal aria-labelledby={`${id}title`} aria-describedby={`${id}lead`} dismiss={dismiss}>
      <Content>
        {stored === undefined ? (
          <h2 id={`${id}title`}>{t("title")}</h2>
        ) : (
          <DialogHead id={`${id}title`} closeLabel={t("close")} onClose={onClose}>
            {t("title")}
          </DialogHead>
        )}
        <Matter>
          <p id={`${id}lead`}>{t("lead")}</p>
          <Categories>
            <VisuallyHidden as="legend">{t("legend")}</VisuallyHidden>
            {consentCategories.map((category) => (
              <Checkbox
                key={category}
                label={<strong>{t(category)}</strong>}
                checked={chosen.has(category)}
                help={t(`${category}.text`)}
                onCheckedChange={(isChosen) => choose(category, isChosen)}
              />
            ))}
          </Categories>
          <SmallPrint>
            <p>
              {organisationNumber === undefined
                ? t("dataController", { name })
                : t("dataController.numbered", { name, organisationNumber: groupedNumber(organisationNumber) })}{" "}
              {t("changeLater")}
            </p>
            {privacyLink !== undefined && <p>{privacyLink}</p>}
          </SmallPrint>
        </Matter>
        <Answers>
          <Button variant="secondary" onClick={onAcceptAll}>
            {t("acceptAll")}
          </Button>
          {onRejectAll && (
            <Button variant="secondary" onClick={onRejectAll}>
              {t("rejectAll")}
            </Button>
          )}
          <Button variant="secondary" aria-describedby={`${id}nothing`} onClick={() => onAcceptChosen(chosen)}>
            {t("acceptChosen")}
          </Button>
          <p id={`${id}nothing`}>{t("nothingChosen")}</p>
        </Answers>
      </Content>
    </Modal>
  );
}

/** On an upright phone all buttons and 'Lukk' stay visible: the content between them scrolls. */
const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: 1rem;

  & > :first-child {
    flex: none;
    margin: 0;
  }

  /*
   * So small that the longest word of the title has room on the narrowest phone, below the button that closes, and with
   * larger text.
   */
  h2 {
    font-size: min(${theme.font.sizeLg}, 0.5 * var(--heading-limit, 13vw));
  }

  & > :first-child > button {
    margin-block-start: -1rem;
  }

  ${from.medium} {
    h2 {
      font-size: ${theme.font.sizeXl};
    }

    & > :first-child > button {
      margin-block-start: -0.625rem;
    }
  }

  @media (orientation: portrait) {
    --dialog-padding: ${theme.space[2]};

    max-height: calc(100dvh - 2 * ${theme.space[1]} - 2 * var(--dialog-padding));

    ${from.medium} {
      --dialog-padding: ${theme.space[3]};
    }
  }
`;

/**
 * As wide as the dialog on a phone, with room for focus rings. A shadow at the lower edge says that there is more; what covers it scrolls with
 * the end of the content.
 */
const Matter = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 1rem;
  overflow-y: auto;
  min-height: min(10rem, 20vh);
  margin: -0.5rem calc(-1 * var(--dialog-padding, 0.5rem));
  padding: 0.5rem var(--dialog-padding, 0.5rem);
  background:
    linear-gradient(${theme.color.surface}, ${theme.color.surface}) bottom / 100% 1.5rem no-repeat local,
    linear-gradient(transparent, color-mix(in srgb, ${theme.color.overlay} 35%, transparent)) bottom / 100% 1rem
      no-repeat scroll;
`;

const Categories = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: 0.75rem;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const SmallPrint = styled.div`
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeSm};
  overflow-wrap: anywhere;
`;

const Answers = styled.div`
  display: grid;
  flex: none;
  gap: 0.75rem;

  /* Each text has room on one line, with larger text too: no button looks heavier than another. */
  & > button {
    padding-inline: 0.5rem;
  }

  ${from.medium} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);

    & > * {
      grid-row: 1;
    }

    /* Below the last button, which it explains. */
    & > p {
      grid-row: 2;
    }
  }

  & > p {
    margin: 0;
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeSm};
  }
`;
