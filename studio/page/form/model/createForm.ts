import { valueAt } from "#contract/valueAt.ts";
import { inLanguage } from "#contract/descriptor/inLanguage.ts";
import type { Json } from "#contract/mergeLayers.ts";
import type { Language } from "#contract/pageLanguage.ts";
import {
  type DocumentTexts,
  type FileKind,
  fileKinds,
  isLanguageFile,
  type StudioFinding,
  type Environment,
} from "#studio/document/StudioDocument.ts";
import { parseJson } from "#scripts/shared/text/jsonc/readTree.ts";
import type { FieldPath, FieldPlace } from "#studio/document/describeField.ts";
import { isNeeded } from "#studio/document/FormBasis.ts";
import { type FieldLayers, fieldLayersOf, type FieldState, stateIn } from "#studio/document/fieldLayers.ts";
import { findingField } from "../../findings/findingPlace.ts";
import type { LanguagesOfBrand } from "../../languages/readLanguages.ts";
import { withTexts } from "../../languages/textsOf.ts";
import type { EditState } from "../../session/editState.ts";
import type { OpenedBrand } from "../../session/useOpenDocument.ts";
import { isWithin } from "../../fields/sectionOf.ts";
import { type FormEdits, formEdits } from "./formEdits.ts";
import { type FieldShape, shapeOf } from "./shapeOf.ts";

/** A finding with the field that it is about, as the file has it. */
export interface PlacedFinding {
  readonly finding: StudioFinding;
  readonly place: FieldPlace;
}

/** The document as fields. Every change is an edit of the text. */
export interface Form extends FormEdits {
  readonly environment: Environment;
  readonly languages: LanguagesOfBrand;
  /** Without those about texts in other languages. */
  readonly findings: readonly PlacedFinding[];
  /** Those about texts in a language that is not shown. */
  readonly findingsElsewhere: (language: Language) => readonly PlacedFinding[];
  /** Whether a file has a syntax error: then nothing can be changed here. */
  readonly isBroken: (kind: FileKind) => boolean;
  readonly shapeOf: (place: FieldPlace) => FieldShape;
  readonly stateOf: (place: FieldPlace) => FieldState;
  /** The effective value of a field in a language. */
  readonly valueIn: (language: Language, path: FieldPath) => unknown;
  /** Where a field of the chosen environment and language is in its file. */
  readonly inFile: (place: FieldPlace) => FieldPlace;
}

const noState: FieldState = { value: undefined, own: undefined, inherited: undefined, inheritedFrom: undefined };

/** Whether a field is shown as its file has it: it has no layers. */
const isFileField = ({ kind, path }: FieldPlace): boolean => kind !== "descriptor" || path[0] === "environments";

/** What the form shows. */
export interface FormView {
  readonly environment: Environment;
  readonly languages: LanguagesOfBrand;
}

type Files = Readonly<Record<FileKind, ReturnType<typeof parseJson>>>;

/** Of a text with a syntax error, the readable part is shown. */
const readFiles = (texts: DocumentTexts): Files =>
  Object.fromEntries(fileKinds.map((kind) => [kind, parseJson(texts[kind] ?? "")])) as Files;

/** The layers of the descriptor in each language, made when they are asked for. */
function layersByLanguage(files: Files, { basis }: OpenedBrand, { environment, languages }: FormView) {
  const made = new Map<Language, FieldLayers>();
  return (language: Language): FieldLayers => {
    const { value } = files.descriptor;
    const texts = files[language].value;
    const translated =
      language === languages.own
        ? value
        : withTexts(inLanguage((value ?? {}) as Json, texts, languages.isTranslated), texts);
    const layers = made.get(language) ?? fieldLayersOf(basis.base?.[language], translated, environment);
    made.set(language, layers);
    return layers;
  };
}

/**
 * Reads the document as fields.
 * @param others findings besides the findings of the check
 */
export function createForm(
  brand: OpenedBrand,
  { history: { texts }, checked }: Pick<EditState, "checked" | "history">,
  view: FormView,
  others: readonly PlacedFinding[],
): Form {
  const { environment, languages } = view;
  const { shown, isTranslated, placeIn } = languages;
  const files = readFiles(texts);
  const layersIn = layersByLanguage(files, brand, view);
  const prefix: FieldPath = environment === "all" ? [] : ["environments", environment];

  const stateOf = (place: FieldPlace): FieldState => {
    if (!isFileField(place)) return stateIn(layersIn(shown), place.path);
    const value = valueAt(files[place.kind].value, place.path);
    return { ...noState, value, own: value };
  };
  const inFile = (place: FieldPlace): FieldPlace =>
    isFileField(place) ? place : placeIn(shown, [...prefix, ...place.path]);
  const valueIn: Form["valueIn"] = (language, path) => valueAt(layersIn(language).effective, path);
  const found = checked.findings.flatMap((finding) => {
    const place = findingField(checked.texts, finding);
    return place === undefined ? [] : [{ finding, place }];
  });
  const isShown = ({ place: { kind, path } }: PlacedFinding): boolean =>
    (kind !== "descriptor" && !isLanguageFile(kind)) || !isTranslated(path) || kind === languages.fileOf(shown);
  const all = [...found, ...others];
  return {
    environment,
    languages,
    findings: all.filter(isShown),
    findingsElsewhere: (language) =>
      all.filter((each) => !isShown(each) && each.place.kind === languages.fileOf(language)),
    isBroken: (kind) => {
      const isThere = texts[kind] !== undefined && (texts[kind] !== "" || isNeeded(kind, brand.basis));
      return isThere && files[kind].isBroken;
    },
    shapeOf: ({ kind, path }) => shapeOf(brand.schemas[kind], path),
    stateOf,
    valueIn,
    inFile,
    ...formEdits(brand, languages, { isFileField, stateOf, inFile, valueIn, prefix }),
  };
}

/** The file whose fields the form shows in one place: that of the descriptor, for its texts in other languages too. */
const shownFile = (kind: FileKind): FileKind => (isLanguageFile(kind) ? "descriptor" : kind);

/**
 * The findings of a field and of the fields inside it.
 * @param except fields or items inside it that show their own findings
 */
export const findingsWithin = (form: Form, place: FieldPlace, except: readonly string[] = []): PlacedFinding[] => {
  const { path } = form.inFile(place);
  return form.findings.filter(
    (each) =>
      shownFile(each.place.kind) === shownFile(place.kind) &&
      isWithin(each.place.path, path) &&
      !except.includes(String(each.place.path[path.length])),
  );
};
