import brands from "#studio/texts/brands.nb.json" with { type: "json" };
import form from "#studio/texts/form.nb.json" with { type: "json" };
import languages from "#studio/texts/languages.nb.json" with { type: "json" };
import general from "#studio/texts/nb.json" with { type: "json" };
import { fillText } from "#contract/fillText.ts";

/** Longer texts are cut. */
const longest = 60;

/** The beginning of a text. */
export const shortened = (text: string, most = longest): string =>
  text.length > most ? `${text.slice(0, most).trimEnd()} …` : text;

/** The words of a text: one kind of space, no soft hyphens. */
export const wordsOf = (text: string): string => text.replaceAll("\u00AD", "").replaceAll(/\s+/g, " ").trim();

/** The name of a font as people write it: "Work Sans". */
export const familyName = (family: string): string =>
  family
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

const texts = { ...general, ...brands, ...form, ...languages };

/** A text that page and server say of a change, with its values filled in. */
export const changeText = (key: keyof typeof texts, values: Readonly<Record<string, string | number>> = {}): string =>
  fillText(texts[key], values);

/** A sentence in which a name with quotes of its own has none around it: `Kampanjen «jul»`, not `«Kampanjen «jul»»`. */
export const plainQuotes = (text: string): string => text.replaceAll(/«([^«»]*«[^«»]*»[^«»]*)»/g, "$1");
