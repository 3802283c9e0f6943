import { isObject } from "#contract/isObject.ts";
import type { JsonFile } from "#scripts/brands/json/jsonFile.ts";
import { wholeAlias } from "../aliases.ts";
import type { Tree } from "../LookLayer.ts";
import { rawTokens } from "../rawTokens.ts";
import type { Engine, ReadToken } from "../readSchemes.ts";

const isFigmas = ({ $extensions }: Tree): boolean =>
  isObject($extensions) && Object.keys($extensions).some((key) => key.startsWith("com.figma."));

/** Whether a file is an export of variables from Figma. */
export const isFigma = ({ value }: Pick<JsonFile, "value">): boolean =>
  isFigmas(value) || [...rawTokens(value).values()].some(({ node }) => isFigmas(node));

/** The mode of an export from Figma. */
export function figmaMode({ value: { $extensions } }: Pick<JsonFile, "value">): string | undefined {
  const mode = isObject($extensions) ? $extensions["com.figma.modeName"] : undefined;
  return typeof mode === "string" ? mode : undefined;
}

/** Variables of Figma: an alias is the value as a whole, and across collections the value is written beside it. */
export const figmaEngine: Engine = {
  prepare: ({ node }) => node,
  read: ({ tokens }) => {
    const follow = (name: string): ReadToken => {
      const token = tokens.get(name);
      const target = wholeAlias(token?.node["$value"]);
      if (target === undefined) return { type: token?.type ?? "", value: token?.node["$value"] };
      const next = follow(target);
      return { type: token?.type ?? next.type, value: next.value };
    };
    return Promise.resolve(new Map([...tokens.keys()].map((name) => [name, follow(name)])));
  },
};
