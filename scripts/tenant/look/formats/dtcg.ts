import type { Place } from "#scripts/findings/Finding.ts";
import { isObject } from "#contract/isObject.ts";
import { getLocation } from "jsonc-parser";
import { quoted } from "#scripts/shared/text/quoted.ts";
import { pointersIn, wholeAlias } from "../aliases.ts";
import type { LookFindings } from "../LookFindings.ts";
import type { Tree } from "../LookLayer.ts";
import { readColourText } from "../normalValue.ts";
import type { Engine, ReadToken, SchemeTokens } from "../readSchemes.ts";
import { LibraryFault, parseTokens } from "./terrazzo.ts";

/** Faults that only the library finds: after so many the file is refused. */
const mostFaults = 40;

/** The part of a tree that a fault is about: the token, or the key of a group. */
function faultyPath({ text, offset }: LibraryFault): readonly string[] {
  const path = getLocation(text ?? "", offset ?? 0).path.map(String);
  const end = path.findIndex((step) => step === "$value" || step === "$ref" || step === "$type");
  return end === -1 ? path : path.slice(0, end);
}

/** A tree without what is at a path. */
function without(tree: Tree, [step, ...others]: readonly string[]): Tree {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, child]) => {
      if (key !== step) return [[key, child]];
      return others.length === 0 ? [] : [[key, isObject(child) ? without(child, others) : child]];
    }),
  );
}

/** Colours that are texts, as older files have them, as objects of the standard. The library takes any text for black. */
function colourObjects(value: unknown): unknown {
  if (typeof value === "string") return wholeAlias(value) === undefined ? readColourText(value) : value;
  return value;
}

function withColours(type: string | undefined, value: unknown): unknown {
  if (type === "color") return colourObjects(value);
  if (type !== "shadow") return value;
  if (Array.isArray(value)) return value.map((each) => withColours(type, each));
  return isObject(value) ? { ...value, color: colourObjects(value["color"]) } : value;
}

/** Follows references by `@terrazzo/parser`. What it cannot read is left out, one after the other. */
async function readByLibrary(
  { tree, placeOf }: SchemeTokens,
  findings: LookFindings,
): Promise<ReadonlyMap<string, ReadToken>> {
  let rest = tree;
  for (let faults = 0; ; faults += 1) {
    try {
      // Each fault is known only after the one before it is out of the way.
      return await parseTokens(rest);
    } catch (error) {
      if (!(error instanceof LibraryFault)) throw error;
      const path = faultyPath(error);
      const params = { token: path.join("."), reason: error.message };
      if (path.length === 0 || faults === mostFaults) {
        findings.add(placeOf(path), "unreadable", params);
        return new Map();
      }
      findings.add(placeOf(path), "library-fault", params);
      rest = without(rest, path);
    }
  }
}

/** Tokens of DTCG 2025.10, read by `@terrazzo/parser`. */
export const dtcgEngine = (findings: LookFindings): Engine => ({
  prepare({ name, node, type }, place: Place) {
    const target = pointersIn(node).find((pointer) => !pointer.startsWith("#"));
    if (target !== undefined) {
      findings.add(place, "target-unknown", { token: name, target });
      return undefined;
    }
    if (!Object.hasOwn(node, "$value")) return node;
    const value = withColours(type, node["$value"]);
    if (value === undefined) {
      findings.add(place, "unread-value", { token: name, value: quoted(node["$value"]), type: type ?? "" });
      return undefined;
    }
    return { ...node, $value: value };
  },
  read: (scheme) => readByLibrary(scheme, findings),
});
