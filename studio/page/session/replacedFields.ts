import { isSameJson } from "#contract/isSameJson.ts";
import { valueAt } from "#contract/valueAt.ts";
import type { JsonPath } from "#scripts/shared/text/jsonc/readTree.ts";
import { changesOfFile, fieldsIn, isOverlapping, withFieldOf } from "#studio/document/fieldChanges.ts";
import {
  type DocumentKind,
  documentKinds,
  type DocumentTexts,
  isFileKind,
  type StudioDocument,
} from "#studio/document/StudioDocument.ts";

/** A value that a colleague has replaced in this page. */
export interface ReplacedField {
  readonly kind: DocumentKind;
  /** No steps: an image, or another file without fields. */
  readonly path: JsonPath;
  /** The texts in which the field has the value that was here before. */
  readonly former: DocumentTexts;
  /** The value of the colleague. Undefined: there is none. */
  readonly now: unknown;
  /** Name of the colleague. */
  readonly by: string;
}

/** Two versions of the texts of a page: before and after what a colleague has written is shown. */
interface ShownTexts {
  readonly before: DocumentTexts;
  readonly after: DocumentTexts;
}

/** The value of a field; the text of a file without fields. */
const valueIn = (texts: DocumentTexts, { kind, path }: Pick<ReplacedField, "kind" | "path">): unknown =>
  isFileKind(kind) ? valueAt(fieldsIn(texts[kind]), path) : texts[kind];

const isSamePlace = (a: ReplacedField, b: ReplacedField): boolean =>
  a.kind === b.kind && a.path.join("\n") === b.path.join("\n");

function changesOf(kind: DocumentKind, { before, after }: ShownTexts): readonly Pick<ReplacedField, "kind" | "path">[] {
  if (before[kind] === after[kind]) return [];
  return isFileKind(kind) ? changesOfFile(kind, before[kind], after[kind]) : [{ kind, path: [] }];
}

/**
 * What colleagues have replaced in a page, after it shows newer texts of the server. The value that was here before the
 * first of them stays known. What nobody else has done, such as another tab of the same person, is not in it.
 */
export function withReplaced(
  known: readonly ReplacedField[],
  shown: ShownTexts,
  { changedBy, ofOthers = [], paths }: Pick<StudioDocument, "changedBy" | "ofOthers" | "paths">,
): readonly ReplacedField[] {
  const added = documentKinds.flatMap((kind) =>
    changesOf(kind, shown).flatMap((place): readonly ReplacedField[] => {
      const writer = ofOthers.find(({ file, path }) => file === paths[kind] && isOverlapping(path, place.path));
      const by = writer?.by ?? changedBy;
      return by === undefined ? [] : [{ ...place, former: shown.before, now: valueIn(shown.after, place), by }];
    }),
  );
  const next = added.map((each) => ({
    ...each,
    former: known.find((one) => isSamePlace(one, each))?.former ?? each.former,
  }));
  return [...known.filter((each) => !next.some((one) => isSamePlace(one, each))), ...next];
}

/** Those that still have the value of the colleague, and not the former one. */
export const stillReplaced = (fields: readonly ReplacedField[], texts: DocumentTexts): readonly ReplacedField[] =>
  fields.filter(
    (each) => isSameJson(valueIn(texts, each), each.now) && !isSameJson(valueIn(each.former, each), each.now),
  );

/** Texts in which a field has the value again that a colleague has replaced. */
export function withFormer(texts: DocumentTexts, { kind, path, former }: ReplacedField): DocumentTexts {
  const [now = "", before = ""] = [texts[kind], former[kind]];
  return { ...texts, [kind]: isFileKind(kind) ? withFieldOf(now, before, path) : before };
}

/** What others have written in a document that would be saved with it, each with its value. */
export const writtenByOthers = ({ ofOthers = [], paths, texts }: StudioDocument) =>
  ofOthers.map((field) => {
    const kind = documentKinds.find((each) => paths[each] === field.file);
    const value = kind === undefined ? undefined : valueIn(texts, { kind, path: field.path });
    return { ...field, kind, key: JSON.stringify([field.file, field.path, value]) };
  });
