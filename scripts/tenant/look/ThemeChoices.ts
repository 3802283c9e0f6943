import { type Scheme, schemeNames } from "#scripts/shared/colours/contexts/buildContexts.ts";
import { schemeInName, wordsOf } from "./schemeInName.ts";

/** Looks of which one is read, such as the brands of a file: somebody has to say which. */
export interface ThemeQuestion {
  readonly file: string;
  /** What they are, such as the group of themes or the modifier; empty: it has no name. */
  readonly group: string;
  readonly names: readonly string[];
}

/** Themes, contexts, sets or files of which one for each scheme is read. */
export interface ThemeGroup {
  readonly file: string;
  readonly group: string;
  readonly names: readonly string[];
  /** The one that is read when nobody says another. */
  readonly first?: string | undefined;
}

/** What is read of a group. */
export interface ThemeChoice {
  readonly read: readonly string[];
  readonly leftOut: readonly string[];
  /** Those that are for some customers alone. */
  readonly special: readonly string[];
}

const keyOf = (name: string): string => wordsOf(name).join(" ");

/** A look as it is shown: without the words for light and dark. */
function labelOf(name: string): string {
  const { scheme, rest } = schemeInName(name);
  return scheme === undefined ? name : rest || name;
}

/** A look of a group. */
interface GroupName {
  readonly group: string;
  readonly label: string;
}

/** A look by the group and its own name: `Brand: Nord`. */
const withGroup = ({ group, label }: GroupName): string => `${group}: ${label}`;

/** Chooses among the themes of a designer's files. Themes that differ in light and dark alone belong together. */
export class ThemeChoices {
  readonly #wanted: readonly string[];
  readonly #remembered: readonly string[];
  readonly #known = new Set<string>();
  readonly #chosen: GroupName[] = [];
  readonly #names: GroupName[] = [];
  readonly #questions = new Map<string, ThemeQuestion>();

  /**
   * @param wanted the names that somebody has said
   * @param remembered those of earlier imports: they count where nobody has said another
   */
  constructor(wanted: readonly string[], remembered: readonly string[]) {
    this.#wanted = wanted;
    this.#remembered = remembered;
  }

  /** What nobody has said yet. */
  get questions(): readonly ThemeQuestion[] {
    return [...this.#questions.values()].map((question) => {
      const own = question.names.map((label) => ({ group: question.group, label }));
      const names = own.some((name) => this.#isElsewhere(name)) ? own.map(withGroup) : question.names;
      return { ...question, names };
    });
  }

  /** Whether another group has a look of the same name. */
  #isElsewhere(name: GroupName): boolean {
    if (name.group === "") return false;
    return this.#names.some(({ group, label }) => group !== name.group && keyOf(label) === keyOf(name.label));
  }

  /** A name that no other group has: that of the look, with its group where it needs to be. */
  #nameOf = (name: GroupName): string => (this.#isElsewhere(name) ? withGroup(name) : name.label);

  /** Names that were said, and that the files do not have. */
  get unknown(): readonly string[] {
    return this.#wanted.filter((name) => !this.#known.has(keyOf(name)));
  }

  /** The looks that a name has chosen among several. */
  get chosen(): readonly string[] {
    return [...new Set(this.#chosen.map(this.#nameOf))];
  }

  /** Every name that could be said. */
  get names(): readonly string[] {
    return [...new Set(this.#names.map(this.#nameOf))];
  }

  choose({ file, group, names, first }: ThemeGroup): ThemeChoice {
    const isSpecial = (name: string) => names.length > 1 && schemeInName(name).isSpecial;
    const special = names.filter(isSpecial);
    const looks = [...Map.groupBy(new Set(names), (name) => keyOf(schemeInName(name).rest)).entries()]
      .map(([key, own]) => ({ key, own: own.filter((name) => !isSpecial(name)) }))
      .filter(({ own }) => own.length > 0)
      .map(({ key, own }) => ({ key, own, label: labelOf(themeFor("light", own) ?? own[0] ?? "") }));
    this.#names.push(...looks.map(({ label }) => ({ group, label })));
    const found = (wanted: readonly string[], keysOf: (look: (typeof looks)[number]) => readonly string[]) =>
      looks.filter((look) => {
        const keys = keysOf(look);
        const said = wanted.map(keyOf).filter((each) => keys.includes(each));
        for (const each of said) this.#known.add(each);
        return said.length > 0;
      });
    const named = (wanted: readonly string[]) => {
      // Who names the group means its look alone: another group may have one of the same name.
      const inGroup = found(wanted, ({ label }) => (group === "" ? [] : [keyOf(withGroup({ group, label }))]));
      if (inGroup.length > 0) return inGroup;
      return found(wanted, ({ key, own, label }) => [...(key === "" ? [] : [key]), keyOf(label), ...own.map(keyOf)]);
    };
    const now = named(this.#wanted);
    const said = now.length > 0 ? now : named(this.#remembered);
    if (looks.length > 1 && said.length === 1) this.#chosen.push(...said.map(({ label }) => ({ group, label })));
    const [only] = looks.length === 1 ? looks : said.length === 1 ? said : [];
    const chosen = only ?? (said.length === 0 ? looks.find(({ own }) => own.includes(first ?? "")) : undefined);
    if (chosen === undefined && looks.length > 0)
      this.#questions.set(`${file} ${group}`, { file, group, names: looks.map(({ label }) => label) });
    const read = chosen?.own ?? [];
    const leftOut = looks.flatMap(({ own }) => own).filter((name) => !read.includes(name));
    return { read, leftOut, special };
  }
}

/** The one of some themes that is for a scheme: one that says it, else one that says nothing. */
export const themeFor = (scheme: Scheme, names: readonly string[]): string | undefined =>
  names.find((name) => schemeInName(name).scheme === scheme) ??
  names.find((name) => schemeInName(name).scheme === undefined);

/**
 * The schemes that some groups are for: dark if one says it, and light if one can be it beside dark.
 * @param groups what the themes or layers of each group say
 */
export function schemesOf(groups: readonly (readonly (Scheme | undefined)[])[]): readonly Scheme[] {
  const hasDark = groups.some((own) => own.includes("dark"));
  const isLight = (own: readonly (Scheme | undefined)[]) =>
    own.includes("light") || (own.includes("dark") && own.includes(undefined));
  return schemeNames.filter((scheme) => (scheme === "dark" ? hasDark : !hasDark || groups.some(isLight)));
}

/** The schemes that the themes of some groups are for, by their names. */
export const schemesIn = (groups: readonly (readonly string[])[]): readonly Scheme[] =>
  schemesOf(groups.map((names) => names.map((name) => schemeInName(name).scheme)));
