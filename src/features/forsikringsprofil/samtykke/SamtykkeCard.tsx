import type { Samtykkesvar } from "#contract/wireNames.ts";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { Samtykketekst } from "#answers/samtykke.ts";
import { samtykkeMutation, type SamtykkeNavn } from "#api/samtykke.ts";
import { BackEndText } from "#core/i18n/BackEndText.tsx";
import { OfflineHint } from "#core/page/OfflineHint.tsx";
import { useClosed } from "#core/page/closedParts.ts";
import { useWrite } from "#core/query/useWrite.ts";
import { Card } from "#ui/layout/card/Card.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { RadioGroup } from "#ui/form/choice/RadioGroup.tsx";
import { theme } from "#ui/theme/theme.ts";
import { useSuccessToast } from "../useSuccessToast.ts";

interface SamtykkeCardProps {
  readonly navn: SamtykkeNavn;
  readonly tekst: Samtykketekst;
  /** `AUTHORIZED`, `NOT_AUTHORIZED`; undefined: not known, so nothing can be changed (spec: profil-26). */
  readonly status: string | undefined;
}

const answers: Readonly<Record<string, "yes" | "no">> = {
  AUTHORIZED: "yes",
  NOT_AUTHORIZED: "no",
} satisfies Record<Samtykkesvar, "yes" | "no">;

/** A consent: its text, and Ja or Nei. Saved at once. */
export function SamtykkeCard({ navn, tekst, status }: SamtykkeCardProps) {
  const { t } = useTranslation("forsikringsprofil");
  const save = useWrite(samtykkeMutation());
  const asked = save.isPending ? (save.variables.isApproved ? "yes" : "no") : undefined;
  const isClosed = useClosed("profil") !== undefined;
  const isLoaded = status !== undefined;
  const id = useId();
  const toast = useSuccessToast();
  const { ingress, tekst: explanation, textLanguage } = tekst;

  const change = (answer: "yes" | "no") => {
    if (!isLoaded || save.isPending) return;
    toast.close();
    save.mutate({ samtykke: navn, isApproved: answer === "yes" }, { onSuccess: () => toast.show(t(`${navn}.saved`)) });
  };
  return (
    <Card>
      <RadioGroup
        legend={
          <h3>
            <BackEndText language={textLanguage} fallback={t(navn)}>
              {tekst.tittel?.trim()}
            </BackEndText>
          </h3>
        }
        options={[
          { value: "yes", label: t("yes") },
          { value: "no", label: t("no") },
        ]}
        value={asked ?? answers[status ?? ""] ?? null}
        disabled={!isLoaded || save.isPending || isClosed}
        onValueChange={change}
        // Who arrives with the keyboard hears what Ja is an answer to, and what a press does (spec: profil-28).
        aria-describedby={`${id}question ${id}note`}
      >
        {ingress && (
          <Ingress id={`${id}question`}>
            <BackEndText language={textLanguage}>{ingress}</BackEndText>
          </Ingress>
        )}
        {explanation && (
          <p id={ingress ? undefined : `${id}question`}>
            <BackEndText language={textLanguage}>{explanation}</BackEndText>
          </p>
        )}
        {isLoaded ? (
          <Note id={`${id}note`}>{t("samtykke.storedAtOnce")}</Note>
        ) : (
          <Unknown id={`${id}note`} variant="info">
            {t("samtykke.unknown")}
          </Unknown>
        )}
      </RadioGroup>
      {save.isError && (
        <Failure variant="error">
          <OfflineHint />
          {t("samtykke.saveFailed")}
        </Failure>
      )}
    </Card>
  );
}

const Ingress = styled.p`
  margin-block-end: 0.25rem;
  font-weight: ${theme.font.weightStrong};
`;

const Note = styled.p`
  margin-block-start: 0.5rem;
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeSm};
`;

const Unknown = styled(Message)`
  margin-block: 1rem 0.5rem;
`;

/* The area of a radio button that can be pressed is larger than the visible button. */
const Failure = styled(Message)`
  margin-block-start: 1rem;
`;
