import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SectionHead } from "#ui/layout/SectionHead.ts";
import { Stack } from "#ui/layout/Stack.ts";
import { useRetryFocus } from "#ui/controls/useRetryFocus.ts";
import { AvtaleList } from "./AvtaleList.tsx";
import { AvtalerEmpty } from "./AvtalerEmpty.tsx";
import { AvtalerFailed } from "./AvtalerFailed.tsx";
import { AvtalerNotices } from "./AvtalerNotices.tsx";
import { AvtalerSkeleton } from "./AvtalerSkeleton.tsx";
import { AvtalerTotalCard, type HintComponent } from "./AvtalerTotalCard.tsx";
import { useAvtaler } from "./useAvtaler.ts";

interface AvtalerSectionProps {
  /** Address of the contact details on the page, for example `#kontakt-telefon`. */
  readonly contactHref: string;
  /** Id of the section's heading: links lead to it. */
  readonly headingId: string;
  /** A button that opens a hint, by its name: `HintTooltip`, or one whose code is fetched after the page. */
  readonly Hint: HintComponent;
  /** Shown to a customer without agreements; decorative. */
  readonly emptyIllustration: ReactNode;
}

/** The customer's agreements with their totals, and messages when some are missing (spec: avtaler-2, avtaler-5). */
export function AvtalerSection({ contactHref, headingId, Hint, emptyIllustration }: AvtalerSectionProps) {
  const { t } = useTranslation("avtaler");
  const { view, isRetrying, retry } = useAvtaler();
  const hasFailure = view.status === "failed" || (view.status === "list" && view.notices.length > 0);
  const { heading, notePress } = useRetryFocus(hasFailure);
  const onRetry = () => {
    notePress();
    retry();
  };

  if (view.status === "loading") return <AvtalerSkeleton heading={t("heading")} loading={t("loading")} />;
  const rows = view.status === "list" ? view.rows : [];

  const body = (): ReactNode => {
    switch (view.status) {
      case "failed":
        return <AvtalerFailed isRetrying={isRetrying} onRetry={onRetry} />;
      case "empty":
        return <AvtalerEmpty contactHref={contactHref} illustration={emptyIllustration} />;
      case "list":
        return (
          <>
            <AvtalerNotices notices={view.notices} isRetrying={isRetrying} onRetry={onRetry} />
            {view.total && <AvtalerTotalCard total={view.total} Hint={Hint} />}
            {rows.length > 0 && <AvtaleList rows={rows} aria-labelledby={headingId} />}
          </>
        );
    }
  };

  return (
    <Stack as="section" aria-labelledby={headingId}>
      <SectionHead>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {t("heading")}
        </h2>
        {rows.length > 0 && <p>{t("count", { count: rows.length })}</p>}
      </SectionHead>
      {body()}
    </Stack>
  );
}
