import { schemeNames } from "#scripts/shared/colours/contexts/buildContexts.ts";
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

const mostSteps = 3;

/** Groups inside others that have light and dark of their own, such as `color.light` and `color.dark`. */
function schemeGroups(tokens: PlainTokens): readonly { readonly prefix: string; readonly groups: Groups }[] {
  const inside = new Map<string, Map<string, Map<string, PlainToken>>>();
  for (const [name, token] of tokens) {
    const steps = name.split(".");
    for (let at = 1; at <= mostSteps && at < steps.length - 1; at += 1) {
      const [prefix, group = ""] = [`${steps.slice(0, at).join(".")}.`, steps[at]];
      const own = schemeInName(group);
      if (!own.isSpecial && (own.scheme === undefined || own.rest !== "")) continue;
      if (!saysNothing(prefix)) continue;
      const groups = inside.get(prefix) ?? new Map<string, Map<string, PlainToken>>();
      const found = groups.get(group) ?? new Map<string, PlainToken>();
      inside.set(prefix, groups.set(group, found.set(steps.slice(at + 1).join("."), token)));
    }
  }
  return [...inside].map(([prefix, groups]) => ({ prefix, groups }));
}

/** The tokens of a look in which groups inside others are light and dark: the name of such a group is no part of theirs. */
function withoutSchemeGroups(look: PlainLook, findings: LookFindings): PlainLook {
  for (const { prefix, groups } of schemeGroups(look.light)) {
    const special = [...groups].filter(([name]) => schemeInName(name).isSpecial);
    const [light, dark] = schemeNames.map((scheme) =>
      [...groups].filter(([name]) => !schemeInName(name).isSpecial && schemeInName(name).scheme === scheme),
    );
    const [inLight, inDark] = [light?.[0], dark?.[0]];
    if (inLight === undefined || inDark === undefined || !areLooks(inLight, inDark)) continue;
    for (const [name, tokens] of special) {
      const [first] = tokens.values();
      if (first !== undefined) findings.add(first.place, "mode-left-out", { modes: prefix + name });
    }
    const isOther = ([name]: [string, PlainToken]) =>
      ![...groups.keys()].some((group) => name.startsWith(`${prefix}${group}.`));
    const named = ([, tokens]: [string, PlainTokens]) =>
      [...tokens].map(([name, token]): [string, PlainToken] => [prefix + name, token]);
    return withoutSchemeGroups(
      {
        light: new Map([...[...look.light].filter(isOther), ...named(inLight)]),
        dark: new Map([...[...look.dark].filter(isOther), ...named(inDark)]),
      },
      findings,
    );
  }
  return look;
}

/**
 * The tokens of files whose groups are looks, such as `light` and `dark`, or brands: of the brands one is read, and somebody
 * has to say which. The name of the group is no part of the names then.
 */
export function groupLooks(given: PlainLook, choices: ThemeChoices, findings: LookFindings): PlainLook {
  const look = withoutSchemeGroups(given, findings);
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
