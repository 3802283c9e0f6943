import type { BrandBlock } from "#contract/brandBlock.ts";
import type { PublicDescriptor } from "#contract/descriptor/descriptorSchema.ts";
import { isObject } from "#contract/isObject.ts";
import type { Language } from "#contract/pageLanguage.ts";
import { markAddress, markText, type OriginPath } from "#scripts/shared/marks/markText.ts";
import { spaced } from "#scripts/compile/withNoBreakSpaces.ts";
import { eachLanguage, type LanguageInput, type StampInput } from "./StampInput.ts";
import { shownValues } from "./shownValues.ts";

/** Where a field is written, given its path in the effective descriptor. */
export type OriginOf = (path: OriginPath) => OriginPath;

function write(root: unknown, path: OriginPath, value: string): void {
  const [step = "", ...rest] = path;
  if (!isObject(root) && !Array.isArray(root)) return;
  const values = root as Record<string | number, unknown>;
  if (rest.length === 0) values[step] = value;
  else write(values[step], rest, value);
}

/** A descriptor, or a part of one, whose shown texts and addresses carry where they come from. */
export function markedValues<Values>(values: Values, originOf: OriginOf): Values {
  const marked = structuredClone(values);
  for (const { path, seenAs, value } of shownValues(values)) {
    if (seenAs === "text") write(marked, path, markText(value, originOf(path)));
    if (seenAs === "href") write(marked, path, markAddress(value, originOf(path)));
  }
  return marked;
}

/**
 * A brand whose page carries where each shown text comes from, for previews and measurements on this machine. The
 * portal's own texts are marked too: they are given to it as if the brand had written all of them.
 * @param portalTexts in a language, by file and key
 */
export function markedInput(
  input: StampInput,
  portalTexts: (language: Language) => PublicDescriptor["texts"],
  originOf: OriginOf,
): StampInput {
  const marked = ({ tenant, environments, ...rest }: LanguageInput): LanguageInput => {
    const texts = Object.fromEntries(
      Object.entries(spaced(portalTexts(rest.language))).map(([name, all]) => [
        name,
        { ...all, ...tenant.texts[name] },
      ]),
    );
    const { Test } = environments;
    const overlay: BrandBlock["environments"]["Test"]["overlay"] = markedValues(Test.overlay, originOf);
    return {
      ...rest,
      tenant: markedValues({ ...tenant, texts }, originOf),
      environments: { ...environments, Test: { ...Test, overlay } },
    };
  };
  return { ...input, languages: eachLanguage(input.languages, marked) };
}
