import type { Language } from "#contract/pageLanguage.ts";
import type { FormBasis } from "#studio/document/FormBasis.ts";
import type { PreviewStep } from "#studio/document/PreviewChoices.ts";

type PortalTexts = FormBasis["texts"];

/** The words of the portal in another language; words that are no text of the portal stay as they are. */
function wordsIn(texts: PortalTexts, language: Language, words: string): string {
  const all = Object.entries(texts.nb).flatMap(([file, entries]) =>
    Object.entries(entries).map(([key, value]) => ({ file, key, value: value.replaceAll("\u00AD", "") })),
  );
  // A part of a name is enough.
  const found = all.find(({ value }) => value === words) ?? all.find(({ value }) => value.includes(words));
  return (found && texts[language][found.file]?.[found.key]?.replaceAll("\u00AD", "")) ?? words;
}

/** The steps of a visitor, which are written in bokmål, in a page in another language. */
export function stepsIn(steps: readonly PreviewStep[], texts: PortalTexts, language: Language): readonly PreviewStep[] {
  if (language === "nb") return steps;
  const inWords = (words: string) => wordsIn(texts, language, words);
  return steps.map((step) => {
    if ("press" in step) return { ...step, press: inWords(step.press) };
    if ("openBelow" in step) return { openBelow: inWords(step.openBelow) };
    if ("write" in step) return { ...step, into: inWords(step.into) };
    return { changeIn: inWords(step.changeIn) };
  });
}
