import type { ComponentType, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SectionHead } from "#ui/layout/SectionHead.ts";
import { Stack } from "#ui/layout/Stack.ts";
import { useRetryFocus } from "#ui/controls/useRetryFocus.ts";
import { AvtaleList } from "./AvtaleList.tsx";
import type { AvtalerProblemsProps } from "./AvtalerProblems.tsx";
import type { AvtalerToolsProps } from "./AvtalerTools.tsx";
import { AvtalerSkeleton } from "./AvtalerSkeleton.tsx";
import { useAvtaler } from "./useAvtaler.ts";

interface AvtalerSectionProps {
  /** Id of the section's heading: links lead to it. */
  readonly headingId: string;
  /** Shown instead of the list to a customer without agreements: `AvtalerEmpty`. */
  readonly empty: ReactNode;
  /** `AvtalerTools`, or one whose code is fetched when the list is long. */
  readonly Tools: ComponentType<AvtalerToolsProps>;
  /** `AvtalerProblems`, or one whose code is fetched when there is a problem. */
  readonly Problems: ComponentType<AvtalerProblemsProps>;
  /** The last of the section, when it is known what the customer has. */
  readonly end?: ReactNode;
}

/** The customer's agreements with their totals, and messages when some are missing (spec: avtaler-2, avtaler-5). */
export function AvtalerSection({ headingId, empty, Problems, Tools, end }: AvtalerSectionProps) {
  const { t } = useTranslation("avtaler");
  const { view, answers, isRetrying, retry } = useAvtaler();
  const hasProblem =
    [answers.own, ...answers.partner].some(({ status }) => status === "slow") ||
    view.status === "failed" ||
    (view.status === "list" && view.notices.length > 0);
  const { heading, notePress } = useRetryFocus(hasProblem);
  const problems = hasProblem && (
    <Problems view={view} answers={answers} isRetrying={isRetrying} onPress={notePress} onRetry={retry} />
  );

  if (view.status === "loading")
    return (
      <AvtalerSkeleton heading={t("heading")} loading={t("loading")}>
        {problems}
      </AvtalerSkeleton>
    );
  const rows = view.status === "list" ? view.rows : [];
  return (
    <Stack as="section" aria-labelledby={headingId}>
      <SectionHead>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {t("heading")}
        </h2>
        {rows.length > 0 && <p>{t("count", { count: rows.length })}</p>}
      </SectionHead>
      {problems}
      {view.status === "empty" && empty}
      {rows.length > 0 && <AvtaleList rows={rows} Tools={Tools} />}
      {end}
    </Stack>
  );
}
