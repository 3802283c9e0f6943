import type { LookFindings } from "./LookFindings.ts";
import { noteLeftOut } from "./noteLeftOut.ts";
import type { PlainLook, PlainToken, PlainTokens } from "./readSchemes.ts";
import { isRoleName, saysNothing } from "./roleWords.ts";
import { schemeInName } from "./schemeInName.ts";
import { type ThemeChoices, themeFor } from "./ThemeChoices.ts";

/** The tokens of some groups, by the names that they have inside them. */
type Groups = ReadonlyMap<string, PlainTokens>;

/** The groups at the top, or those inside the only one there. */
function topGroups(tokens: PlainTokens): { readonly prefix: string; readonly groups: Groups } {
  const groups = new Map<string, Map<string, PlainToken>>();
  const firsts = new Set([...tokens.keys()].map((name) => name.split(".")[0] ?? ""));
  const [only = ""] = firsts;
  const prefix = firsts.size === 1 ? `${only}.` : "";
  for (const [name, token] of tokens) {
    const [group = "", ...rest] = name.slice(prefix.length).split(".");
    if (rest.length > 0) groups.set(group, (groups.get(group) ?? new Map()).set(rest.join("."), token));
  }
  return { prefix, groups };
}

/** Whether two groups are the same thing in two looks: light and dark with the same names, or two brands. */
function areLooks([name, one]: [string, PlainTokens], [otherName, other]: [string, PlainTokens]): boolean {
  const shared = [...one].filter(([each]) => other.has(each));
  const schemes = new Set([name, otherName].map((each) => schemeInName(each).scheme));
  if (!schemes.has(undefined)) return shared.length >= Math.min(one.size, other.size) / 2;
  const differing = shared.filter(
    ([each, { value }]) => isRoleName(each) && JSON.stringify(other.get(each)?.value) !== JSON.stringify(value),
  );
  return differing.length >= 2;
}

/** The groups that are looks: their names say light, dark, or nothing that a role has. */
function looksAmong(groups: Groups): readonly string[] {
  const own = [...groups].filter(([name]) => saysNothing(schemeInName(name).rest));
  return own.filter((one) => own.some((other) => one !== other && areLooks(one, other))).map(([name]) => name);
}

/**
 * The tokens of files whose groups are looks, such as `light` and `dark`, or brands: of the brands one is read, and somebody
 * has to say which. The name of the group is no part of the names then.
 */
export function groupLooks(look: PlainLook, choices: ThemeChoices, findings: LookFindings): PlainLook {
  const { prefix, groups } = topGroups(look.light);
  const names = looksAmong(groups);
  const [first] = [...(groups.get(names[0] ?? "")?.values() ?? [])];
  if (first === undefined) return look;
  const choice = choices.choose({ file: first.place.file, group: "", names });
  noteLeftOut(choice, first.place, findings);
  const groupOf = (name: string) => name.slice(prefix.length).split(".")[0] ?? "";
  const others = (tokens: PlainTokens) => [...tokens].filter(([name]) => !names.includes(groupOf(name)));
  const inside = (tokens: PlainTokens, group: string | undefined): [string, PlainToken][] =>
    [...tokens].flatMap(([name, token]) =>
      group !== undefined && groupOf(name) === group
        ? [[prefix + name.slice(prefix.length + group.length + 1), token]]
        : [],
    );
  const [light, dark] = [themeFor("light", choice.read), themeFor("dark", choice.read)];
  return {
    light: new Map([...others(look.light), ...inside(look.light, light)]),
    dark: new Map([
      ...others(look.dark),
      ...inside(look.dark, dark),
      ...(dark === light ? [] : inside(look.light, dark)),
    ]),
  };
}
