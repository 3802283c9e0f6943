import { fillText } from "#contract/fillText.ts";
import brands from "#studio/texts/brands.nb.json" with { type: "json" };
import form from "#studio/texts/form.nb.json" with { type: "json" };
import languages from "#studio/texts/languages.nb.json" with { type: "json" };
import general from "#studio/texts/nb.json" with { type: "json" };

const texts = { ...general, ...brands, ...form, ...languages };

/** A text that page and server say of a change, with its values filled in. */
export const changeText = (key: keyof typeof texts, values: Readonly<Record<string, string | number>> = {}): string =>
  fillText(texts[key], values);
