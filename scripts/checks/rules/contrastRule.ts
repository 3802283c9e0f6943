import { valueAt } from "#contract/valueAt.ts";
import { type Finding, findingAt, type FindingExtras } from "#scripts/findings/Finding.ts";
import { problem } from "#scripts/findings/Problem.ts";
import type { Term } from "#scripts/findings/terms.ts";
import { type JsonFile, locate } from "#scripts/brands/json/jsonFile.ts";
import type { ThemeResult } from "#scripts/brands/themes/loadTheme.ts";
import type { TokenValue } from "#scripts/brands/themes/tokenValue.ts";
import {
  contrastLevels,
  type ContrastLevel,
  contrastPairs,
  focusSurfaces,
} from "#scripts/shared/colours/contrastPairs.ts";
import {
  isOfOrigin,
  measureFocus,
  measurePairs,
  type MeasuredPair,
  type RoleColours,
  shownRatio,
} from "#scripts/shared/colours/measurePairs.ts";
import { colourObject } from "#scripts/shared/colours/colourObject.ts";
import { suggestColour } from "#scripts/shared/colours/suggestColour.ts";
import { tokenOrigin } from "#scripts/shared/colours/tokenOrigin.ts";
import { inOneLine } from "#scripts/shared/text/jsonc/serialise.ts";
import type { Rule } from "../Rule.ts";

/** Roles whose contrast is checked: they must be opaque. */
const measured = new Set([
  ...contrastPairs.flatMap(({ foreground, backgrounds }) => [foreground, ...backgrounds]),
  ...focusSurfaces,
]);

/** A context of a theme, with what its contrast is measured by and where its values are written. */
interface View {
  /** Left out: light with normal contrast. */
  readonly context?: Term<"contexts">;
  readonly level: ContrastLevel;
  /** Values by role, such as `color.page`. */
  readonly values: ReadonlyMap<string, TokenValue>;
  /** The token in which the colour of a role is written. In other contexts each role has its own. */
  readonly originOf: (role: string) => string | undefined;
  /** The file in which a token is written; in a context that is built, undefined for a token that nobody took over. */
  readonly fileOf: (origin: string) => JsonFile | undefined;
}

const lightView = ({ file, tokens }: ThemeResult): View => ({
  level: contrastLevels.normal,
  values: tokens,
  originOf: (role) => tokenOrigin(file.value, `color.${role}`),
  fileOf: () => file,
});

/** The contexts that are built, of a theme without findings about its values. */
function contextViews({ theme, takenOverFiles }: ThemeResult): View[] {
  if (theme === undefined) return [];
  const { tokens, contexts } = theme;
  const viewOf = (
    context: Term<"contexts">,
    level: ContrastLevel,
    values: ReadonlyMap<string, TokenValue>,
    file: JsonFile | undefined,
  ): View => ({
    context,
    level,
    values,
    originOf: (role) => `color.${role}`,
    fileOf: (origin) => (valueAt(file?.value, origin.split(".")) === undefined ? undefined : file),
  });
  const { dark: darkFile, more: moreFile } = takenOverFiles;
  const more = viewOf("more", contrastLevels.more, new Map([...tokens, ...contexts.more]), moreFile);
  if (contexts.dark === undefined) return [more];
  const dark = new Map([...tokens, ...contexts.dark]);
  const darkMore = new Map([...dark, ...(contexts.darkMore ?? [])]);
  return [
    more,
    viewOf("dark", contrastLevels.normal, dark, darkFile),
    viewOf("darkMore", contrastLevels.more, darkMore, moreFile),
  ];
}

/** The place of a token: where it was taken over, else in the theme's own file. */
const placeOf = ({ file }: ThemeResult, { fileOf }: View, origin: string) =>
  locate(fileOf(origin) ?? file, [...origin.split("."), "$value"]).value;

const ratioText = (ratio: number): string => `${shownRatio(ratio)}:1`;

/** The opaque colours of a context, with the tokens in which they are written. */
const coloursOf =
  ({ values, originOf }: View): RoleColours =>
  (role) => {
    const value = values.get(`color.${role}`);
    const origin = originOf(role);
    return value?.type !== "color" || !value.opaque || origin === undefined ? undefined : { colour: value, origin };
  };

const inContext = ({ context }: View): { context?: Term<"contexts"> } => (context === undefined ? {} : { context });

/**
 * The colour that is in most of the pairs; of two, the one that is more often in front, because it is changed more
 * easily. One that somebody wrote comes before one that was built.
 */
function commonOrigin(pairs: readonly MeasuredPair[], { fileOf }: View): string {
  const counts = new Map<string, number>();
  const add = (origin: string, count: number) => counts.set(origin, (counts.get(origin) ?? 0) + count);
  for (const { frontOrigin, backOrigin } of pairs) {
    add(frontOrigin, 1.01);
    if (backOrigin !== frontOrigin) add(backOrigin, 1);
  }
  const written = [...counts].filter(([origin]) => fileOf(origin) !== undefined);
  return (written.length > 0 ? written : [...counts]).reduce((most, each) => (each[1] > most[1] ? each : most))[0];
}

/** The nearest colour that would do, and the roles that have the colour; for a value that somebody wrote. */
function extrasOf(
  theme: ThemeResult,
  view: View,
  origin: string,
  all: readonly MeasuredPair[],
  own: readonly MeasuredPair[],
): FindingExtras {
  if (view.fileOf(origin) === undefined) return {};
  const nearest = suggestColour(origin, all, own);
  const roles = [...new Set(own.flatMap(({ front, back, frontOrigin }) => (frontOrigin === origin ? front : back)))];
  return {
    fix: nearest === undefined ? undefined : { kind: "colour", text: inOneLine(colourObject(nearest)) },
    related: origin.startsWith("color.")
      ? []
      : roles.map((role) => ({ ...placeOf(theme, view, `color.${role}`), note: "role" as const })),
  };
}

/**
 * One finding for a colour that fails with others, where it is written, with one suggestion for all its pairs. When
 * several colours could be the wrong one, it is the one that is in most of the failing pairs.
 */
function pairFindings(theme: ThemeResult, view: View): Finding[] {
  const all = measurePairs(coloursOf(view), view.level);
  const findings: Finding[] = [];
  let failing = all.filter(({ ratio, minimum }) => ratio < minimum);
  while (failing.length > 0) {
    const origin = commonOrigin(failing, view);
    const own = failing.filter((pair) => isOfOrigin(origin, pair));
    failing = failing.filter((pair) => !isOfOrigin(origin, pair));
    const pairs = own.map(({ front, back, frontColour, backColour, ratio }) => ({
      front,
      frontColour: frontColour.css,
      back,
      backColour: backColour.css,
      ratio: ratioText(ratio),
    }));
    const least = Math.max(...own.map(({ minimum }) => minimum));
    findings.push(
      findingAt(
        placeOf(theme, view, origin),
        problem("low-contrast", { pairs, least, ...inContext(view) }),
        extrasOf(theme, view, origin, all, own),
      ),
    );
  }
  return findings;
}

function focusFindings(theme: ThemeResult, view: View): Finding[] {
  const least = view.level.control;
  return measureFocus(coloursOf(view))
    .filter(({ ratio }) => ratio < least)
    .map(({ surface, colour, outer, inner, ratio }) => {
      const written = view.context === undefined ? [] : [outer, inner, colour];
      const origin = written.find((each) => view.fileOf(each.origin) !== undefined)?.origin ?? "color.focus";
      const colours = { outer: outer.colour.css, inner: inner.colour.css, surface, surfaceColour: colour.colour.css };
      return findingAt(
        placeOf(theme, view, origin),
        problem("low-contrast/focus", { ...colours, ratio: ratioText(ratio), least, ...inContext(view) }),
      );
    });
}

/** Colours that must be opaque; in a context that is built, only the colours that somebody took over. */
function translucentFindings(theme: ThemeResult, view: View): Finding[] {
  return [...measured].flatMap((role) => {
    const name = `color.${role}`;
    const value = view.values.get(name);
    if (value?.type !== "color" || value.opaque || view.fileOf(name) === undefined) return [];
    const found = problem("translucent-colour", { role, colour: value.css, ...inContext(view) });
    return [findingAt(placeOf(theme, view, name), found)];
  });
}

/** What is wrong with the contrast of a theme, in light and in every context that it has. */
export const contrastFindings = (theme: ThemeResult): Finding[] =>
  [lightView(theme), ...contextViews(theme)].flatMap((view) => [
    ...pairFindings(theme, view),
    ...focusFindings(theme, view),
    ...translucentFindings(theme, view),
  ]);

/** Text, controls and focus have enough contrast with their backgrounds. */
export const contrastRule: Rule = {
  name: "contrast",
  check: ({ workspace }) => [...workspace.themes.values()].flatMap(contrastFindings),
};
