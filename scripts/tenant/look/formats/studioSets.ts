import { isObject } from "#contract/isObject.ts";
import { type JsonFile, locate, type Path } from "#scripts/brands/json/jsonFile.ts";
import { type Scheme, schemeNames } from "#scripts/shared/colours/contexts/buildContexts.ts";
import { modifierOf, wholeAlias } from "../aliases.ts";
import { chosenLayers } from "../fileLayers.ts";
import type { LookFindings } from "../LookFindings.ts";
import type { LookLayer, Tree } from "../LookLayer.ts";
import { noteLeftOut } from "../noteLeftOut.ts";
import { typeOfValue } from "../normalValue.ts";
import { rawTokens } from "../rawTokens.ts";
import { baseName, schemeInName } from "../schemeInName.ts";
import { schemesIn, schemesOf, type ThemeChoices, themeFor } from "../ThemeChoices.ts";
import { loadStudio } from "./tokensStudio.ts";

/** A token in the older form of Tokens Studio and Style Dictionary, without `$`. A group can have a token named `value`. */
const isOldToken = (node: Tree): boolean =>
  !Object.hasOwn(node, "$value") &&
  Object.hasOwn(node, "value") &&
  (typeof node["type"] === "string" || (!Object.hasOwn(node, "type") && isPlainValue(node)));

/** Whether a value without a type says what it is: a colour, a length, a number or an alias. Spectrum's are not read. */
const isPlainValue = ({ value, uuid }: Tree): boolean =>
  uuid === undefined && (wholeAlias(value) !== undefined || typeOfValue(value) !== undefined);

const hasOldToken = (node: unknown): boolean =>
  isObject(node) &&
  (isOldToken(node) || Object.entries(node).some(([key, child]) => !key.startsWith("$") && hasOldToken(child)));

const isThemesFile = (file: Pick<JsonFile, "file">): boolean => /^\$(?:themes|metadata)\.json$/.test(baseName(file));

/** Whether a file tells that the files around it are sets: the list of themes, or tokens without `$` and no sets. */
export const isStudioFolder = (file: Pick<JsonFile, "file" | "value">): boolean =>
  isThemesFile(file) || (isTokensStudio(file) && !hasSets(file));

/** Types that the standard does not have. */
const isStudioType = (type: string | undefined): boolean =>
  /^(?:borderRadius|borderWidth|boxShadow|fontFamilies|fontWeights|fontSizes|lineHeights|sizing|spacing)$/.test(
    type ?? "",
  );

/** Whether a value has an alias and something to calculate. */
const isSum = (value: unknown): boolean =>
  typeof value === "string" && /\{[^{}]+\}\s*[*/+-]|[*/+(-]\s*\{[^{}]+\}/.test(value);

const hasSets = ({ value }: Pick<JsonFile, "value">): boolean =>
  Array.isArray(value["$themes"]) || isObject(value["$metadata"]);

/** Whether a file is of Tokens Studio: it has sets and themes, tokens without `$`, or modified colours. */
export const isTokensStudio = (file: Pick<JsonFile, "file" | "value">): boolean =>
  isThemesFile(file) ||
  hasSets(file) ||
  hasOldToken(file.value) ||
  [...rawTokens(file.value).values()].some(
    ({ node, type }) => modifierOf(node) !== undefined || isStudioType(type) || isSum(node["$value"]),
  );

/** A group with its tokens in the form of DTCG. */
function withDollars(node: Tree): Tree {
  if (Object.hasOwn(node, "$value")) return node;
  if (isOldToken(node)) {
    const { value, type, $extensions = node["extensions"] } = node;
    return {
      ...(type === undefined ? {} : { $type: type }),
      $value: value,
      ...(isObject($extensions) ? { $extensions } : {}),
    };
  }
  const entries = Object.entries(node).map(([key, child]) => [
    key,
    isObject(child) && !key.startsWith("$") ? withDollars(child) : child,
  ]);
  return Object.fromEntries(entries) as Tree;
}

/** A set of tokens. */
interface StudioSet {
  readonly name: string;
  readonly file: JsonFile;
  readonly path: Path;
  readonly tree: Tree;
}

/** A theme: which sets it has, and of which themes it is one. */
export interface StudioTheme {
  readonly name: string;
  readonly group: string;
  readonly selectedTokenSets: Readonly<Record<string, string>>;
  /** Where it is written. */
  readonly file: JsonFile;
  readonly path: Path;
}

interface StudioFiles {
  readonly sets: readonly StudioSet[];
  readonly themes: readonly StudioTheme[];
}

function themesOf(file: JsonFile): StudioTheme[] {
  const themes: unknown = file.value["$themes"];
  return (Array.isArray(themes) ? themes : []).flatMap((theme: unknown, index) => {
    if (!isObject(theme) || typeof theme["name"] !== "string" || !isObject(theme["selectedTokenSets"])) return [];
    const { name, group, selectedTokenSets } = theme;
    const own = Object.entries(selectedTokenSets).filter(([, state]) => state === "enabled" || state === "source");
    return [
      {
        name,
        group: typeof group === "string" ? group : "",
        selectedTokenSets: Object.fromEntries(own.map(([set, state]) => [set, String(state)])),
        file,
        path: ["$themes", index],
      },
    ];
  });
}

/** The sets of a file: its groups, where it has themes; the file itself else. */
function setsOf(file: JsonFile, folder: string): StudioSet[] {
  if (isThemesFile(file)) return [];
  if (hasSets(file))
    return Object.entries(file.value).flatMap(([name, tree]) =>
      name.startsWith("$") || !isObject(tree) ? [] : [{ name, file, path: [name], tree: withDollars(tree) }],
    );
  const name = file.file.startsWith(folder) ? file.file.slice(folder.length) : file.file;
  return [{ name: name.replace(/\.json$/i, ""), file, path: [], tree: withDollars(file.value) }];
}

/** The sets and themes of some files, in the order that the plug-in has them in. */
function studioFiles(files: readonly JsonFile[]): StudioFiles {
  const main = files.find(isThemesFile);
  const folder = main === undefined ? "" : main.file.slice(0, main.file.length - baseName(main).length);
  const sets = files.flatMap((file) => setsOf(file, folder));
  const order = files.flatMap(({ value }) => {
    const metadata = isObject(value["$metadata"]) ? value["$metadata"] : value;
    const names: unknown = metadata["tokenSetOrder"];
    return Array.isArray(names) ? names.map(String) : [];
  });
  const placeIn = ({ name }: StudioSet) => (order.includes(name) ? order.indexOf(name) : order.length);
  return { sets: sets.toSorted((a, b) => placeIn(a) - placeIn(b)), themes: files.flatMap(themesOf) };
}

/** Layers, and the schemes that they are for. */
export interface StudioLayers {
  readonly layers: readonly LookLayer[];
  readonly schemes: readonly Scheme[];
  /** Whether themes say what is read. */
  readonly hasThemes: boolean;
  /** What each scheme is made of, for people: the names of themes or sets. */
  readonly names: Readonly<Record<Scheme, readonly string[]>>;
}

/** Whether all themes of a group have the same tokens, so that it does not matter which is read. */
function areEqual(themes: readonly StudioTheme[], sets: readonly StudioSet[]): boolean {
  const texts = themes.map(({ selectedTokenSets: own }) =>
    JSON.stringify(sets.filter(({ name }) => Object.hasOwn(own, name)).map(({ tree }) => tree)),
  );
  return new Set(texts).size === 1 && themes.every(({ name }) => schemeInName(name).scheme === undefined);
}

const hasScheme = ({ name }: StudioTheme): boolean => schemeInName(name).scheme !== undefined;

/** Whether two themes have other values for the same token, in sets that are not shared. */
function differ(one: StudioTheme, other: StudioTheme, sets: readonly StudioSet[]): boolean {
  const own = ({ selectedTokenSets: has }: StudioTheme, { selectedTokenSets: others }: StudioTheme) =>
    sets.filter(({ name }) => Object.hasOwn(has, name) && !Object.hasOwn(others, name));
  const values = (of: readonly StudioSet[]) =>
    new Map(
      of.flatMap(({ tree }) =>
        [...rawTokens(tree).values()].map(({ name, node }) => [name, JSON.stringify(node["$value"])]),
      ),
    );
  const [first, second] = [values(own(one, other)), values(own(other, one))];
  return [...first].some(([name, value]) => second.has(name) && second.get(name) !== value);
}

/**
 * Without the groups of other looks: where several groups have light and dark of their own, for the same tokens, each
 * group is a look.
 */
function themesOfOneLook({ sets, themes }: StudioFiles, choices: ThemeChoices, findings: LookFindings) {
  const ofGroup = Map.groupBy(themes.filter(hasScheme), ({ group }) => group);
  const firsts = [...ofGroup.values()].flatMap((own) => own.slice(0, 1));
  const rivals = firsts.filter((one) =>
    firsts.some((other) =>
      (ofGroup.get(other.group) ?? []).some(
        (theme) => other !== one && sameScheme(theme, one) && differ(one, theme, sets),
      ),
    ),
  );
  const [first] = rivals;
  if (first === undefined) return themes;
  const names = rivals.map(({ group }) => group);
  const choice = choices.choose({ file: first.file.file, group: "", names });
  noteLeftOut(choice, locate(first.file, first.path).value, findings);
  return themes.filter(({ group }) => !names.includes(group) || choice.read.includes(group));
}

const sameScheme = (one: StudioTheme, other: StudioTheme): boolean =>
  schemeInName(one.name).scheme === schemeInName(other.name).scheme;

/** The themes that are read: of each group one for each scheme. */
function chosenThemes(files: StudioFiles, choices: ThemeChoices, findings: LookFindings) {
  const { sets } = files;
  const themes = themesOfOneLook(files, choices, findings);
  return [...Map.groupBy(themes, ({ group }) => group)].map(([group, own]) => {
    const [first] = own;
    const names = own.map(({ name }) => name);
    if (first === undefined) return [];
    const equal = areEqual(own, sets) ? first.name : undefined;
    const choice = choices.choose({ file: first.file.file, group, names, first: equal });
    noteLeftOut(choice, locate(first.file, first.path).value, findings);
    return own.filter(({ name }) => choice.read.includes(name));
  });
}

/** The layers of the themes that are read. */
async function layersOfThemes(
  files: StudioFiles,
  choices: ThemeChoices,
  findings: LookFindings,
): Promise<StudioLayers> {
  // A theme without sets is no look.
  const themes = files.themes.filter(({ selectedTokenSets: own }) => Object.keys(own).length > 0);
  const groups = chosenThemes({ ...files, themes }, choices, findings);
  const { permutateThemes } = await loadStudio();
  const schemes = schemesIn(groups.map((own) => own.map(({ name }) => name)));
  const themesIn = (scheme: Scheme) =>
    groups.flatMap((own) => {
      const name = themeFor(
        scheme,
        own.map((theme) => theme.name),
      );
      return own.filter((theme) => theme.name === name).slice(0, 1);
    });
  const setsIn = (scheme: Scheme): readonly StudioSet[] => {
    const themes = themesIn(scheme);
    if (!schemes.includes(scheme) || themes.length === 0) return [];
    const one = themes.map((theme, index) => ({ ...theme, id: String(index), group: theme.group || "themes" }));
    const permuted: Readonly<Record<string, readonly string[]>> = permutateThemes(one as never);
    const names = Object.values(permuted)[0] ?? [];
    const isSource = (name: string) =>
      themes.every(({ selectedTokenSets: own }) => !Object.hasOwn(own, name) || own[name] === "source");
    const missing = names.filter((name) => !files.sets.some((set) => set.name === name));
    const [theme] = themes;
    if (missing.length > 0 && theme !== undefined)
      findings.add(locate(theme.file, theme.path).value, "set-missing", { sets: missing.join(", ") });
    const own = files.sets.filter(({ name }) => names.includes(name));
    // Sets that are there for references alone are under all others.
    return [...own.filter(({ name }) => isSource(name)), ...own.filter(({ name }) => !isSource(name))];
  };
  const [light, dark] = [setsIn("light"), setsIn("dark")];
  const chosen = schemes.flatMap(themesIn);
  const layerOf = (set: StudioSet, scheme: Scheme | undefined): LookLayer => ({
    ...set,
    scheme,
    isSource: !chosen.some(({ selectedTokenSets: own }) => Object.hasOwn(own, set.name) && own[set.name] === "enabled"),
  });
  const layers = [
    ...light.map((set) => layerOf(set, dark.includes(set) ? undefined : "light")),
    ...dark.filter((set) => !light.includes(set)).map((set) => layerOf(set, "dark")),
  ].toSorted((a, b) => orderOf(a, light, dark) - orderOf(b, light, dark));
  const isUsed = ({ name }: StudioSet) => files.themes.some((theme) => Object.hasOwn(theme.selectedTokenSets, name));
  const unused = files.sets.filter((set) => !isUsed(set));
  const [first] = unused;
  if (first !== undefined)
    findings.add(locate(first.file, first.path).key, "set-left-out", {
      sets: unused.map(({ name }) => name).join(", "),
    });
  const namesIn = (scheme: Scheme) => themesIn(scheme).map(({ name }) => name);
  return { layers, schemes, hasThemes: true, names: { light: namesIn("light"), dark: namesIn("dark") } };
}

/** A place that both lists of sets agree with. */
const orderOf = ({ name }: LookLayer, light: readonly StudioSet[], dark: readonly StudioSet[]): number =>
  Math.max(...[light, dark].map((sets) => sets.findIndex((set) => set.name === name)));

/** The layers of files of Tokens Studio: the sets of its themes, or, without themes, what the names of the sets say. */
export async function studioLayers(
  files: readonly JsonFile[],
  schemeOf: (set: { readonly name: string; readonly file: JsonFile }) => ReturnType<typeof schemeInName>,
  choices: ThemeChoices,
  findings: LookFindings,
): Promise<StudioLayers> {
  const all = studioFiles(files);
  if (all.themes.some(({ selectedTokenSets }) => Object.keys(selectedTokenSets).length > 0))
    return layersOfThemes(all, choices, findings);
  const named = all.sets.map((set) => ({ set, said: schemeOf(set) }));
  for (const { set, said } of named)
    if (said.isSpecial) findings.add(locate(set.file, set.path).key, "mode-left-out", { modes: set.name });
  const own = named.flatMap(({ set, said }): LookLayer[] => (said.isSpecial ? [] : [{ ...set, scheme: said.scheme }]));
  const layers = chosenLayers(own, choices, findings);
  const namesIn = (scheme: Scheme) => layers.filter((layer) => layer.scheme === scheme).map(({ name }) => name);
  const [light, dark] = schemeNames.map(namesIn);
  return {
    layers,
    schemes: schemesOf([layers.map(({ scheme }) => scheme)]),
    hasThemes: false,
    names: { light: light ?? [], dark: dark ?? [] },
  };
}
