import { isObject } from "#contract/isObject.ts";
import type { Place } from "#scripts/findings/Finding.ts";
import { startOf } from "#scripts/brands/json/sourceFile.ts";
import { type Scheme, schemeNames } from "#scripts/shared/colours/contexts/buildContexts.ts";
import { quoted } from "#scripts/shared/text/quoted.ts";
import { brokenTokens, modifierOf, textsIn, tidyAliases } from "./aliases.ts";
import { groupWeight, mostGroups } from "./groupWeight.ts";
import type { LookFindings } from "./LookFindings.ts";
import { type LookLayer, SchemeTree, type Tree } from "./LookLayer.ts";
import { nameOf, type RawToken, rawTokens, strayPaths, withTokens } from "./rawTokens.ts";
import { schemeInName } from "./schemeInName.ts";

/** A token without references, as its file has it. */
export interface PlainToken {
  /** As its format calls it; empty: it has none. */
  readonly type: string;
  readonly value: unknown;
  readonly place: Place;
  /** What notes call it, where its name is that of the role that it is for. */
  readonly nameInFile?: string;
  /** Whether it is there for the references of others: it comes after them. */
  readonly isSource?: boolean;
}

/** Tokens by name. */
export type PlainTokens = ReadonlyMap<string, PlainToken>;

/** What every reader gives: the tokens of each scheme. */
export interface PlainLook {
  readonly light: PlainTokens;
  /** Only what the files say of their own about dark. */
  readonly dark: PlainTokens;
}

/** What a library makes of a token. */
export interface ReadToken {
  readonly type: string;
  readonly value: unknown;
}

/** The tokens of a scheme before a library follows their references. All references lead to a token. */
export interface SchemeTokens {
  readonly tree: Tree;
  readonly tokens: ReadonlyMap<string, RawToken>;
  /** Leaves out what is at a path, with a note about it. */
  readonly placeOf: (path: readonly string[]) => Place;
}

/** The library, or the code of ours, that knows a format. */
export interface Engine {
  /** The value of a token in a form that the library reads; `undefined`: it is left out, and a note says why. */
  readonly prepare: (token: RawToken, place: Place, all: ReadonlyMap<string, RawToken>) => Tree | undefined;
  readonly read: (scheme: SchemeTokens) => Promise<ReadonlyMap<string, ReadToken>>;
}

/** Values for modes that a token has in its extensions, such as `{ "mode": { "dark": … } }`. */
function extensionModes({ $extensions }: Tree): readonly (readonly [mode: string, value: unknown])[] {
  const found: [string, unknown][] = [];
  const walk = (node: unknown, depth: number): void => {
    if (!isObject(node) || depth > 3) return;
    for (const [key, child] of Object.entries(node))
      if (/^modes?$/i.test(key) && isObject(child)) found.push(...Object.entries(child));
      else if (key !== "studio.tokens") walk(child, depth + 1);
  };
  walk($extensions, 0);
  return found.filter(([mode]) => mode !== ".");
}

const valueIn = (value: unknown): unknown =>
  isObject(value) && Object.hasOwn(value, "$value") ? value["$value"] : value;

/** The schemes that modes in the extensions are for. */
const extensionSchemes = (layers: readonly LookLayer[]): ReadonlySet<Scheme | undefined> =>
  new Set(
    layers.flatMap(({ tree }) =>
      [...rawTokens(tree).values()].flatMap(({ node }) =>
        extensionModes(node).map(([mode]) => schemeInName(mode).scheme),
      ),
    ),
  );

/** All tokens of a scheme together: the libraries are slow with more. */
const mostTokens = 5000;

/** No value has a longer text, and the libraries are slow with longer ones. */
const longestText = 400;
const isTooLong = (token: Tree): boolean =>
  textsIn([token["$value"], modifierOf(token)]).some((text) => text.length > longestText);

/** Whether a library can be given a value: none of them expects `null`. */
const isReadable = (token: Tree): boolean => !isTooLong(token) && !hasNull(token["$value"]);
const hasNull = (value: unknown): boolean =>
  value === null || (typeof value === "object" && Object.values(value).some(hasNull));

/** Follows the references of one scheme. */
async function readScheme(
  layers: readonly LookLayer[],
  scheme: Scheme,
  engine: Engine,
  findings: LookFindings,
): Promise<ReadonlyMap<string, PlainToken & { readonly layer: LookLayer | undefined }>> {
  const merged = new SchemeTree(layers, scheme);
  const placeOf = (path: readonly string[]) => merged.placeOf(path);
  const written = rawTokens(merged.tree);
  const isKnown = (name: string) => written.has(name);
  if (written.size > mostTokens || groupWeight(merged.tree) > mostGroups) {
    findings.add(startOf(layers[0]?.file.file ?? ""), "too-many-tokens", { most: mostTokens });
    return new Map();
  }
  for (const path of strayPaths(merged.tree)) findings.add(placeOf(path), "no-token", { token: nameOf(path) });
  const leftOut = new Set<string>();
  // Groups that take over others have names that only the library knows.
  const knowsAll = !JSON.stringify(merged.tree).includes('"$extends"');

  const tidied = withTokens(merged.tree, (node, path) => {
    const token = written.get(nameOf(path));
    const modes = extensionModes(node);
    for (const [mode] of modes)
      if (schemeInName(mode).scheme === undefined || schemeInName(mode).isSpecial)
        findings.add(placeOf(path), "mode-in-extensions", { token: nameOf(path), mode });
    const own = modes.find(([mode]) => schemeInName(mode).scheme === scheme && !schemeInName(mode).isSpecial);
    const value = tidyAliases(own === undefined ? node["$value"] : valueIn(own[1]), isKnown);
    const modifier = tidyAliases(modifierOf(node), isKnown);
    return {
      ...(token?.type === undefined ? {} : { $type: token.type }),
      ...(typeof node["$ref"] === "string" ? { $ref: node["$ref"] } : { $value: value }),
      ...(modifier === undefined ? {} : { $extensions: { "studio.tokens": { modify: modifier } } }),
    };
  });
  const all = rawTokens(tidied);
  const prepared = withTokens(tidied, (_, path) => {
    const token = all.get(nameOf(path));
    if (token !== undefined && !isReadable(token.node)) {
      const params = { token: token.name, value: quoted(token.node["$value"]), type: token.type ?? "" };
      findings.add(placeOf(path), "unread-value", params);
    }
    const next = token && isReadable(token.node) ? engine.prepare(token, placeOf(path), all) : undefined;
    if (next === undefined) leftOut.add(nameOf(path));
    return next;
  });
  const ready = rawTokens(prepared);
  const broken = brokenTokens(ready, leftOut, knowsAll);
  for (const [name, { why, target }] of broken)
    findings.add(placeOf(ready.get(name)?.path ?? []), `target-${why}`, { token: name, target });
  const tree = withTokens(prepared, (node, path) => (broken.has(nameOf(path)) ? undefined : node));
  const tokens = rawTokens(tree);
  const read = await engine.read({ tree, tokens, placeOf });
  for (const { name, path } of tokens.values())
    if (!read.has(name) && !findings.isNoted(placeOf(path))) findings.add(placeOf(path), "not-read", { token: name });
  // In the order of the files: a library can have another.
  const names = new Set([...[...written.keys()].filter((name) => read.has(name)), ...read.keys()]);
  return new Map(
    [...names].flatMap((name) => {
      const token = read.get(name);
      if (token === undefined) return [];
      const path = written.get(name)?.path ?? name.split(".");
      const layer = merged.layerOf(path);
      return [[name, { ...token, place: placeOf(path), isSource: layer?.isSource === true, layer }] as const];
    }),
  );
}

/**
 * The tokens of some layers in light and dark, without references. What cannot be followed is left out, with a note.
 * @param schemes those that the layers are for
 */
export async function readSchemes(
  layers: readonly LookLayer[],
  schemes: readonly Scheme[],
  engine: Engine,
  findings: LookFindings,
): Promise<PlainLook> {
  const inExtensions = extensionSchemes(layers);
  const [light, dark] = await Promise.all(
    schemeNames.map((scheme) =>
      schemes.includes(scheme) || inExtensions.has(scheme)
        ? readScheme(layers, scheme, engine, findings)
        : Promise.resolve(new Map<string, never>()),
    ),
  );
  const inLight = light ?? new Map<string, never>();
  // What dark has is its own only when a layer for dark says it, or it differs from light.
  const own = [...(dark ?? [])].filter(
    ([name, { layer, value }]) =>
      layer?.scheme === "dark" || quotedWhole(value) !== quotedWhole(inLight.get(name)?.value),
  );
  return { light: inLight, dark: new Map(own) };
}

const quotedWhole = (value: unknown): string => JSON.stringify(value) ?? "";
