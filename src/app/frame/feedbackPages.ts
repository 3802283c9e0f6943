import type { PagePath } from "#contract/pagePaths.ts";
import type { TilbakemeldingPreset } from "#widgets/tilbakemelding/svar/hovedsporsmal.ts";

/** What the feedback section of a page asks, and what its answers are about. */
interface PageFeedback {
  readonly preset: TilbakemeldingPreset;
  readonly productCode: string;
}

/** The pages with a feedback section (spec: feedback-1). */
export const feedbackPages = {
  "/": { preset: "gjort", productCode: "OVERSIKT" },
  "/tilbud": { preset: "fornoyd", productCode: "TILBUD" },
} as const satisfies Partial<Record<PagePath, PageFeedback>>;
