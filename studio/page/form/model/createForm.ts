import { valueAt } from "#contract/valueAt.ts";
import { type FileKind, isOptional, type StudioFinding } from "#studio/document/StudioDocument.ts";
import type { EditManner } from "#studio/document/history.ts";
import { fieldsAt } from "../../fields/schemaNodes.ts";
import { parseJson } from "#scripts/text/jsonc/readJson.ts";
import { exchangeItems, removeValue } from "#scripts/text/jsonc/removeValue.ts";
import { insertItem } from "#scripts/text/jsonc/setValue.ts";
import type { FieldPlace } from "../../fields/chosenField.ts";
import type { FieldPath } from "#studio/document/describeField.ts";
import { findingField } from "../../findings/findingPlace.ts";
import type { EditState } from "../../session/editState.ts";
import type { OpenedBrand } from "../../session/useOpenDocument.ts";
import type { Environment } from "../../environments.ts";
import { isWithin } from "../sectionOf.ts";
import { type FieldState, fieldLayersOf, stateIn } from "./fieldLayers.ts";
import { type FieldShape, shapeOf } from "./shapeOf.ts";
import { listAround, writeField } from "./writeField.ts";

/** A finding with the field that it is about, as the file has it. */
export interface PlacedFinding {
  readonly finding: StudioFinding;
  readonly place: FieldPlace;
}

/** The document as fields. Every change is an edit of the text. */
export interface Form {
  readonly environment: Environment;
  readonly findings: readonly PlacedFinding[];
  /** Whether a file has a syntax error: then nothing can be changed here. */
  readonly isBroken: (kind: FileKind) => boolean;
  readonly shapeOf: (place: FieldPlace) => FieldShape;
  readonly stateOf: (place: FieldPlace) => FieldState;
  /** Where a field of the chosen environment is in its file. */
  readonly inFile: (place: FieldPlace) => FieldPlace;
  readonly set: (place: FieldPlace, value: unknown, manner?: EditManner) => void;
  /** Takes a value out of this layer: the value of the layers below is effective again. */
  readonly reset: (place: FieldPlace) => void;
  readonly addItem: (list: FieldPlace, value: unknown) => void;
  readonly removeItem: (item: FieldPlace) => void;
  /** Exchanges an item with the one after it. */
  readonly exchange: (list: FieldPlace, index: number) => void;
}

const noState: FieldState = { value: undefined, own: undefined, inherited: undefined, inheritedFrom: undefined };

const isFileField = ({ kind, path }: FieldPlace): boolean => kind !== "descriptor" || path[0] === "environments";

/**
 * Reads the document as fields.
 * @param others findings besides the findings of the check
 */
export function createForm(
  { session, schemas, basis }: OpenedBrand,
  { history: { texts }, checked }: Pick<EditState, "checked" | "history">,
  environment: Environment,
  others: readonly PlacedFinding[],
): Form {
  // Of a text with a syntax error, the readable part is shown.
  const files = {
    descriptor: parseJson(texts.descriptor),
    theme: parseJson(texts.theme),
    resolver: parseJson(texts.resolver ?? ""),
    dark: parseJson(texts.dark ?? ""),
    more: parseJson(texts.more ?? ""),
  };
  const layers = fieldLayersOf(basis.base, files.descriptor.value, environment);
  const prefix: FieldPath = environment === "all" ? [] : ["environments", environment];

  const stateOf = (place: FieldPlace): FieldState => {
    if (!isFileField(place)) return stateIn(layers, place.path);
    const value = valueAt(files[place.kind].value, place.path);
    return { ...noState, value, own: value };
  };
  const inFile = (place: FieldPlace): FieldPlace =>
    isFileField(place) ? place : { ...place, path: [...prefix, ...place.path] };
  const edit = (kind: FileKind, change: (text: string) => string, manner: EditManner = "alone"): void => {
    // The newest text: two edits can be in one turn.
    const { texts: now } = session.get().history;
    session.edit({ ...now, [kind]: change(now[kind] ?? "") }, manner);
  };
  const set: Form["set"] = (place, value, manner) =>
    edit(
      place.kind,
      (text) =>
        writeField(text, {
          prefix: isFileField(place) ? [] : prefix,
          path: place.path,
          value,
          stateOf: (path) => stateOf({ ...place, path }),
          namesAt: (path) => [...fieldsAt(schemas[place.kind], path).keys()],
        }),
      manner,
    );
  return {
    environment,
    findings: [
      ...checked.findings.flatMap((finding) => {
        const place = findingField(checked.texts, finding);
        return place === undefined ? [] : [{ finding, place }];
      }),
      ...others,
    ],
    isBroken: (kind) => files[kind].isBroken && (texts[kind] !== "" || !isOptional(kind)) && texts[kind] !== undefined,
    shapeOf: ({ kind, path }) => shapeOf(schemas[kind], path),
    stateOf,
    inFile,
    set,
    reset: (place) => edit(place.kind, (text) => removeValue(text, inFile(place).path)),
    ...listEdits({ stateOf, inFile, set }, edit),
  };
}

/** The edits of lists. A list of this layer is changed; an inherited one is written into this layer with the change. */
function listEdits(
  { stateOf, inFile, set }: Pick<Form, "inFile" | "set" | "stateOf">,
  edit: (kind: FileKind, change: (text: string) => string) => void,
): Pick<Form, "addItem" | "exchange" | "removeItem"> {
  const editList = (list: FieldPlace, change: (text: string) => string, whole: (items: unknown[]) => unknown[]) => {
    const { own, value } = stateOf(list);
    const around = listAround(list.path);
    const isOwn = around === undefined ? Array.isArray(own) : Array.isArray(stateOf({ ...list, path: around }).own);
    if (isOwn && Array.isArray(value)) edit(list.kind, change);
    else set(list, whole(Array.isArray(value) ? [...(value as unknown[])] : []));
  };
  return {
    addItem(list, value) {
      const count = (stateOf(list).value as unknown[] | undefined)?.length ?? 0;
      editList(
        list,
        (text) => insertItem(text, inFile(list).path, count, value),
        (items) => [...items, value],
      );
    },
    removeItem(item) {
      const list = { ...item, path: item.path.slice(0, -1) };
      editList(
        list,
        (text) => removeValue(text, inFile(item).path),
        (items) => items.filter((_, index) => index !== item.path.at(-1)),
      );
    },
    exchange: (list, index) =>
      editList(
        list,
        (text) => exchangeItems(text, inFile(list).path, index),
        (items) => [...items.slice(0, index), items[index + 1], items[index], ...items.slice(index + 2)],
      ),
  };
}

/** The findings of a field and of the fields inside it. */
export const findingsWithin = (form: Form, place: FieldPlace): PlacedFinding[] => {
  const { path } = form.inFile(place);
  return form.findings.filter((each) => each.place.kind === place.kind && isWithin(each.place.path, path));
};
