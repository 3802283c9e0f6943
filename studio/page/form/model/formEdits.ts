import type { Language } from "#contract/pageLanguage.ts";
import { type DocumentTexts, type FileKind, isLanguageFile } from "#studio/document/StudioDocument.ts";
import type { FieldPath, FieldPlace } from "#studio/document/describeField.ts";
import type { FormBasis } from "#studio/document/FormBasis.ts";
import type { EditManner } from "#studio/document/history.ts";
import { exchangeItems, removeValue } from "#scripts/shared/text/jsonc/removeValue.ts";
import { insertItem, type NamesAt, setValue } from "#scripts/shared/text/jsonc/setValue.ts";
import type { FieldState } from "#studio/document/fieldLayers.ts";
import { fieldsAt } from "../../fields/schemaNodes.ts";
import { newLanguageFile } from "../../languages/languageEdits.ts";
import type { LanguagesOfBrand } from "../../languages/readLanguages.ts";
import { textsOf } from "../../languages/textsOf.ts";
import type { OpenedBrand } from "../../session/useOpenDocument.ts";
import { lengthAt, listAround, withEntries } from "./listAround.ts";

/** The edits of the form. A list has as many entries in every language: each has a change of entries too. */
export interface FormEdits {
  /**
   * Writes a value into the chosen layer: a text in the chosen language. `undefined` takes it out of this file; `null`
   * removes it in every language, also where a layer below has it.
   */
  readonly set: (place: FieldPlace, value: unknown, manner?: EditManner) => void;
  /** Takes a value out of this layer in every language: the value of the layers below is effective again. */
  readonly reset: (place: FieldPlace) => void;
  readonly addItem: (list: FieldPlace, value: unknown) => void;
  readonly removeItem: (item: FieldPlace) => void;
  /** Exchanges an item with the one after it. */
  readonly exchange: (list: FieldPlace, index: number) => void;
}

/** What the edits have to know of the fields. */
interface FieldsOfForm {
  readonly isFileField: (place: FieldPlace) => boolean;
  readonly stateOf: (place: FieldPlace) => FieldState;
  readonly inFile: (place: FieldPlace) => FieldPlace;
  readonly valueIn: (language: Language, path: FieldPath) => unknown;
  /** Where the chosen layer is in the descriptor, and in the files with its texts. */
  readonly prefix: FieldPath;
}

/** Changes one file of a document. */
type Change = (text: string, kind: FileKind) => string;

/** Changes some files of a document. There may be no file for a language yet. */
const changeFiles = (texts: DocumentTexts, kinds: readonly FileKind[], change: Change, basis: FormBasis) =>
  kinds.reduce<DocumentTexts>((all, kind) => {
    const before = all[kind] ?? "";
    const text = before === "" && isLanguageFile(kind) ? newLanguageFile(kind, basis) : before;
    const after = change(text, kind);
    return after === text ? all : { ...all, [kind]: after };
  }, texts);

/** The fields of a form in the files of its document: where they are written, and how these files change with them. */
function fieldFiles(
  { schemas, basis }: OpenedBrand,
  { all, fileOf, isTranslated }: LanguagesOfBrand,
  { isFileField, stateOf, valueIn, prefix }: FieldsOfForm,
) {
  const withFiles = (texts: DocumentTexts, kinds: readonly FileKind[], change: Change): DocumentTexts =>
    changeFiles(texts, kinds, change, basis);
  const namesIn =
    (kind: FileKind): NamesAt =>
    (path) => [...fieldsAt(schemas[kind], path).keys()];
  /** The files that a field can be in. */
  const filesOf = (place: FieldPlace): readonly FileKind[] => (isFileField(place) ? [place.kind] : all.map(fileOf));
  const pathOf = (place: FieldPlace): FieldPath => (isFileField(place) ? place.path : [...prefix, ...place.path]);
  const countOf = (list: FieldPlace): number | undefined => {
    const { value } = stateOf(list);
    return Array.isArray(value) ? value.length : undefined;
  };

  /** A part of a list of the layers below brings the whole list into this layer, with its texts in each language. */
  const withOwnList = (texts: DocumentTexts, place: FieldPlace): DocumentTexts => {
    const path = isFileField(place) ? undefined : listAround(place.path);
    if (path === undefined || Array.isArray(stateOf({ ...place, path }).own)) return texts;
    return all.reduce((brought, language) => {
      const value = valueIn(language, path);
      const isOwn = fileOf(language) === "descriptor";
      const items = isOwn ? value : textsOf(value, isTranslated, path);
      const hasItems = isOwn ? Array.isArray(value) : JSON.stringify(items)?.includes('"') === true;
      if (!hasItems) return brought;
      return withFiles(brought, [fileOf(language)], (text, kind) =>
        setValue(text, [...prefix, ...path], items, namesIn(kind)),
      );
    }, texts);
  };

  /** A text in another language needs the entries of the lists around it. */
  const withLists: (place: FieldPlace) => Change = (place) => (text, kind) =>
    place.path.reduce<string>((longer, step, at) => {
      const list = { ...place, path: place.path.slice(0, at) };
      const count = typeof step === "number" && isLanguageFile(kind) ? countOf(list) : undefined;
      return count === undefined ? longer : withEntries(longer, pathOf(list), count, namesIn(kind));
    }, text);

  return { withFiles, namesIn, filesOf, pathOf, countOf, withOwnList, withLists };
}

/** The edits of a brand's form. */
export function formEdits(brand: OpenedBrand, languages: LanguagesOfBrand, fields: FieldsOfForm): FormEdits {
  const { session } = brand;
  const { withFiles, namesIn, filesOf, pathOf, countOf, withOwnList, withLists } = fieldFiles(brand, languages, fields);
  const languageFiles = languages.all.map(languages.fileOf).filter((kind) => isLanguageFile(kind));
  // The newest texts: two edits can be in one turn.
  const edit = (change: (texts: DocumentTexts) => DocumentTexts, manner: EditManner = "alone") =>
    session.edit(change(session.get().history.texts), manner);
  const set: FormEdits["set"] = (place, value, manner) => {
    const { kind, path } = fields.inFile(place);
    if (value === undefined || (value === null && isLanguageFile(kind)))
      return edit((texts) => withFiles(texts, [kind], (text) => removeValue(text, path)));
    return edit((texts) => {
      const cleared = value === null ? withFiles(texts, languageFiles, (text) => removeValue(text, path)) : texts;
      return withFiles(withOwnList(cleared, place), [kind], (text) =>
        setValue(withLists(place)(text, kind), path, value, namesIn(kind)),
      );
    }, manner);
  };
  const editList = (list: FieldPlace, change: Change): void =>
    edit((texts) => withFiles(withOwnList(texts, { ...list, path: [...list.path, 0] }), filesOf(list), change));

  return {
    set,
    reset: (place) => edit((texts) => withFiles(texts, filesOf(place), (text) => removeValue(text, pathOf(place)))),
    addItem(list, value) {
      const count = countOf(list);
      if (count === undefined) return set(list, [value]);
      const path = pathOf(list);
      return editList(list, (text, kind) => {
        if (!isLanguageFile(kind)) return insertItem(text, path, count, value);
        return lengthAt(text, path) === count ? insertItem(text, path, count, {}) : text;
      });
    },
    removeItem: (item) =>
      editList({ ...item, path: item.path.slice(0, -1) }, (text) => removeValue(text, pathOf(item))),
    exchange(list, index) {
      const path = pathOf(list);
      editList(list, (text, kind) => {
        const isThere = !isLanguageFile(kind) || (lengthAt(text, path) ?? 0) > index;
        if (!isThere) return text;
        const whole = isLanguageFile(kind) ? withEntries(text, path, index + 2, namesIn(kind)) : text;
        return exchangeItems(whole, path, index);
      });
    },
  };
}
