import { useId } from "react";
import { useTranslation } from "react-i18next";
import { samtykketeksterQuery } from "#api/samtykke.ts";
import type { Skadekunde } from "#answers/kunde.ts";
import { SlowAnswer } from "#core/query/SlowAnswer.tsx";
import { useAnswer } from "#core/query/useAnswer.ts";
import { Stack } from "#ui/layout/Stack.ts";
import { useRetryFocus } from "#ui/controls/useRetryFocus.ts";
import { FetchFailed } from "../FetchFailed.tsx";
import { SamtykkeCard } from "./SamtykkeCard.tsx";
import { knownSamtykker } from "./samtykker.ts";

/**
 * The marketing consents: for customers who are not bank customers, where the brand configures it (spec: profil-25).
 */
export function SamtykkeSection({ skadekunde }: { readonly skadekunde: NonNullable<Skadekunde> }) {
  const { t } = useTranslation("forsikringsprofil");
  const tekster = useAnswer(samtykketeksterQuery(false));
  const headingId = useId();
  const isFailed = tekster.status === "failed";
  const isSlow = tekster.status === "slow";
  const { heading, notePress } = useRetryFocus(isFailed || isSlow);
  const samtykker = knownSamtykker(tekster.data ?? []);
  if (!isFailed && !isSlow && samtykker.length === 0) return undefined;

  const retry = () => {
    notePress();
    tekster.retry();
  };
  return (
    <Stack as="section" aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {t("samtykke")}
      </h2>
      <SlowAnswer answers={[tekster]} onRetry={notePress}>
        {t("samtykke.slow")}
      </SlowAnswer>
      {isFailed && <FetchFailed text={t("samtykke.failed")} isRetrying={tekster.isRetrying} onRetry={retry} />}
      {samtykker.map(({ navn, tekst }) => (
        <SamtykkeCard key={navn} navn={navn} tekst={tekst} status={skadekunde.samtykker?.[navn]} />
      ))}
    </Stack>
  );
}
