import { isObject } from "#contract/isObject.ts";
import { type JsonFile, locate, type Path } from "#scripts/brands/json/jsonFile.ts";
import { startOf } from "#scripts/brands/json/sourceFile.ts";
import { mergeTokens } from "#scripts/shared/tokens/mergeTokens.ts";
import { groupWeight, mostGroups } from "../groupWeight.ts";
import type { Scheme } from "#scripts/shared/colours/contexts/buildContexts.ts";
import type { LookFindings } from "../LookFindings.ts";
import type { LookLayer, Tree } from "../LookLayer.ts";
import { withTokens } from "../rawTokens.ts";
import { noteLeftOut } from "../noteLeftOut.ts";
import { baseName } from "../schemeInName.ts";
import { schemesIn, type ThemeChoices, themeFor } from "../ThemeChoices.ts";
import { LibraryFault, parseResolver, type ResolverItem, urlOf } from "./terrazzo.ts";

/** Whether a file is a resolver of DTCG 2025.10. */
export const isResolver = ({ value }: Pick<JsonFile, "value">): boolean => Array.isArray(value["resolutionOrder"]);

/** The path that a reference names, from the folder of the resolver; `undefined` when it leads out of it. */
function relativePath(reference: string): string | undefined {
  if (/^[a-z][a-z\d+.-]*:|^[/\\]|\\/i.test(reference)) return undefined;
  const steps: string[] = [];
  for (const step of reference.split("#")[0]?.split("/") ?? [])
    if (step === "..") {
      if (steps.pop() === undefined) return undefined;
    } else if (step !== "." && step !== "") steps.push(step);
  return steps.length === 0 ? undefined : steps.join("/");
}

interface FileReference {
  readonly reference: string;
  readonly at: Path;
}

/** The references to files in a resolver. */
function fileReferences({ value }: Pick<JsonFile, "value">): FileReference[] {
  const found: FileReference[] = [];
  const walk = (node: unknown, at: Path): void => {
    if (Array.isArray(node)) for (const [index, each] of node.entries()) walk(each, [...at, index]);
    if (!isObject(node)) return;
    const { $ref } = node;
    if (typeof $ref === "string" && !$ref.startsWith("#")) found.push({ reference: $ref, at });
    for (const [key, child] of Object.entries(node)) if (key !== "$extensions") walk(child, [...at, key]);
  };
  walk(value, []);
  return found;
}

/** The files that a resolver refers to, from its folder. Files outside of it are not read. */
export const filesOfResolver = (file: Pick<JsonFile, "value">): string[] => [
  ...new Set(fileReferences(file).flatMap(({ reference }) => relativePath(reference) ?? [])),
];

/** A token of a file, for which a number stands while the library puts the sets together. */
interface HiddenToken {
  readonly file: JsonFile;
  readonly path: Path;
  readonly node: Tree;
}

/** Tokens behind numbers: the library puts the sources of a resolver in order, and our own road reads their tokens. */
class HiddenTokens {
  readonly #tokens: HiddenToken[] = [];
  /** All sources in one tree. */
  all: Tree = {};

  hide(file: JsonFile, tree: Tree, at: Path): Tree {
    this.all = mergeTokens(this.all, tree);
    return withTokens(tree, (node, path) => {
      this.#tokens.push({ file, path: [...at, ...path], node });
      return { $type: "number", $value: this.#tokens.length };
    });
  }

  /** A resolver whose own tokens are hidden. */
  hideInside(file: JsonFile): unknown {
    const walk = (node: unknown, at: Path): unknown => {
      if (Array.isArray(node))
        return node.map((each: unknown, index) => {
          const isSource = isObject(each) && !("$ref" in each) && !("sources" in each) && !("contexts" in each);
          return isSource ? this.hide(file, each, [...at, index]) : walk(each, [...at, index]);
        });
      if (!isObject(node)) return node;
      return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, walk(child, [...at, key])]));
    };
    return walk(file.value, []);
  }

  /** A source as a layer; `undefined`: it has no tokens. */
  layerOf(source: unknown, scheme: Scheme | undefined): LookLayer | undefined {
    if (!isObject(source)) return undefined;
    let origin: Pick<LookLayer, "file" | "path"> | undefined;
    const tree = withTokens(source, (node, path) => {
      const hidden = this.#tokens[Number(node["$value"]) - 1];
      if (hidden === undefined) return undefined;
      origin ??= { file: hidden.file, path: hidden.path.slice(0, hidden.path.length - path.length) };
      return hidden.node;
    });
    return origin === undefined ? undefined : { ...origin, name: origin.file.file, tree, scheme };
  }
}

/** The layers of a resolver, and the schemes that they are for. */
export interface ResolverLayers {
  readonly layers: readonly LookLayer[];
  readonly schemes: readonly Scheme[];
}

const folderOf = ({ file }: JsonFile): string => file.replace(/[^/]*$/, "");

/** The file that a path names. Files that are dropped on a page have no folders. */
function fileAt(path: string, folder: string, files: readonly JsonFile[]): JsonFile | undefined {
  const sameName = files.filter(({ file }) => baseName({ file }) === baseName({ file: path }));
  return files.find(({ file }) => file === folder + path) ?? (sameName.length === 1 ? sameName[0] : undefined);
}

/** The files that a resolver takes its tokens from. */
export const sourcesOf = (resolver: JsonFile, files: readonly JsonFile[]): readonly JsonFile[] =>
  filesOfResolver(resolver).flatMap((path) => fileAt(path, folderOf(resolver), files) ?? []);

/** The layers of a resolver in its order: light and dark of the modifiers that have them, of the others what is chosen. */
export async function resolverLayers(
  file: JsonFile,
  files: readonly JsonFile[],
  choices: ThemeChoices,
  findings: LookFindings,
): Promise<ResolverLayers> {
  const nothing: ResolverLayers = { layers: [], schemes: [] };
  const folder = folderOf(file);
  const hidden = new HiddenTokens();
  const texts = new Map<string, string>();
  for (const { reference, at } of fileReferences(file)) {
    const path = relativePath(reference);
    const found = path === undefined ? undefined : fileAt(path, folder, files);
    if (path === undefined || found === undefined)
      findings.add(locate(file, at).value, "missing-source", { reference });
    else texts.set(urlOf(path).href, JSON.stringify(hidden.hide(found, found.value, [])));
  }
  const text = JSON.stringify(hidden.hideInside(file));
  if (groupWeight(hidden.all) > mostGroups || groupWeight(file.value, "$ref") > mostGroups)
    findings.add(startOf(file.file), "too-many-tokens", { most: mostGroups });
  if (findings.hasErrors) return nothing;
  try {
    const order = await parseResolver(baseName(file), text, ({ href }) => texts.get(href.replace(/#.*$/, "")));
    return layersOf(order, file, hidden, choices, findings);
  } catch (error) {
    if (!(error instanceof LibraryFault)) throw error;
    findings.add(locate(file, ["resolutionOrder"]).key, "bad-resolver", { reason: error.message });
    return nothing;
  }
}

/** The layers of the sets and of the chosen contexts. */
function layersOf(
  order: readonly ResolverItem[],
  file: JsonFile,
  hidden: HiddenTokens,
  choices: ThemeChoices,
  findings: LookFindings,
): ResolverLayers {
  const read = order.map((item) => {
    if (item.type !== "modifier") return { item, names: [] };
    const { name, default: first } = item;
    const choice = choices.choose({ file: file.file, group: name, names: Object.keys(item.contexts), first });
    noteLeftOut(choice, locate(file, ["modifiers", name]).key, findings);
    return { item, names: choice.read };
  });
  const layers = read.flatMap(({ item, names }) => {
    if (item.type !== "modifier") return item.sources.flatMap((source) => hidden.layerOf(source, undefined) ?? []);
    const [light, dark] = [themeFor("light", names), themeFor("dark", names)];
    const own = (name: string | undefined, scheme: Scheme | undefined) =>
      (name === undefined ? [] : (item.contexts[name] ?? [])).flatMap((source) => hidden.layerOf(source, scheme) ?? []);
    return light === dark ? own(light, undefined) : [...own(light, "light"), ...own(dark, "dark")];
  });
  return { layers, schemes: schemesIn(read.map(({ names }) => names)) };
}
