import { isSameJson } from "#contract/isSameJson.ts";
import { valueAt } from "#contract/valueAt.ts";
import { effectiveOf } from "#scripts/brands/layers.ts";
import type { BrandFolder, Workspace } from "#scripts/brands/loadWorkspace.ts";
import type { ThemeResult } from "#scripts/brands/themes/loadTheme.ts";
import { variantNames } from "#scripts/brands/themes/themeContract.ts";
import { wholeTarget } from "#scripts/shared/tokens/parseReference.ts";
import type { Token } from "#scripts/shared/tokens/readTokens.ts";
import { TokenFile } from "#scripts/shared/tokens/TokenFile.ts";
import type { ComparedField, ComparedSide } from "#studio/document/BrandComparison.ts";

const variantsPath = ["$extensions", "portal.variants"];

/** A theme as its values are looked up in it. */
class ThemeView {
  readonly #theme: ThemeResult | undefined;
  readonly #file: TokenFile;

  constructor({ base, themes }: Workspace, { json }: BrandFolder) {
    const name = effectiveOf(base, json)["theme"];
    this.#theme = typeof name === "string" ? themes.get(name) : undefined;
    this.#file = TokenFile.of(this.#theme?.file.value);
  }

  get tokens(): ReadonlyMap<string, Token> {
    return this.#file.tokens;
  }

  variant(name: string): ComparedSide {
    const value = valueAt(this.#theme?.file.value, [...variantsPath, name]);
    return value === undefined ? {} : { value };
  }

  token(name: string): ComparedSide {
    const token = this.tokens.get(name);
    if (token === undefined) return {};
    const resolved = this.#file.resolve(token);
    const [css, alias] = [this.#theme?.tokens.get(name)?.css, wholeTarget(token.value)];
    return {
      value: "value" in resolved ? resolved.value : token.value,
      ...(css === undefined ? {} : { css }),
      ...(alias === undefined ? {} : { alias }),
    };
  }
}

const isSame = (a: ComparedSide, b: ComparedSide): boolean =>
  (a.css !== undefined && a.css === b.css) || isSameJson(a.value, b.value);

/** The variants and roles of two themes. The palette is left out: the roles say what is made of it. */
export function compareThemes(workspace: Workspace, a: BrandFolder, b: BrandFolder): ComparedField[] {
  const [left, right] = [new ThemeView(workspace, a), new ThemeView(workspace, b)];
  const variants = variantNames.map((name): ComparedField => {
    const sides = { a: left.variant(name), b: right.variant(name) };
    const path = [...variantsPath, name];
    return { kind: "theme", path, ...sides, isSame: isSame(sides.a, sides.b), canBeTaken: true, isColour: false };
  });
  const names = new Set([...left.tokens.keys(), ...right.tokens.keys()].filter((name) => !name.startsWith("palette.")));
  const tokens = [...names].map((name): ComparedField => {
    const token = left.tokens.get(name) ?? right.tokens.get(name);
    const sides = { a: left.token(name), b: right.token(name) };
    const path = [...(token?.path ?? [])];
    const isColour = token?.type === "color";
    return { kind: "theme", path, ...sides, isSame: isSame(sides.a, sides.b), canBeTaken: true, isColour };
  });
  return [...variants, ...tokens];
}
