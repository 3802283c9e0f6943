import { formatDato } from "#domain/format/formatDato.ts";
import { formatTelefon } from "#domain/kunde/telefon.ts";
import { isObject } from "#contract/isObject.ts";
import { valueAt } from "#contract/valueAt.ts";
import { originalPath, valueText } from "#studio/document/describeField.ts";
import { type FormBasis, languagesIn } from "#studio/document/FormBasis.ts";
import { type FieldChange, fieldsIn } from "#studio/document/fieldChanges.ts";
import { type DocumentTexts, isLanguageFile } from "#studio/document/StudioDocument.ts";
import { type ColourSide, colourFields } from "../colours/colourFields.ts";
import { contextOf } from "../contexts/themeContexts.ts";
import { fieldTitle } from "../fields/fieldText.ts";
import { readTheme } from "../colours/readTheme.ts";
import { type Environment, environments } from "../environments.ts";
import type { FieldPlace } from "../fields/chosenField.ts";
import { fieldLayersOf, stateIn } from "../fields/fieldLayers.ts";
import { fieldOf } from "../fields/sectionOf.ts";
import { shortened, wordsOf } from "../preview/fieldWords.ts";
import { countText, text } from "../texts.ts";

/** A change as people read it. */
export interface WordedChange extends FieldPlace {
  /** "Telefon, i Produksjon". */
  readonly title: string;
  readonly before: ColourSide;
  readonly after: ColourSide;
}

/** Two versions of a document, and what its brand shares with others. */
export interface ComparedVersions {
  readonly before: DocumentTexts;
  readonly after: DocumentTexts;
  readonly basis: FormBasis;
}

const environmentOf = ({ path }: FieldPlace): Environment =>
  (path[0] === "environments" && environments.find((each) => each === path[1])) || "all";

/** A text of the portal by its own words, a field by its title; then the item, the campaign if the title has not named it, and the environment. */
export function placeTitle(place: FieldPlace, basis: FormBasis): string {
  const { kind, path } = fieldOf(place);
  const role = path.at(-1) === "$value" ? path.slice(0, -1) : path;
  const language = isLanguageFile(place.kind) ? place.kind : undefined;
  const own =
    kind === "descriptor" && path[0] === "texts" ? valueAt(basis.texts[language ?? "nb"], path.slice(1, 3)) : undefined;
  const title = typeof own === "string" ? `«${shortened(wordsOf(own))}»` : fieldTitle({ kind, path: role });
  const item = path.findLast((step) => typeof step === "number");
  const [group, campaigns, campaign] = originalPath(path);
  const environment = environmentOf(place);
  return [
    title,
    ...(item === undefined ? [] : [text("changes.item", { number: item + 1 })]),
    ...(group === "marketing" && campaigns === "campaigns" && campaign !== undefined
      ? [text("changes.campaign", { name: campaign })]
      : []),
    ...(language === undefined ? [] : [text("changes.inLanguage", { language: text(`language.${language}.lower`) })]),
    ...(environment === "all" ? [] : [text("changes.inEnvironment", { name: text(`environment.${environment}`) })]),
  ].join(", ");
}

/** What holds in a version: of a field that the file does not have, the inherited value or the portal's own text. */
function effectiveValue(
  { kind, path, value }: FieldPlace & { readonly value: unknown },
  file: unknown,
  basis: FormBasis,
) {
  const field = fieldOf({ kind, path });
  if (field.kind !== "descriptor" || value !== undefined) return value;
  const language = isLanguageFile(kind) ? kind : languagesIn(file, basis)[0];
  const inherited = stateIn(
    fieldLayersOf(basis.base?.[language], file, environmentOf({ kind, path })),
    field.path,
  ).value;
  return inherited ?? (field.path[0] === "texts" ? valueAt(basis.texts[language], field.path.slice(1)) : undefined);
}

/** A colour of both versions with how well it is seen. */
function colourSides({ kind, path }: FieldChange, { before, after }: ComparedVersions) {
  const [group, name] = path;
  if (kind === "theme" && group === "palette") {
    const css = [before, after].map(
      ({ theme }) => readTheme(theme)?.palette.find(({ token }) => token === `palette.${name}`)?.css,
    );
    return css.map((each) => (each === undefined ? undefined : { css: each }));
  }
  const context = group === "color" ? contextOf(kind) : undefined;
  if (context === undefined) return [];
  const found = colourFields({ a: before, b: after }, context).find((each) => each.path[1] === name);
  return [found?.a, found?.b];
}

function sideOf(value: unknown, colour: ColourSide | undefined): ColourSide {
  if (value === undefined) return {};
  return { value, ...(colour?.css === undefined ? {} : colour) };
}

/** The changes of a document in words. */
export function wordedChanges(changes: readonly FieldChange[], versions: ComparedVersions): readonly WordedChange[] {
  const { before, after, basis } = versions;
  const fileOf = ({ kind }: FieldChange, texts: DocumentTexts) =>
    fieldsIn((isLanguageFile(kind) ? texts[kind] : texts.descriptor) ?? "");
  return changes.map((change) => {
    const { kind, path } = change;
    const [colourBefore, colourAfter] = colourSides(change, versions);
    return {
      kind,
      path,
      title: placeTitle(change, basis),
      before: sideOf(effectiveValue({ ...change, value: change.before }, fileOf(change, before), basis), colourBefore),
      after: sideOf(effectiveValue({ ...change, value: change.after }, fileOf(change, after), basis), colourAfter),
    };
  });
}

/** How values of some fields are written. */
const formats: Readonly<Record<string, (value: string) => string | undefined>> = {
  telefon: formatTelefon,
  firstDay: (day) => formatDato(day, "nb"),
  lastDay: (day) => formatDato(day, "nb"),
};

const isSize = (value: unknown): value is { readonly value: unknown; readonly unit: unknown } =>
  isObject(value) && "value" in value && "unit" in value;

/** Whether a value is too much for a line: an object, or a list of objects. */
export const hasParts = (value: unknown): value is object =>
  Array.isArray(value)
    ? value.some((each) => typeof each === "object")
    : isObject(value) && typeof value["hex"] !== "string" && !isSize(value);

/**
 * A value as one line of text: a phone number in groups, a day as customers read it, a size with its unit, the number of
 * its parts.
 */
export function shownText({ kind, path }: FieldPlace, { value, css }: ColourSide): string {
  if (value === undefined || value === null) return text("compare.nothing");
  const word = valueText(kind, path, value);
  if (word !== undefined) return word;
  if (css !== undefined) return css;
  if (typeof value === "boolean") return text(value ? "compare.yes" : "compare.no");
  if (typeof value === "string") return formats[String(path.at(-1))]?.(value) ?? value;
  if (isObject(value) && typeof value["hex"] === "string") return value["hex"];
  if (isSize(value)) return `${String(value.value)} ${String(value.unit)}`;
  if (hasParts(value)) return countText("compare.items", Object.keys(value).length);
  if (Array.isArray(value) && value.length === 0) return text("compare.emptyList");
  if (Array.isArray(value))
    return value.map((each, item) => valueText(kind, [...path, item], each) ?? String(each)).join(", ");
  return JSON.stringify(value);
}

/** A change as a sentence: "Telefon, i Produksjon: 80 00 02 02 → 80 00 02 03". */
export const changeSentence = ({ title, before, after, ...place }: WordedChange): string =>
  text("changes.sentence", { title, before: shownText(place, before), after: shownText(place, after) });
