import { isObject } from "#contract/isObject.ts";
import contractFile from "#themes/contract.tokens.json" with { type: "json" };
import baseFile from "#themes/base.tokens.json" with { type: "json" };
import { isTokenType, type TokenType } from "../TokenType.ts";

/** A role of the contract: every theme has a value for it. */
export interface Role {
  /** Group and token: `color.action`. */
  readonly name: string;
  readonly type: TokenType;
  readonly description: string;
}

/** Variants that a theme chooses from; they become data attributes on `<html>`. */
export const variantValues = {
  card: ["flat", "raised", "outlined", "tinted"],
  hero: ["flat", "curve", "slant", "wave", "hills", "petals", "rule"],
  link: ["underline", "hover"],
  cardTint: ["none", "accent"],
  headingCase: ["normal", "upper"],
} as const;
/** The name of a variant that a theme chooses. */
export type VariantName = keyof typeof variantValues;
/** The names of all variants. */
export const variantNames = Object.keys(variantValues) as VariantName[];

type TokenGroup = Record<string, unknown>;

function rolesOf(file: TokenGroup): Role[] {
  return Object.entries(file).flatMap(([group, tokens]) => {
    if (group.startsWith("$") || !isObject(tokens)) return [];
    return Object.entries(tokens).flatMap(([token, definition]) => {
      if (token.startsWith("$") || !isObject(definition)) return [];
      const type = definition["$type"] ?? tokens["$type"];
      if (!isTokenType(type)) throw new Error(`${group}.${token} of the theme contract has no known $type`);
      const { $description: description } = definition;
      return [{ name: `${group}.${token}`, type, description: typeof description === "string" ? description : "" }];
    });
  });
}

/** Every role, in the contract's order. */
export const roles: readonly Role[] = rolesOf(contractFile);

/** The tokens that are the same in every brand. */
export const constants: readonly Role[] = rolesOf(baseFile);

/** The file of the constants, for `themeCss`. */
export const constantsFile: TokenGroup = baseFile;
