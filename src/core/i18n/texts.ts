import type { InlineTexts } from "./inlineTexts.ts";

/**
 * The texts that come with a page instead of the first load (`useTexts`), by namespace. Each feature adds its own with
 * `declare module "#core/i18n/texts.ts"`; types only, so that nothing of them is in the first load.
 */
export interface FeatureTexts {}

/** Every namespace and its keys, for the types of `useTranslation`. */
export type Texts = InlineTexts & FeatureTexts;
