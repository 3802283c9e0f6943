import { isObject } from "#contract/isObject.ts";
import { type JsonFile, locate } from "#scripts/brands/json/jsonFile.ts";
import { quoted } from "#scripts/text/quoted.ts";
import { type Scheme, schemeNames } from "#scripts/colours/contexts/buildContexts.ts";
import type { LookFindings } from "./LookFindings.ts";
import type { LookLayer, Tree } from "./LookLayer.ts";
import { schemeOfName } from "./schemeOfName.ts";

/** Types of Tokens Studio by those of DTCG; the others are the same. */
const types: Readonly<Record<string, string>> = {
  borderRadius: "dimension",
  borderWidth: "dimension",
  boxShadow: "shadow",
  fontFamilies: "fontFamily",
  fontSizes: "dimension",
  fontWeights: "fontWeight",
  letterSpacing: "dimension",
  lineHeights: "number",
  opacity: "number",
  paragraphSpacing: "dimension",
  sizing: "dimension",
  spacing: "dimension",
  text: "string",
};

const valueOf = (node: Tree): unknown => (Object.hasOwn(node, "$value") ? node["$value"] : node["value"]);
const typeOf = (node: Tree): unknown => (Object.hasOwn(node, "$type") ? node["$type"] : node["type"]);

/** Whether an object is a token. A group can have a token named `value`. */
const isToken = (node: Tree): boolean =>
  Object.hasOwn(node, "$value") || (Object.hasOwn(node, "value") && typeof node["type"] === "string");

const hasOldTokens = (node: unknown): boolean =>
  isObject(node) &&
  ((isToken(node) && !Object.hasOwn(node, "$value")) ||
    Object.entries(node).some(([key, child]) => !key.startsWith("$") && hasOldTokens(child)));

/** Whether a file is of Tokens Studio: it has sets and themes, or tokens without `$`. */
export const isTokensStudio = ({ value }: Pick<JsonFile, "value">): boolean =>
  Array.isArray(value["$themes"]) || isObject(value["$metadata"]) || hasOldTokens(value);

/** A text with an alias and something else, or with two numbers. */
const isCalculation = (value: unknown): boolean =>
  typeof value === "string" &&
  ((/\{[^{}]+\}/.test(value) && !/^\s*\{[^{}]+\}\s*$/.test(value)) || /\d\s*[*/+]\s*-?\d/.test(value));

const shadowNames: Readonly<Record<string, string>> = { x: "offsetX", y: "offsetY" };

function layerOfShadow(layer: unknown): unknown {
  if (!isObject(layer)) return layer;
  const parts = Object.entries(layer).filter(([key]) => key !== "type" && key !== "blendMode");
  const named = Object.fromEntries(parts.map(([key, part]) => [shadowNames[key] ?? key, part]));
  return layer["type"] === "innerShadow" ? { ...named, inset: true } : named;
}

/** The sets of a file, as groups of DTCG. */
class SetReader {
  readonly #file: JsonFile;
  readonly #findings: LookFindings;

  constructor(file: JsonFile, findings: LookFindings) {
    this.#file = file;
    this.#findings = findings;
  }

  /** A group in the form of DTCG. What has to be calculated is left out. */
  group(node: Tree, path: readonly string[], set: readonly string[]): Tree {
    const children: [string, unknown][] = [];
    for (const [key, child] of Object.entries(node)) {
      if (!isObject(child)) {
        if (key.startsWith("$")) children.push([key, child]);
        continue;
      }
      if (!isToken(child)) children.push([key, key.startsWith("$") ? child : this.group(child, [...path, key], set)]);
      else if (isCalculation(valueOf(child))) {
        const place = locate(this.#file, [...set, ...path, key]).key;
        const params = { token: [...path, key].join("."), value: quoted(valueOf(child)) };
        this.#findings.add(place, "calculation", params);
      } else children.push([key, this.#token(child)]);
    }
    return Object.fromEntries(children);
  }

  #token(node: Tree): Tree {
    const [given, value] = [typeOf(node), valueOf(node)];
    const type = typeof given === "string" ? (types[given] ?? given) : undefined;
    const trimmed = typeof value === "string" ? value.trim() : value;
    const shadow = Array.isArray(value) ? value.map(layerOfShadow) : layerOfShadow(value);
    return {
      ...(type === undefined ? {} : { $type: type }),
      $value: type === "shadow" ? shadow : trimmed,
    };
  }
}

/** The sets that a theme has, in the order of the file. */
const setsOf = (theme: unknown, sets: readonly string[]): readonly string[] => {
  const selected = isObject(theme) && isObject(theme["selectedTokenSets"]) ? theme["selectedTokenSets"] : {};
  return sets.filter((set) => selected[set] === "enabled" || selected[set] === "source");
};

/** The sets of the themes that are light or dark; without such themes, what the names of the sets say. */
function schemesOfSets(file: JsonFile, sets: readonly string[], findings: LookFindings) {
  const found: { set: string; scheme: Scheme | undefined }[] = [];
  const themes: unknown[] = Array.isArray(file.value["$themes"]) ? file.value["$themes"] : [];
  const named = themes.map((theme, index) => {
    const name = isObject(theme) && typeof theme["name"] === "string" ? theme["name"] : "";
    return { theme, name, index, scheme: schemeOfName(name) };
  });
  for (const { scheme, name, index } of named)
    if (scheme === "special")
      findings.add(locate(file, ["$themes", index, "name"]).value, "mode-left-out", { mode: name });
  const used = schemeNames.map((scheme) => {
    const own = named.filter((each) => each.scheme === scheme);
    return { scheme, sets: new Set(own.flatMap(({ theme }) => setsOf(theme, sets))) };
  });
  const hasThemes = used.some((each) => each.sets.size > 0);
  for (const set of sets) {
    const own = used.filter((each) => each.sets.has(set)).map(({ scheme }) => scheme);
    const [first] = own;
    const scheme = hasThemes ? first : schemeOfName(set);
    if (scheme === "special") findings.add(locate(file, [set]).key, "mode-left-out", { mode: set });
    else if (!hasThemes || own.length !== 0) found.push({ set, scheme: own.length === 2 ? undefined : scheme });
  }
  return found;
}

/** The layers of a file of Tokens Studio: its sets, by the themes for light and dark that they are in. */
export function tokensStudioLayers(file: JsonFile, findings: LookFindings): LookLayer[] {
  const { value } = file;
  const order: unknown = isObject(value["$metadata"]) ? value["$metadata"]["tokenSetOrder"] : undefined;
  const names = Object.keys(value).filter((key) => !key.startsWith("$") && isObject(value[key]));
  const listed = (Array.isArray(order) ? order : []).filter((name) => names.includes(String(name))).map(String);
  const sets = [...listed, ...names.filter((name) => !listed.includes(name))];
  const reader = new SetReader(file, findings);
  // A file of one set has its groups at the top.
  const isOneSet = !Array.isArray(value["$themes"]) && order === undefined;
  if (isOneSet) return [{ file, path: [], tree: reader.group(value, [], []), scheme: undefined }];
  return schemesOfSets(file, sets, findings).map(({ set, scheme }) => {
    const group = value[set];
    return { file, path: [set], tree: isObject(group) ? reader.group(group, [], [set]) : {}, scheme };
  });
}
