import { isSameJson } from "#contract/isSameJson.ts";
import { valueAt } from "#contract/valueAt.ts";
import type { JsonPath } from "#scripts/shared/text/jsonc/readTree.ts";
import { changesOfFile, type FieldChange, fieldsIn, isOverlapping, isReadable, withFieldOf } from "./fieldChanges.ts";
import { type DocumentKind, documentKinds, type DocumentTexts, type FileKind, isFileKind } from "./StudioDocument.ts";

/** A field, or a file, that both sides have changed in different ways. */
export interface Conflict {
  readonly key: string;
  readonly kind: DocumentKind;
  /** Left out: it is about the whole file. */
  readonly path?: JsonPath;
  readonly own: unknown;
  readonly theirs: unknown;
}

/** What two sides have made of one document. */
export interface DocumentMerge {
  /** Somebody has to say which value holds. */
  readonly conflicts: readonly Conflict[];
  /** The other changes of the other side: they hold beside the own ones. */
  readonly fields: readonly FieldChange[];
  /** Files that only the other side has changed, and that have no fields, such as images. */
  readonly files: readonly DocumentKind[];
  /**
   * Both together: the texts of the other side with the own changes.
   * @param taken keys of the conflicts in which the value of the other side holds
   */
  readonly texts: (taken: ReadonlySet<string>) => DocumentTexts;
}

type Versions = Readonly<Record<"own" | "saved" | "theirs", string | undefined>>;

interface FileMerge extends Omit<DocumentMerge, "texts"> {
  readonly text: (taken: ReadonlySet<string>) => string | undefined;
}

const nothing = { conflicts: [], fields: [], files: [] };

/** The fields that both sides have changed, each as the larger part of what the two have changed. */
function contestedPaths(mine: readonly FieldChange[], theirs: readonly FieldChange[]): JsonPath[] {
  const common = mine.flatMap(({ path }) =>
    theirs
      .filter((other) => isOverlapping(path, other.path))
      .map((other) => (other.path.length < path.length ? other.path : path)),
  );
  const byKey = new Map(common.map((path) => [JSON.stringify(path), path]));
  return [...byKey.values()].filter(
    (path) => !common.some((each) => each.length < path.length && isOverlapping(each, path)),
  );
}

function mergeFields(kind: FileKind, { saved, own = "", theirs = "" }: Versions): FileMerge {
  const [mine, others] = [changesOfFile(kind, saved, own), changesOfFile(kind, saved, theirs)];
  const paths = contestedPaths(mine, others);
  const isContested = ({ path }: FieldChange): boolean => paths.some((each) => isOverlapping(each, path));
  const conflicts = paths.flatMap((path): Conflict[] => {
    const values = { own: valueAt(fieldsIn(own), path), theirs: valueAt(fieldsIn(theirs), path) };
    return isSameJson(values.own, values.theirs)
      ? []
      : [{ key: JSON.stringify([kind, ...path]), kind, path, ...values }];
  });
  const alone = mine.filter((change) => !isContested(change)).map(({ path }) => path);
  return {
    conflicts,
    fields: others.filter((change) => !isContested(change)),
    files: [],
    text(taken) {
      const kept = conflicts.filter(({ key }) => !taken.has(key)).map(({ path = [] }) => path);
      return [...alone, ...kept].reduce((text, path) => withFieldOf(text, own, path), theirs);
    },
  };
}

function mergeFile(kind: DocumentKind, versions: Versions): FileMerge {
  const { saved = "", own = "", theirs = "" } = versions;
  if (theirs === saved || theirs === own) return { ...nothing, text: () => versions.own };
  const isDeleted = theirs === "";
  const isBroken = isFileKind(kind) && !isReadable(theirs);
  if (isFileKind(kind) && !isDeleted && own !== "" && own !== saved && isReadable(own) && !isBroken)
    return mergeFields(kind, versions);
  if (own === saved && !isDeleted && !isBroken) {
    const fields = isFileKind(kind) ? changesOfFile(kind, saved, theirs) : [];
    return { conflicts: [], fields, files: fields.length === 0 ? [kind] : [], text: () => theirs };
  }
  const conflict = { key: JSON.stringify([kind]), kind, own, theirs };
  return { ...nothing, conflicts: [conflict], text: (taken) => (taken.has(conflict.key) ? theirs : own) };
}

/**
 * Brings two sides of a document together, field by field.
 * @param saved what both began with
 * @param own the texts of this page
 * @param theirs the texts of the other side: another program, or another tab
 */
export function mergeDocuments(saved: DocumentTexts, own: DocumentTexts, theirs: DocumentTexts): DocumentMerge {
  const merges = documentKinds.map((kind) => {
    const merge = mergeFile(kind, { saved: saved[kind], own: own[kind], theirs: theirs[kind] });
    return { kind, ...merge };
  });
  return {
    conflicts: merges.flatMap(({ conflicts }) => conflicts),
    fields: merges.flatMap(({ fields }) => fields),
    files: merges.flatMap(({ files }) => files),
    texts(taken) {
      const changed = merges.flatMap(({ kind, text }) => {
        const merged = text(taken);
        return merged === undefined ? [] : [[kind, merged] as const];
      });
      return { ...own, ...Object.fromEntries(changed) };
    },
  };
}
