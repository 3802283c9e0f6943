import type { ComponentProps } from "react";
import type texts from "#locales/nb/tilbakemelding.json";
import { textSource } from "#ui/texts/TextsContext.ts";
import { type OwnTexts, type TextReader, useTextReader } from "../texts/createTextReader.ts";

/** Keys of the texts of feedback, follow-up and contact form. */
export type TilbakemeldingText = keyof typeof texts;

/** Reads a text of feedback, follow-up or contact form. */
export type TilbakemeldingReader = TextReader<TilbakemeldingText>;

/** The built-in texts of feedback, follow-up and contact form. */
const builtIn = textSource<typeof texts>("tilbakemelding");

/** The texts of feedback, follow-up and contact form, where the application's texts replace the built-in ones. */
export const useTilbakemeldingText = (own: OwnTexts<TilbakemeldingText> | undefined): TilbakemeldingReader =>
  useTextReader<TilbakemeldingText>(builtIn, own);

/** What feedback, follow-up and contact form can be given. All other attributes are for the `<section>` around them. */
export interface TilbakemeldingSettings extends Omit<ComponentProps<"section">, "children"> {
  /** Texts that replace the built-in ones. */
  readonly texts?: OwnTexts<TilbakemeldingText> | undefined;
}
