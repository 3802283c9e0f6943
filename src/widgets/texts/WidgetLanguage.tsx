import type { ReactNode } from "react";
import { builtInReader, TextsContext } from "#ui/texts/TextsContext.ts";

/** Properties of `WidgetLanguage`. */
export interface WidgetLanguageProps {
  /** `nb`, `nn` or `en`. */
  readonly language: "nb" | "nn" | "en";
  /** The part of the page whose widgets are in this language. */
  readonly children: ReactNode;
}

/** The readers, each of which is the same one in every render. */
const readers = { nb: builtInReader("nb"), nn: builtInReader("nn"), en: builtInReader("en") };

/** Sets the language of the texts that are built into the widgets below. Without it they are in bokmål. */
export function WidgetLanguage({ language, children }: WidgetLanguageProps) {
  return <TextsContext value={readers[language]}>{children}</TextsContext>;
}
