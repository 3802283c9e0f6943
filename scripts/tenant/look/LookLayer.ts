import { isObject } from "#contract/isObject.ts";
import type { Place } from "#scripts/brands/finding.ts";
import { type JsonFile, locate, type Path } from "#scripts/brands/json/jsonFile.ts";
import { mergeTokens } from "#scripts/tokens/mergeTokens.ts";
import { TokenFile } from "#scripts/tokens/TokenFile.ts";
import type { Scheme } from "#scripts/colours/contexts/buildContexts.ts";
import type { LookFindings } from "./LookFindings.ts";

/** A group or a token, as it is written. */
export type Tree = Readonly<Record<string, unknown>>;

/** Tokens of one file, in the form of DTCG. Later layers are over earlier ones. */
export interface LookLayer {
  readonly file: JsonFile;
  /** Where the tree begins in the file. */
  readonly path: Path;
  readonly tree: Tree;
  /** `undefined`: both light and dark. */
  readonly scheme: Scheme | undefined;
}

/** The place of a token in the file of a layer. */
export const placeIn = ({ file, path }: LookLayer, token: Path): Place => locate(file, [...path, ...token]).key;

/** The tokens of one scheme, with the layer of each. */
export interface SchemeTree {
  readonly tree: Tree;
  /** The last layer that has something at a path. */
  readonly layerOf: (path: readonly string[]) => LookLayer | undefined;
}

/** Finds tokens that two layers have with different values. */
function findConflicts(layers: readonly LookLayer[], findings: LookFindings): void {
  const known = new Map<string, { readonly layer: LookLayer; readonly value: string }>();
  for (const layer of layers)
    for (const { name, path, value } of TokenFile.of(layer.tree).tokens.values()) {
      const own = { layer, value: JSON.stringify(value) };
      const before = known.get(name);
      known.set(name, before ?? own);
      if (before === undefined || before.value === own.value) continue;
      const { file, line } = placeIn(before.layer, path);
      findings.add(placeIn(layer, path), "same-token", { token: name, file, line });
    }
}

/** The layers of a scheme as one tree. `findings` gets tokens that two layers have with different values. */
export function treeOfScheme(layers: readonly LookLayer[], scheme: Scheme, findings?: LookFindings): SchemeTree {
  const own = layers.filter((layer) => layer.scheme === undefined || layer.scheme === scheme);
  if (findings !== undefined) findConflicts(own, findings);
  return {
    tree: own.reduce<Tree>((tree, layer) => mergeTokens(tree, layer.tree), {}),
    layerOf: (path) => own.findLast(({ tree }) => hasPath(tree, path)),
  };
}

function hasPath(tree: Tree, path: readonly string[]): boolean {
  let node: unknown = tree;
  for (const step of path) {
    if (!isObject(node) || !Object.hasOwn(node, step)) return false;
    node = node[step];
  }
  return true;
}
