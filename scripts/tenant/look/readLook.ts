import { isObject } from "#contract/isObject.ts";
import { findingAt } from "#scripts/brands/finding.ts";
import { type JsonFile, locate, parseJsonFile } from "#scripts/brands/json/jsonFile.ts";
import { type SourceFile, startOf } from "#scripts/brands/json/sourceFile.ts";
import { problem } from "#scripts/brands/messages/catalogue.ts";
import type { MessageLanguage } from "#scripts/brands/messages/Message.ts";
import { quoted } from "#scripts/text/quoted.ts";
import { TokenFile } from "#scripts/tokens/TokenFile.ts";
import type { Look, LookToken } from "./Look.ts";
import { type Scheme, schemeNames } from "#scripts/colours/contexts/buildContexts.ts";
import { LookFindings } from "./LookFindings.ts";
import { type LookLayer, placeIn, type SchemeTree, treeOfScheme } from "./LookLayer.ts";
import { normalValue, usedTypes } from "./normalValue.ts";
import { isResolver, resolverLayers } from "./resolverLayers.ts";
import { schemeOfName } from "./schemeOfName.ts";
import { isTokensStudio, tokensStudioLayers } from "./tokensStudioLayers.ts";

/** What a designer hands over. */
export interface LookInput {
  readonly files: readonly SourceFile[];
  /** What a file is for, when its name does not say it. */
  readonly schemeOf?: ((file: string) => Scheme | undefined) | undefined;
  /** The language of the findings. */
  readonly language: MessageLanguage;
}

const limits = { characters: 1_000_000, files: 100, tokens: 5000 };

function parsed(files: readonly SourceFile[], findings: LookFindings): JsonFile[] {
  return files.flatMap((source) => {
    if (source.text.length > limits.characters) {
      const params = { kilobytes: Math.round(source.text.length / 1000), most: limits.characters / 1000 };
      findings.addRead(findingAt(startOf(source.file), problem("too-large/file", params)));
      return [];
    }
    const { json, findings: found } = parseJsonFile(source);
    for (const finding of found) findings.addRead(finding);
    return json === undefined ? [] : [json];
  });
}

/** Names that would reach into the prototypes of objects. */
const badNames = ["__proto__", "constructor", "prototype"];

function checkNames(file: JsonFile, findings: LookFindings): void {
  const walk = (node: unknown, path: readonly string[]): void => {
    if (!isObject(node)) return;
    for (const [key, child] of Object.entries(node)) {
      const inner = [...path, key];
      if (badNames.includes(key)) findings.add(locate(file, inner).key, "bad-name", { name: key });
      else walk(child, inner);
    }
  };
  walk(file.value, []);
}

const hasToken = (node: unknown): boolean =>
  isObject(node) &&
  (Object.hasOwn(node, "$value") ||
    Object.hasOwn(node, "$ref") ||
    Object.entries(node).some(([key, child]) => (key === "$root" || !key.startsWith("$")) && hasToken(child)));

/** The mode of an export from Figma, or the name of the file without its ending. */
function modeOf({ file, value }: JsonFile): string {
  const { $extensions: extensions } = value;
  const mode = isObject(extensions) ? extensions["com.figma.modeName"] : undefined;
  return typeof mode === "string" ? mode : file.replace(/^.*\//, "").replace(/(?:\.tokens)?\.jsonc?$/, "");
}

type SchemeOf = NonNullable<LookInput["schemeOf"]>;

function layersOf(files: readonly JsonFile[], schemeOf: SchemeOf, findings: LookFindings): LookLayer[] {
  const resolvers = files.filter(isResolver);
  // With a resolver the other files are its sources.
  if (resolvers.length > 0) return resolvers.flatMap((file) => resolverLayers(file, files, findings));
  return files.flatMap((file): LookLayer[] => {
    const mode = modeOf(file);
    const scheme = schemeOf(file.file);
    const own = scheme ?? schemeOfName(mode);
    if (own === "special") {
      findings.add(startOf(file.file), "mode-left-out", { mode });
      return [];
    }
    if (isTokensStudio(file))
      return tokensStudioLayers(file, findings).map((layer) => ({ ...layer, scheme: scheme ?? layer.scheme ?? own }));
    if (hasToken(file.value)) return [{ file, path: [], tree: file.value, scheme: own }];
    findings.add(startOf(file.file), "unknown-format", {});
    return [];
  });
}

/** The files whose names and modes say neither light nor dark. A resolver says it for all files. */
function unsaidFiles(files: readonly JsonFile[]): string[] {
  if (files.some(isResolver)) return [];
  return files
    .filter((file) => !isTokensStudio(file) && hasToken(file.value) && schemeOfName(modeOf(file)) === undefined)
    .map(({ file }) => file);
}

interface SchemeToken {
  readonly type: string;
  readonly value: unknown;
  readonly layer: LookLayer;
  readonly path: readonly string[];
}

/** Reads the tokens of one scheme. `unread` counts those of types that no role has. */
function readScheme({ tree, layerOf }: SchemeTree, findings: LookFindings, unread: Map<string, SchemeToken[]>) {
  const file = TokenFile.of(tree);
  const found = new Map<string, SchemeToken>();
  for (const { problem: wrong, path } of file.problems) {
    const layer = layerOf(path) ?? layerOf(path.slice(0, -1));
    // Keys of other tools are of no interest here; a reference that leads nowhere is.
    const isReference = /^(?:alias-cycle|unknown-alias|bad-reference|too-complex)/.test(wrong.id);
    if (layer !== undefined && isReference) findings.addRead(findingAt(placeIn(layer, path), wrong));
  }
  for (const token of file.tokens.values()) {
    const { path } = token;
    const layer = layerOf(path) ?? layerOf(path.slice(0, 1));
    if (layer === undefined) continue;
    const name = path.filter((step) => step !== "$root").join(".");
    const type = file.typeOf(token) ?? "";
    if (type !== "" && !usedTypes.includes(type)) {
      unread.set(type, [...(unread.get(type) ?? []), { type, value: undefined, layer, path }]);
      continue;
    }
    const result = file.resolve(token);
    if ("problem" in result) {
      findings.addRead(findingAt(placeIn(layer, path), result.problem));
      continue;
    }
    if (type === "") {
      findings.add(placeIn(layer, path), "no-type", { token: name });
      continue;
    }
    const read = { type, value: result.value, layer, path };
    const normal = normalValue(type, result.value);
    if (normal !== undefined) found.set(name, { ...read, ...normal });
    else findings.add(placeIn(layer, path), "unread-value", { token: name, value: quoted(result.value), type });
  }
  return found;
}

/**
 * Reads a designer's files: variables as Figma exports them, DTCG 2025.10 with or without a resolver, or the file of
 * Tokens Studio. It reads nothing but the texts that it is given.
 */
export function readLook({ files, schemeOf = () => undefined, language }: LookInput): Look {
  const findings = new LookFindings(language);
  const json = parsed(files.slice(0, limits.files), findings);
  for (const file of json) checkNames(file, findings);
  const unsaid = unsaidFiles(json);
  const nothing = (): Look => ({ tokens: new Map(), findings: findings.sorted, unsaid });
  if (findings.hasErrors) return nothing();
  const layers = layersOf(json, schemeOf, findings);
  const isOrdered = json.some((file) => isResolver(file) || isTokensStudio(file));
  const unread = new Map<string, SchemeToken[]>();
  const [light, dark] = schemeNames.map((each) => {
    const hasOwn = each === "light" || layers.some((layer) => layer.scheme === each);
    if (!hasOwn) return new Map<string, SchemeToken>();
    return readScheme(treeOfScheme(layers, each, isOrdered ? undefined : findings), findings, unread);
  });
  const tokens = tokensOf(light ?? new Map(), dark ?? new Map());
  const [first] = files;
  if (tokens.size > limits.tokens && first !== undefined)
    findings.add(startOf(first.file), "too-many-tokens", { most: limits.tokens });
  if (tokens.size === 0 && !findings.hasErrors && first !== undefined)
    findings.add(startOf(first.file), "unknown-format", {});
  for (const [type, left] of unread) {
    const [one] = left;
    const count = new Set(left.map(({ path }) => path.join("."))).size;
    if (one !== undefined) findings.add(placeIn(one.layer, one.path), "unread-type", { type, count });
  }
  return findings.hasErrors ? nothing() : { tokens, findings: findings.sorted, unsaid };
}

/** One list of both schemes. What dark has is its own only when a file for dark says it, or it differs from light. */
function tokensOf(light: ReadonlyMap<string, SchemeToken>, dark: ReadonlyMap<string, SchemeToken>) {
  const tokens = new Map<string, LookToken>();
  for (const name of new Set([...light.keys(), ...dark.keys()])) {
    const [inLight, inDark] = [light.get(name), dark.get(name)];
    const shown = inLight ?? inDark;
    if (shown === undefined) continue;
    const isOwn =
      inDark !== undefined &&
      (inDark.layer.scheme === "dark" || JSON.stringify(inDark.value) !== JSON.stringify(inLight?.value));
    tokens.set(name, {
      name,
      type: shown.type,
      ...(inLight === undefined ? {} : { light: inLight.value }),
      ...(isOwn ? { dark: inDark.value } : {}),
      place: placeIn(shown.layer, shown.path),
    });
  }
  return tokens;
}
