import { escapeRegExp } from "#scripts/shared/text/escapeRegExp.ts";
import { repository } from "#scripts/files/repository.ts";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

import { type Finding, findingAt } from "#scripts/findings/Finding.ts";
import { problem } from "#scripts/findings/Problem.ts";
import { locate } from "#scripts/brands/json/jsonFile.ts";
import { placeAtOffset, type SourceFile, startOf } from "#scripts/brands/json/sourceFile.ts";
import type { Locales } from "../loadLocales.ts";
import type { Rule } from "../Rule.ts";

/** A place where the code asks for a text. */
interface AskedText {
  readonly source: SourceFile;
  readonly offset: number;
  readonly key: string;
  /** The files of `locales/nb/` that this module reads. */
  readonly features: readonly string[];
}

/** A template that is completed at run time, such as `${type}.title`. */
interface AskedPattern {
  readonly pattern: RegExp;
  readonly features: readonly string[];
}

const featureCall = /\b(?:useTranslation|textSource(?:<[^>]*>)?)\s*\(\s*"([\w-]+)"/g;
const quotedText = /"((?:[^"\\\n]|\\.)*)"/g;
const textCall = /\bt\w*\(\s*"([^"]+)"/g;
const templateCall = /\bt\w*\(\s*`([^`]*)`/g;
/** The build reads the texts of the document itself as `own.noScript`; a part of `src/ui/`, its own as `texts.close`. */
const property = /\b(?:own|texts)\.(\w+)/g;
/** A part of `src/ui/` also takes its texts apart: `const { close } = useTexts(…)`. */
const takenTexts = /\{([^{}]*)\} = useTexts\(/g;

/** A plural form is asked for by the key alone. */
const withoutPlural = (key: string): string => key.replace(/_(?:zero|one|two|few|many|other)$/, "");

const patternOf = (template: string): RegExp =>
  new RegExp(
    `^${template
      .split(/\$\{[^}]*\}/)
      .map(escapeRegExp)
      .join(".*")}$`,
  );

/** What the sources ask for. Regular expressions are enough: a text that is found too often is only not reported. */
class AskedTexts {
  readonly words = new Set<string>();
  readonly patterns: AskedPattern[] = [];
  readonly asked: AskedText[] = [];

  constructor(sources: readonly SourceFile[]) {
    for (const source of sources) this.#add(source);
  }

  #add(source: SourceFile): void {
    const { text } = source;
    const features = [...text.matchAll(featureCall)].map(([, feature = ""]) => feature);
    for (const [, word = ""] of text.matchAll(quotedText)) this.words.add(word);
    for (const [, word = ""] of text.matchAll(property)) this.words.add(word);
    for (const [, names = ""] of text.matchAll(takenTexts))
      for (const [name] of names.matchAll(/(?<!: ?)\b\w+/g)) this.words.add(name);
    for (const [, template = ""] of text.matchAll(templateCall))
      this.patterns.push({ pattern: patternOf(template), features });
    for (const { 1: key = "", index } of text.matchAll(textCall))
      if (features.length > 0) this.asked.push({ source, offset: index, key, features });
  }

  uses(feature: string, key: string): boolean {
    if (this.words.has(key)) return true;
    return this.patterns.some(
      ({ pattern, features }) => (features.length === 0 || features.includes(feature)) && pattern.test(key),
    );
  }
}

/** Texts that nothing shows, and texts that are shown and do not exist. */
export function textUseFindings(locales: Locales, sources: readonly SourceFile[]): Finding[] {
  const asked = new AskedTexts(sources);
  const unused = [...locales.files].flatMap(([feature, { json, texts }]) =>
    [...texts].flatMap(([key, { path }]) =>
      asked.uses(feature, withoutPlural(key)) || asked.words.has(key)
        ? []
        : [findingAt(locate(json, path).key, problem("unused-text", { key }))],
    ),
  );
  const known = new Map(
    [...locales.files].map(([feature, { texts }]) => [feature, new Set([...texts.keys()].map(withoutPlural))]),
  );
  const missing = asked.asked.flatMap(({ source, offset, key, features }) => {
    const [first = ""] = features;
    const exists = features.some((feature) => known.get(feature)?.has(key) === true || !known.has(feature));
    if (exists) return [];
    const related = [{ ...placeAtOffset(source, offset), note: "shown" as const }];
    const place = startOf(`locales/nb/${first}.json`);
    return [findingAt(place, problem("missing-text", { feature: first, key }), { related })];
  });
  return [...unused, ...missing];
}

/** The sources of the portal, and of the pages that the build makes. */
export function textSources(): SourceFile[] {
  return ["src", "scripts/stamp"].flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!\.test|\.d)\.tsx?$/.test(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name))
      .toSorted()
      .map((path) => ({
        file: relative(repository, path).split(sep).join("/"),
        text: readFileSync(path, "utf8"),
      })),
  );
}

/**
 * Code and `locales/nb/` have the same texts (spec: brands-22). It is checked where the compiled portal is checked too.
 */
export const usedTextsRule: Rule = {
  name: "used texts",
  check: ({ locales, portal }) => (portal === undefined ? [] : textUseFindings(locales, textSources())),
};
