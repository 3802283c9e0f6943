import type { ComponentProps } from "react";
import texts from "#locales/nb/tilbakemelding.json";
import { createTextReader, type OwnTexts, type TextReader } from "../texts/createTextReader.ts";

/** Keys of the texts of feedback, follow-up and contact form. */
export type TilbakemeldingText = keyof typeof texts;

/** Reads a text of feedback, follow-up or contact form. */
export type TilbakemeldingReader = TextReader<TilbakemeldingText>;

/** The texts of feedback, follow-up and contact form, where the application's texts replace the built-in ones. */
export const readTilbakemelding = (own: OwnTexts<TilbakemeldingText> | undefined): TilbakemeldingReader =>
  createTextReader<TilbakemeldingText>(texts, own);

/** What feedback, follow-up and contact form can be given. All other attributes are for the `<section>` around them. */
export interface TilbakemeldingSettings extends Omit<ComponentProps<"section">, "children"> {
  /** Texts that replace the built-in ones. */
  readonly texts?: OwnTexts<TilbakemeldingText> | undefined;
}
