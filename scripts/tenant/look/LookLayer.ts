import { isObject } from "#contract/isObject.ts";
import type { Place } from "#scripts/findings/Finding.ts";
import { type JsonFile, locate, type Path } from "#scripts/brands/json/jsonFile.ts";
import { startOf } from "#scripts/brands/json/sourceFile.ts";
import { mergeTokens } from "#scripts/shared/tokens/mergeTokens.ts";
import type { Scheme } from "#scripts/shared/colours/contexts/buildContexts.ts";

/** A group or a token, as it is written. */
export type Tree = Readonly<Record<string, unknown>>;

/** Tokens that are written together: a file, or a set of Tokens Studio. Later layers are over earlier ones. */
export interface LookLayer {
  /** What it is called among the others: the name of its mode, file or set. */
  readonly name: string;
  readonly file: JsonFile;
  /** Where the tree begins in the file. */
  readonly path: Path;
  /** In the form of DTCG. */
  readonly tree: Tree;
  /** `undefined`: both light and dark. */
  readonly scheme: Scheme | undefined;
  /** Whether it is there for the references of others. */
  readonly isSource?: boolean;
}

/** The place of a token in the file of a layer. */
export const placeIn = ({ file, path }: LookLayer, token: Path): Place => locate(file, [...path, ...token]).key;

function hasPath(tree: Tree, path: readonly string[]): boolean {
  let node: unknown = tree;
  for (const step of path) {
    if (!isObject(node) || !Object.hasOwn(node, step)) return false;
    node = node[step];
  }
  return true;
}

/** The tokens of one scheme, with the layer of each. */
export class SchemeTree {
  readonly tree: Tree;
  readonly #layers: readonly LookLayer[];

  constructor(layers: readonly LookLayer[], scheme: Scheme) {
    this.#layers = layers.filter((layer) => layer.scheme === undefined || layer.scheme === scheme);
    this.tree = this.#layers.reduce<Tree>((tree, layer) => mergeTokens(tree, layer.tree), {});
  }

  /** The last layer that has something at a path, or at the nearest group around it. */
  layerOf(path: readonly string[]): LookLayer | undefined {
    for (let length = path.length; length > 0; length -= 1) {
      const found = this.#layers.findLast(({ tree }) => hasPath(tree, path.slice(0, length)));
      if (found !== undefined) return found;
    }
    return this.#layers.at(-1);
  }

  placeOf(path: readonly string[]): Place {
    const layer = this.layerOf(path);
    return layer === undefined ? startOf("") : placeIn(layer, path);
  }
}
