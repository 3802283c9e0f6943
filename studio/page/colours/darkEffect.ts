import { darkContext } from "#studio/document/ShownContext.ts";
import { tokenColour } from "#scripts/shared/colours/themeColours.ts";
import { coloursOf, hasDark, takenOverRoles, type ThemeTexts } from "./contexts/themeContexts.ts";
import { parseTheme, withColours } from "#scripts/shared/colours/themeEdits.ts";
import { byNeed } from "./colourPairs.ts";
import { readInContext } from "./contextView.ts";
import { readTheme, rolesOfToken } from "./readTheme.ts";

/** A role in dark, before and after a light colour was changed. */
export interface DarkRole {
  readonly role: string;
  /** CSS. */
  readonly before: string;
  readonly after: string;
  /** Of the pair that is nearest to failing, with what it needs; undefined for a colour that nothing is read on. */
  readonly ratio: number | undefined;
  readonly minimum: number | undefined;
  readonly isTakenOver: boolean;
}

/** What a changed light colour has done to the dark ones. */
export interface DarkEffect {
  /** The roles that have the colour. */
  readonly roles: readonly DarkRole[];
  /** Other roles whose dark colour had to move with it. */
  readonly others: readonly string[];
}

/**
 * What a light colour has done to the dark ones since the theme was saved: its own change alone, with all others as they
 * are now. Undefined when it was not changed, and for a theme without dark.
 * @param token where the colour is written: `palette.navy`, `color.action`
 */
export function darkEffect(texts: ThemeTexts, savedTheme: string, token: string): DarkEffect | undefined {
  const view = readTheme(texts.theme);
  if (view === undefined || !hasDark(texts)) return undefined;
  const saved = tokenColour(parseTheme(savedTheme), token)?.css;
  if (saved === undefined || saved === tokenColour(view.file, token)?.css) return undefined;
  const before = coloursOf({ ...texts, theme: withColours(texts.theme, new Map([[token, saved]])) }, darkContext);
  const after = readInContext(texts, darkContext);
  if (before === undefined || after === undefined) return undefined;
  const own = rolesOfToken(view, token);
  const takenOver = takenOverRoles(texts, "dark");
  const all = after.roles.map(({ name, css }): DarkRole => {
    const pairs = after.pairs.filter(({ front, back }) => front === name || back === name);
    const { ratio, minimum } = pairs.toSorted(byNeed)[0] ?? {};
    const colours = { before: before.get(name)?.css ?? css, after: css };
    return { role: name, ...colours, ratio, minimum, isTakenOver: takenOver.has(name) };
  });
  return {
    roles: all.filter(({ role }) => own.includes(role)),
    others: all.filter((each) => !own.includes(each.role) && each.before !== each.after).map(({ role }) => role),
  };
}
