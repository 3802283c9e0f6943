import type { IsTranslated } from "#contract/descriptor/inLanguage.ts";
import type { Language } from "#contract/pageLanguage.ts";
import { parseJson } from "#scripts/shared/text/jsonc/readTree.ts";
import type { FieldPath, FieldPlace } from "#studio/document/describeField.ts";
import { isOfBase, languagesIn } from "#studio/document/FormBasis.ts";
import type { DocumentTexts, FileKind } from "#studio/document/StudioDocument.ts";
import { olderTexts } from "./olderTexts.ts";
import { schemaNodes } from "../fields/schemaNodes.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import type { Schemas } from "../studioApi.ts";
import { isObject } from "#contract/isObject.ts";
import { valueAt } from "#contract/valueAt.ts";

const childrenOf = (value: unknown): readonly (readonly [number | string, unknown])[] =>
  Array.isArray(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : [];

/** The paths of the texts that a file has, and another one does not. */
function missingTexts(
  has: unknown,
  lacks: unknown,
  isTranslated: IsTranslated,
  path: FieldPath = [],
): readonly FieldPath[] {
  if (typeof has === "string") {
    const isThere = typeof lacks === "string" && lacks !== "";
    return isThere || !isTranslated(path) ? [] : [path];
  }
  return childrenOf(has).flatMap(([step, child]) =>
    missingTexts(child, valueAt(lacks, [step]), isTranslated, [...path, step]),
  );
}

/** The languages of a brand, as it is edited. */
export interface LanguagesOfBrand {
  /** The language that the descriptor is written in. */
  readonly own: Language;
  /** Its own first. */
  readonly all: readonly Language[];
  /** The language whose texts are shown. */
  readonly shown: Language;
  readonly isTranslated: IsTranslated;
  /** The file with the texts in a language. */
  readonly fileOf: (language: Language) => FileKind;
  /** Where a field of the descriptor is written for a language: texts have a file for each. */
  readonly placeIn: (language: Language, path: FieldPath) => FieldPlace;
  /** The texts that a language does not have, and another one has. */
  readonly missing: ReadonlyMap<Language, readonly FieldPlace[]>;
  /** The texts of a language that have not changed since saving, while the same text has in another language. */
  readonly older: ReadonlyMap<Language, readonly FieldPlace[]>;
}

const asked = new WeakMap<Schemas, IsTranslated>();

/** Whether a field is a text, by the schema of the language files. The answers are kept. */
function translatedBy(schemas: Schemas): IsTranslated {
  const known = new Map<string, boolean>();
  const ask: IsTranslated = (path) => {
    const key = path.map((step) => (typeof step === "number" ? 0 : step)).join("\n");
    const answer =
      known.get(key) ?? (path[0] !== "$schema" && schemaNodes(schemas.en, path).some(({ type }) => type === "string"));
    known.set(key, answer);
    return answer;
  };
  const before = asked.get(schemas) ?? ask;
  asked.set(schemas, before);
  return before;
}

/**
 * The languages of a brand, and what is missing in them.
 * @param wanted the language to show, if the brand has it
 * @param saved the texts as they are saved
 */
export function readLanguages(
  texts: DocumentTexts,
  { basis, schemas }: Pick<OpenedBrand, "basis" | "schemas">,
  wanted: Language | undefined,
  saved: DocumentTexts = texts,
): LanguagesOfBrand {
  const descriptor = parseJson(texts.descriptor).value;
  const [own, ...others] = languagesIn(descriptor, basis);
  const all = [own, ...others];
  const isTranslated = translatedBy(schemas);
  const fileOf = (language: Language): FileKind => (language === own ? "descriptor" : language);
  // The base has a file for a language when a brand needs it.
  const hasFile = (language: Language): boolean => !isOfBase(basis) || (texts[language] ?? "") !== "";
  const written = others.map((language) => parseJson(texts[language] ?? "").value);
  const versions = all.map((language, index) => {
    const kind = fileOf(language);
    const edited = language === own ? descriptor : written[index - 1];
    return { language, kind, edited, saved: saved[kind] === texts[kind] ? edited : parseJson(saved[kind] ?? "").value };
  });
  const older = versions.map((version, index) => {
    const paths = olderTexts(version, versions.toSpliced(index, 1), isTranslated);
    return [version.language, paths.map((path): FieldPlace => ({ kind: version.kind, path }))] as const;
  });
  const missingIn = (language: Language, index: number): FieldPlace[] => {
    const paths =
      language === own
        ? written.flatMap((value) => missingTexts(value, descriptor, isTranslated))
        : missingTexts(hasFile(language) ? descriptor : undefined, written[index - 1], isTranslated);
    const byKey = new Map(paths.map((path) => [JSON.stringify(path), path]));
    return [...byKey.values()].map((path) => ({ kind: fileOf(language), path }));
  };
  return {
    own,
    all,
    shown: all.find((each) => each === wanted) ?? own,
    isTranslated,
    fileOf,
    placeIn: (language, path) => ({ kind: isTranslated(path) ? fileOf(language) : "descriptor", path }),
    missing: new Map(all.map((language, index) => [language, missingIn(language, index)])),
    older: new Map(older),
  };
}
