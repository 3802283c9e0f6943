import { isObject } from "#contract/isObject.ts";
import type { FieldPath } from "#studio/document/describeField.ts";
import { documentKinds, type DocumentTexts } from "#studio/document/StudioDocument.ts";
import { changedFields, type FileVersions } from "../repository/FileVersions.ts";
import { isPartOf, overlaps, type SetField } from "./roleFields.ts";

/** Somebody who has changed a draft. */
export interface DraftNote<Person> {
  readonly person: Person;
  /** What they have set of it. Left out: it was not noted, and all of it counts as theirs. */
  readonly set?: readonly SetField[];
}

/** A draft before and after an edit, over what is saved. */
export interface DraftEdit {
  readonly paths: DocumentTexts;
  readonly before: DocumentTexts;
  readonly after: DocumentTexts;
  readonly saved: DocumentTexts;
}

/** The files of a document that differ, with both texts. */
export function differingFiles(
  paths: DocumentTexts,
  before: DocumentTexts,
  after: DocumentTexts,
): readonly FileVersions[] {
  return documentKinds.flatMap((kind): FileVersions[] => {
    const [path, old, now] = [paths[kind], before[kind], after[kind]];
    if (path === undefined || path === "" || now === undefined || old === now) return [];
    return [{ path, ...(old !== undefined && old !== "" && { before: old }), ...(now !== "" && { after: now }) }];
  });
}

/** The fields of a value, down to those that have no fields of their own. */
const leaves = (value: unknown, path: FieldPath): readonly FieldPath[] =>
  isObject(value) && Object.keys(value).length > 0
    ? Object.entries(value).flatMap(([key, each]) => leaves(each, [...path, key]))
    : [path];

interface EditedField extends SetField {
  /** Whether it is a whole of many parts, such as a list that has become longer: its parts have moved. */
  readonly isWhole: boolean;
}

/** What differs between two versions of a file, as finely as it can be said. */
function editedFields(file: FileVersions): readonly EditedField[] {
  const changes = changedFields(file);
  if (changes.length === 0) return [{ file: file.path, path: [], isWhole: true }];
  return changes.flatMap(({ path, before, after }) => {
    const isWhole = Array.isArray(before) || Array.isArray(after);
    const found = isWhole || after === undefined ? [path] : leaves(after, path);
    return found.map((each) => ({ file: file.path, path: each, isWhole }));
  });
}

/**
 * What somebody else has set, after an edit of one field. What was replaced is not theirs any more. Where a list was
 * changed as a whole, its items have moved: whoever has set a part of it counts for all of it.
 */
const afterEdit =
  (edited: EditedField) =>
  (own: SetField): readonly SetField[] => {
    if (!isPartOf(own, edited)) return [own];
    return edited.isWhole ? [{ file: own.file, path: edited.path }] : [];
  };

const unique = (fields: readonly SetField[]): readonly SetField[] => [
  ...new Map(fields.map((each) => [JSON.stringify([each.file, each.path]), each])).values(),
];

/**
 * Notes who has set what in a draft. Who has changed it last is the last one.
 * @param editor who makes the edit; undefined: nobody does
 */
export function noteEdit<Person extends { readonly id: string }>(
  notes: readonly DraftNote<Person>[],
  editor: Person | undefined,
  { paths, before, after, saved }: DraftEdit,
): readonly DraftNote<Person>[] {
  const edited = differingFiles(paths, before, after).flatMap(editedFields);
  const open = differingFiles(paths, saved, after).flatMap(editedFields);
  const isEdit = editor !== undefined && edited.length > 0;
  const others = isEdit ? notes.filter(({ person }) => person.id !== editor.id) : notes;
  const own = isEdit ? notes.find(({ person }) => person.id === editor.id) : undefined;
  const kept = others.map(({ person, set }): DraftNote<Person> => ({
    person,
    ...(set && { set: edited.reduce<readonly SetField[]>((left, each) => left.flatMap(afterEdit(each)), set) }),
  }));
  const isUnknown = own !== undefined && own.set === undefined;
  const added = edited.map(({ file, path }): SetField => ({ file, path }));
  const next: readonly DraftNote<Person>[] = isEdit
    ? [...kept, { person: editor, ...(!isUnknown && { set: [...(own?.set ?? []), ...added] }) }]
    : kept;
  return next.flatMap(({ person, set }) => {
    if (set === undefined) return [{ person }];
    // What has its saved value again was set by nobody.
    const left = unique(set.filter((each) => open.some((field) => overlaps(field, each))));
    return left.length === 0 ? [] : [{ person, set: left }];
  });
}

/** Who has set a field of a draft, or a part of it. */
export const settersOf = <Person>(notes: readonly DraftNote<Person>[], field: SetField): readonly Person[] =>
  notes.filter(({ set }) => set === undefined || set.some((each) => overlaps(each, field))).map(({ person }) => person);
