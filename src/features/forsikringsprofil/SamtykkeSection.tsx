import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { samtykketeksterQuery } from "#api/samtykke.ts";
import type { Skadekunde } from "#api/skadekunde.ts";
import { hasFailed } from "#core/query/hasFailed.ts";
import { Stack } from "#ui/layout/Stack.ts";
import { useRetryFocus } from "#ui/controls/useRetryFocus.ts";
import { FetchFailed } from "./FetchFailed.tsx";
import { SamtykkeCard } from "./SamtykkeCard.tsx";
import { knownSamtykker } from "./samtykker.ts";

/**
 * The marketing consents: for customers who are not bank customers, where the brand configures it (spec: profil-25).
 */
export function SamtykkeSection({ skadekunde }: { readonly skadekunde: NonNullable<Skadekunde> }) {
  const { t } = useTranslation("forsikringsprofil");
  const tekster = useQuery(samtykketeksterQuery(false));
  const headingId = useId();
  const isFailed = hasFailed(tekster);
  const { heading, notePress } = useRetryFocus(isFailed);
  const samtykker = knownSamtykker(tekster.data ?? []);
  if (!isFailed && samtykker.length === 0) return undefined;

  const retry = () => {
    notePress();
    void tekster.refetch();
  };
  return (
    <Stack as="section" aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {t("samtykke")}
      </h2>
      {isFailed && <FetchFailed text={t("samtykke.failed")} isRetrying={tekster.isFetching} onRetry={retry} />}
      {samtykker.map(({ navn, tekst }) => (
        <SamtykkeCard key={navn} navn={navn} tekst={tekst} status={skadekunde.samtykker?.[navn]} />
      ))}
    </Stack>
  );
}
