import { colourTitle, placeTitle } from "#studio/document/placeTitle.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import type { FormBasis } from "#studio/document/FormBasis.ts";
import { type FieldChange, fieldsIn } from "#studio/document/fieldChanges.ts";
import { describeChange } from "#studio/document/describeChange.ts";
import { shownText } from "#studio/document/shownText.ts";
import { type DocumentTexts, isLanguageFile } from "#studio/document/StudioDocument.ts";
import { type ColourSide, colourFields } from "../colours/colourFields.ts";
import { contextOf } from "../colours/contexts/themeContexts.ts";
import { readTheme } from "../colours/readTheme.ts";
import { text } from "../texts.ts";

/** A change as people read it. */
export interface WordedChange extends FieldPlace {
  /** "Telefon, i Produksjon". */
  readonly title: string;
  readonly before: ColourSide;
  readonly after: ColourSide;
  /** What has changed in the items of a list. Left out, or none: the values say it. */
  readonly details?: readonly string[];
}

/** Two versions of a document, and what its brand shares with others. */
export interface ComparedVersions {
  readonly before: DocumentTexts;
  readonly after: DocumentTexts;
  readonly basis: FormBasis;
}

/** A colour of the palette in both versions; undefined for every other field. */
function paletteSides({ kind, path: [group, name, part] }: FieldChange, { before, after }: ComparedVersions) {
  if (kind !== "theme" || group !== "palette" || part !== "$value") return undefined;
  return [before, after].map(({ theme }) => readTheme(theme)?.palette.find(({ token }) => token === `palette.${name}`));
}

/** A colour of both versions with how well it is seen. */
function colourSides(change: FieldChange, versions: ComparedVersions) {
  const ofPalette = paletteSides(change, versions);
  if (ofPalette !== undefined) return ofPalette.map((each) => each && { css: each.css });
  const { kind, path } = change;
  const { before, after } = versions;
  const [group, name] = path;
  const context = group === "color" ? contextOf(kind) : undefined;
  if (context === undefined) return [];
  const found = colourFields({ a: before, b: after }, context).find((each) => each.path[1] === name);
  return [found?.a, found?.b];
}

function sideOf(value: unknown, colour: ColourSide | undefined): ColourSide {
  if (value === undefined) return {};
  return { value, ...(colour?.css === undefined ? {} : colour) };
}

/** A colour of the palette is called as its swatch is, with what has it. */
function changeTitle(change: FieldChange, versions: ComparedVersions): string {
  const ofPalette = paletteSides(change, versions);
  if (ofPalette === undefined) return placeTitle(change, versions.basis);
  const [before, after] = ofPalette;
  const called = after?.name ?? before?.name ?? String(change.path[1]);
  return colourTitle(called, (after ?? before)?.roles ?? []);
}

/** The changes of a document in words. */
export function wordedChanges(changes: readonly FieldChange[], versions: ComparedVersions): readonly WordedChange[] {
  const { before, after, basis } = versions;
  const fileOf = ({ kind }: FieldChange, texts: DocumentTexts) =>
    fieldsIn((isLanguageFile(kind) ? texts[kind] : texts.descriptor) ?? "");
  return changes.map((change) => {
    const { kind, path } = change;
    const files = { before: fileOf(change, before), after: fileOf(change, after) };
    const described = describeChange(change, files, basis);
    const [colourBefore, colourAfter] = colourSides(change, versions);
    return {
      kind,
      path,
      title: changeTitle(change, versions),
      details: described.details,
      before: sideOf(described.before, colourBefore),
      after: sideOf(described.after, colourAfter),
    };
  });
}

/** A change as lines: its sentence, and below it what has changed in the items of a list. */
export const changeLines = (change: WordedChange): readonly string[] => [
  `- ${changeSentence(change)}`,
  ...(change.details ?? []).map((each) => `  - ${each}`),
];

/** A change as a sentence: "Telefon, i Produksjon: 80 00 02 02 → 80 00 02 03". */
export const changeSentence = ({ title, before, after, ...place }: WordedChange): string =>
  text("changes.sentence", { title, before: shownText(place, before), after: shownText(place, after) });
