import { isObject } from "#contract/isObject.ts";
import { isSameJson } from "#contract/isSameJson.ts";
import { valueAt } from "#contract/valueAt.ts";
import { type JsonPath, parseJson } from "#scripts/shared/text/jsonc/readTree.ts";
import { removeValue } from "#scripts/shared/text/jsonc/removeValue.ts";
import { setValue } from "#scripts/shared/text/jsonc/setValue.ts";
import { type DocumentTexts, type FileKind, fileKinds } from "./StudioDocument.ts";

/** A value that differs between two versions of a file. Left out: there is none. */
export interface ChangedValue {
  readonly path: JsonPath;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** A value that differs between two versions of a document. */
export interface FieldChange extends ChangedValue {
  readonly kind: FileKind;
}

/** Objects are what their fields are. Items of two lists belong together where both have as many of them. */
function partsOf(before: unknown, after: unknown): readonly (string | number)[] | undefined {
  if (Array.isArray(before) && Array.isArray(after)) {
    const isOfObjects = before.length === after.length && [...before, ...after].every(isObject);
    return isOfObjects ? [...before.keys()] : undefined;
  }
  const [left, right] = [before ?? {}, after ?? {}];
  return isObject(left) && isObject(right) ? [...new Set([...Object.keys(left), ...Object.keys(right)])] : undefined;
}

/** The value of a token of a theme is a value as a whole. */
const isOfToken = (path: JsonPath): boolean => path.at(-1) === "$value";

/** The values that differ between two values. */
export function changedValues(before: unknown, after: unknown, path: JsonPath = []): ChangedValue[] {
  if (isSameJson(before, after)) return [];
  const parts = isOfToken(path) ? undefined : partsOf(before, after);
  if (parts === undefined || parts.length === 0)
    return [{ path, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }];
  return parts.flatMap((step) => changedValues(valueAt(before, [step]), valueAt(after, [step]), [...path, step]));
}

/** Whether a file can be read; one that does not exist has no fields. */
export const isReadable = (text: string | undefined): boolean => !text || !parseJson(text).isBroken;

/** Whether a text is a file that exists and can be read. */
export const isReadableFile = (text: string): boolean => text !== "" && isReadable(text);

/** The files of a document that cannot be read. */
export const brokenKinds = (texts: DocumentTexts): FileKind[] => fileKinds.filter((kind) => !isReadable(texts[kind]));

/** The fields of a file, as far as it can be read. */
export const fieldsIn = (text: string | undefined): unknown => (text ? parseJson(text).value : undefined);

/**
 * The values of a file that differ between two versions of a document. A later version that cannot be read has none; an
 * earlier one has what can be read of it. The line with the schema is for text editors: it is no change.
 */
export function changesOfFile(kind: FileKind, before: string | undefined, after: string | undefined): FieldChange[] {
  if (before === after || !isReadable(after)) return [];
  return changedValues(fieldsIn(before), fieldsIn(after)).flatMap((change) =>
    change.path[0] === "$schema" ? [] : { kind, ...change },
  );
}

/** The values that differ between two versions of a document. */
export const fieldChanges = (before: DocumentTexts, after: DocumentTexts): FieldChange[] =>
  fileKinds.flatMap((kind) => changesOfFile(kind, before[kind], after[kind]));

const isEmpty = (text: string): boolean => Object.keys(fieldsIn(text) ?? {}).every((name) => name.startsWith("$"));

/**
 * A text with the value that a field has in another version of it. A new field takes its place in the order of that
 * version. A file that does not exist is taken as a whole; one that the other version does not have goes with its last
 * field.
 */
export function withFieldOf(text: string, other: string, path: JsonPath): string {
  if (text === "") return other;
  const fields = fieldsIn(other);
  const value = valueAt(fields, path);
  if (value === undefined) {
    const next = removeValue(text, path);
    return other === "" && isEmpty(next) ? "" : next;
  }
  return setValue(text, path, value, (at) => {
    const around = valueAt(fields, at);
    return isObject(around) ? Object.keys(around) : [];
  });
}

/**
 * A text in which one field has its former value again. Where all others have theirs too, it is the former text: no
 * difference in its layout is left. A former text that cannot be read does not come back.
 */
export function takenBack(text: string, former: string, path: JsonPath): string {
  const next = withFieldOf(text, former, path);
  return isReadable(former) && isSameJson(fieldsIn(next), fieldsIn(former)) ? former : next;
}

/** Whether one of two paths leads to a part of what the other leads to. */
export const isOverlapping = (a: JsonPath, b: JsonPath): boolean =>
  a.slice(0, b.length).every((step, index) => String(step) === String(b[index]));
