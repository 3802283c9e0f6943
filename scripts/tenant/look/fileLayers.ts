import type { LookFindings } from "./LookFindings.ts";
import { type LookLayer, placeIn } from "./LookLayer.ts";
import { noteLeftOut } from "./noteLeftOut.ts";
import { rawTokens } from "./rawTokens.ts";
import { schemeInName, wordsOf } from "./schemeInName.ts";
import type { ThemeChoices } from "./ThemeChoices.ts";

/** Layers of which one is read, because they have other values for the same tokens of the same scheme. */
type Rivals = Set<LookLayer>;

const lookOf = ({ name }: LookLayer): string => schemeInName(name).rest;

/** What each token of a layer says, by its name. */
const valuesOf = ({ tree }: LookLayer): ReadonlyMap<string, string> =>
  new Map(
    [...rawTokens(tree).values()].map(({ name, node }) => [name, JSON.stringify([node["$value"], node["$ref"]])]),
  );

/**
 * Whether a layer that says neither light nor dark is another look than one that does: they have mostly the same tokens
 * with other values, such as the modes Light and Sepia of a collection.
 */
function isOtherLook(one: LookLayer, other: LookLayer, valuesIn: (layer: LookLayer) => ReadonlyMap<string, string>) {
  if (one.scheme !== undefined || other.scheme === undefined || lookOf(one) === "") return false;
  const [own, others] = [valuesIn(one), valuesIn(other)];
  const shared = [...own].filter(([name]) => others.has(name));
  const isMost = 2 * shared.length >= Math.max(own.size, others.size);
  return isMost && shared.some(([name, value]) => others.get(name) !== value);
}

/** Groups of layers that differ in a token. Those of one look are in one group: `nord/light` and `nord/dark`. */
function rivalsIn(layers: readonly LookLayer[]): Rivals[] {
  let groups: Rivals[] = [];
  const join = (...own: readonly LookLayer[]): void => {
    const [joined, others] = [new Set(own), groups.filter((group) => !own.some((layer) => group.has(layer)))];
    for (const group of groups) if (!others.includes(group)) for (const layer of group) joined.add(layer);
    groups = [...others, joined];
  };
  const known = new Map<string, Map<string, LookLayer>>();
  const read = new Map(layers.map((layer) => [layer, valuesOf(layer)]));
  const valuesIn = (layer: LookLayer) => read.get(layer) ?? new Map<string, string>();
  for (const layer of layers)
    for (const [name, value] of valuesIn(layer)) {
      const key = `${layer.scheme} ${name}`;
      const values = known.get(key) ?? new Map<string, LookLayer>();
      known.set(key, values);
      if (values.has(value)) continue;
      values.set(value, layer);
      const [first] = values.values();
      if (first !== undefined && first !== layer && !groups.some((group) => group.has(first) && group.has(layer)))
        join(first, layer);
    }
  for (const one of layers) for (const other of layers) if (isOtherLook(one, other, valuesIn)) join(one, other);
  for (const layer of groups.flatMap((group) => [...group]))
    for (const other of layers)
      if (other !== layer && lookOf(layer) !== "" && lookOf(other) === lookOf(layer)) join(layer, other);
  return groups;
}

/**
 * Those of some files or sets that are read. Where they have other values for the same tokens, they are different looks,
 * such as brands: one is read, and somebody has to say which.
 */
export function chosenLayers(
  layers: readonly LookLayer[],
  choices: ThemeChoices,
  findings: LookFindings,
): readonly LookLayer[] {
  const out = new Set<LookLayer>();
  for (const group of rivalsIn(layers)) {
    const own = layers.filter((layer) => group.has(layer));
    const hasOneName = new Set(own.map(({ name, scheme }) => `${name} ${scheme}`)).size < own.length;
    const labelOf = (layer: LookLayer) => (hasOneName ? layer.file.file : layer.name);
    const [first] = own;
    if (first === undefined) continue;
    const choice = choices.choose({ file: first.file.file, group: "", names: own.map(labelOf) });
    noteLeftOut(choice, placeIn(first, []), findings);
    // What else is of a look that is left out, such as a file that both its schemes share.
    const gone = own.filter((layer) => !choice.read.includes(labelOf(layer)));
    const goneLooks = gone.map((layer) => wordsOf(lookOf(layer))).filter((words) => words.length > 0);
    const read = own.filter((layer) => !gone.includes(layer)).map((layer) => wordsOf(lookOf(layer)).join(" "));
    for (const layer of gone) out.add(layer);
    for (const layer of layers) {
      const words = wordsOf(lookOf(layer));
      const isOfGone = goneLooks.some((look) => look.every((word) => words.includes(word)));
      if (!group.has(layer) && isOfGone && !read.includes(words.join(" "))) out.add(layer);
    }
  }
  return layers.filter((layer) => !out.has(layer));
}
