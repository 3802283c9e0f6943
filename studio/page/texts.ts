import { fillText } from "#contract/fillText.ts";
import { plainQuotes } from "#studio/document/words.ts";
import brands from "#studio/texts/brands.nb.json";
import colours from "#studio/texts/colours.nb.json";
import commands from "#studio/texts/commands.nb.json";
import company from "#studio/texts/company.nb.json";
import contexts from "#studio/texts/contexts.nb.json";
import days from "#studio/texts/days.nb.json";
import fonts from "#studio/texts/fonts.nb.json";
import form from "#studio/texts/form.nb.json";
import languages from "#studio/texts/languages.nb.json";
import images from "#studio/texts/images.nb.json";
import offers from "#studio/texts/offers.nb.json";
import preview from "#studio/texts/preview.nb.json";
import shapes from "#studio/texts/shapes.nb.json";
import general from "#studio/texts/nb.json";

// One file for each part of the studio.
const nb = {
  ...general,
  ...brands,
  ...colours,
  ...commands,
  ...company,
  ...contexts,
  ...days,
  ...fonts,
  ...form,
  ...images,
  ...languages,
  ...offers,
  ...preview,
  ...shapes,
};

type Texts = typeof nb;
type PluralKey<Key = keyof Texts> = Key extends `${infer Base}_one` ? Base : never;
type Key = Exclude<keyof Texts, `${string}_${"one" | "other"}`>;
type Values = Readonly<Record<string, string | number>>;

/** A text of the studio, with its values filled in. */
export const text = (key: Key, values: Values = {}): string => plainQuotes(fillText(nb[key], values));

/** A text that depends on a number. */
export const countText = (key: PluralKey, count: number, values: Values = {}): string =>
  plainQuotes(fillText(nb[`${key}_${count === 1 ? "one" : "other"}`], { count, ...values }));
