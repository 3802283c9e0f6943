import type { FromPreview, MeasuredPage, TextLines } from "#studio/document/BridgeMessage.ts";
import type { FieldSource } from "#studio/document/FieldSource.ts";
import { imageField } from "#studio/document/imageKinds.ts";
import { type FieldChange, fieldChanges } from "#studio/document/fieldChanges.ts";
import { unsavedKinds } from "#studio/document/history.ts";
import { type DocumentTexts, isImage } from "#studio/document/StudioDocument.ts";
import type { Outlined } from "../preview/frames/framesState.ts";
import type { Scene } from "../preview/scenes/sceneGroups.ts";
import { sourcesOf } from "../preview/sourcesOf.ts";
import { sceneOf } from "../preview/whereSeen.ts";

/** A version of a document in a picture. */
export type Version = "after" | "before";

const versions: readonly Version[] = ["before", "after"];

/** What the page of a picture has reported. */
interface SceneReport {
  /** How many parts of it some fields make. */
  readonly seen?: { readonly field: string; readonly count: number };
  /** The lines of its texts, and those that do not fit. */
  readonly measured?: Pick<MeasuredPage, "isWhole" | "lines" | "misfits">;
}

/** What the pages of the pictures have reported, by version and scene. */
export type SceneReports = ReadonlyMap<string, SceneReport>;

const keyOf = (version: Version, { key }: ChangedScene): string => `${version} ${key}`;

/** The reports with one more message of a page. */
export function withReport(
  reports: SceneReports,
  changed: ChangedScene,
  version: Version,
  message: FromPreview,
): SceneReports {
  const key = keyOf(version, changed);
  const before = reports.get(key);
  if (message.type === "seen")
    return new Map(reports).set(key, {
      ...before,
      seen: { field: changed.outlined.field, count: message.count },
    });
  return message.type === "measured" ? new Map(reports).set(key, { ...before, measured: message.measured }) : reports;
}

/** A screen on which changed fields are seen. */
export interface ChangedScene {
  readonly key: string;
  readonly scene: Scene;
  /** The parts that the changed fields make. */
  readonly outlined: Outlined;
  /** Whether each of the fields makes parts of its own. A size of text has none: it is everywhere. */
  readonly isOfParts: boolean;
  /** Whether it looks alike before and after: nothing but where its links lead is changed. One picture shows it. */
  readonly looksAlike?: boolean;
}

/** The versions of a screen that pictures show. */
export const picturedVersions = ({ looksAlike = false }: Pick<ChangedScene, "looksAlike">): readonly Version[] =>
  looksAlike ? ["after"] : versions;

/** The changed fields; a changed image as the field that names it. */
const changedPlaces = (before: DocumentTexts, after: DocumentTexts): readonly FieldChange[] => [
  ...fieldChanges(before, after),
  ...unsavedKinds(after, before)
    .filter(isImage)
    .map((kind): FieldChange => ({ kind: "descriptor", path: imageField(kind) })),
];

/** A page knows the link of a number or an address by its value: the page of before has another one. */
const inBothVersions = (source: FieldSource, { before }: FieldChange): readonly FieldSource[] =>
  (source.seenAs === "phone" || source.seenAs === "mail") && typeof before === "string"
    ? [source, { ...source, value: before }]
    : [source];

/** Whether a change is only seen by who presses a link: it is there before and after, and leads elsewhere. */
const leadsElsewhere = (shown: readonly FieldSource[], { before, after }: FieldChange): boolean =>
  shown.length > 0 &&
  shown.every(({ seenAs }) => seenAs === "href") &&
  typeof before === "string" &&
  typeof after === "string";

/**
 * The screens on which the changes between two versions are seen.
 * @param sources what of the brand can be seen in its portal
 */
export function changedScenes(
  before: DocumentTexts,
  after: DocumentTexts,
  sources: readonly FieldSource[],
): readonly ChangedScene[] {
  const placed = changedPlaces(before, after).flatMap((place) => {
    const scene = sceneOf(place);
    const shown = sourcesOf(sources, place).flatMap((source) => inBothVersions(source, place));
    return scene === undefined ? [] : [{ scene, sources: shown, looksAlike: leadsElsewhere(shown, place) }];
  });
  return [...Map.groupBy(placed, ({ scene }) => JSON.stringify(scene)).values()].flatMap((fields) => {
    const [first] = fields;
    if (first === undefined) return [];
    const shown = [...new Set(fields.flatMap((field) => field.sources))];
    const key = JSON.stringify(first.scene);
    const field = JSON.stringify([key, ...shown.map(({ path }) => path)]);
    const isOfParts = fields.every((each) => each.sources.length > 0);
    const looksAlike = fields.every((each) => each.looksAlike);
    return { key, scene: first.scene, outlined: { field, sources: shown }, isOfParts, looksAlike };
  });
}

/** Whether a screen may look otherwise: not both of its pages, once they are whole, are known to have no changed part. */
export function mayDiffer(changed: ChangedScene, reports: SceneReports): boolean {
  const { field } = changed.outlined;
  const isSame = picturedVersions(changed).every((version) => {
    const { seen, measured } = reports.get(keyOf(version, changed)) ?? {};
    return seen?.field === field && seen.count === 0 && measured?.isWhole === true;
  });
  return !changed.isOfParts || !isSame;
}

/** Whether both pages of a screen are there as a whole: then what was found in them is all. */
export const isKnown = (changed: ChangedScene, reports: SceneReports): boolean =>
  picturedVersions(changed).every((version) => reports.get(keyOf(version, changed))?.measured?.isWhole === true);

/** The number of lines of a text before and after. */
export interface ChangedLines {
  readonly path: TextLines["path"];
  readonly before: number;
  readonly after: number;
}

/** The texts of the pictures that have another number of lines than before. */
export function changedLines(scenes: readonly ChangedScene[], reports: SceneReports): readonly ChangedLines[] {
  const found = scenes.flatMap((scene) => {
    const [before = [], after = []] = versions.map((version) => reports.get(keyOf(version, scene))?.measured?.lines);
    const linesBefore = new Map(before.map(({ path, lines }) => [String(path), lines]));
    return after.flatMap(({ path, lines }): readonly ChangedLines[] => {
      const was = linesBefore.get(String(path));
      return was === undefined || was === lines ? [] : [{ path, before: was, after: lines }];
    });
  });
  return [...new Map(found.map((each) => [String(each.path), each])).values()];
}

/** The texts of the pictures that do not fit, and that fitted before. */
export function newMisfits(scenes: readonly ChangedScene[], reports: SceneReports): MeasuredPage["misfits"] {
  const keyOfMisfit = ({ kind, text, detail }: MeasuredPage["misfits"][number]) => JSON.stringify([kind, text, detail]);
  const found = scenes.flatMap((scene) => {
    const [before, after] = versions.map((version) => reports.get(keyOf(version, scene))?.measured?.misfits);
    // Until both pages are at rest, nothing is known.
    const known = new Set(before?.map(keyOfMisfit));
    return before === undefined ? [] : (after ?? []).filter((misfit) => !known.has(keyOfMisfit(misfit)));
  });
  return [...new Map(found.map((each) => [keyOfMisfit(each), each])).values()];
}
