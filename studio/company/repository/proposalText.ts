import { fillText } from "#contract/fillText.ts";
import texts from "#studio/texts/proposals.nb.json" with { type: "json" };

/** A text about proposals, with its values filled in. */
export const proposalText = (key: keyof typeof texts, values: Readonly<Record<string, string | number>> = {}): string =>
  fillText(texts[key], values);
