import type base from "#themes/base.tokens.json";
import type contract from "#themes/contract.tokens.json";

type TokenName<Group> = Exclude<keyof Group, `$${string}`>;

type VarsOf<File> = {
  readonly [Group in TokenName<File>]: { readonly [Token in TokenName<File[Group]>]: string };
};

/** Every role of the theme contract and every constant of the base, as a `var()` reference. */
export type Theme = VarsOf<typeof contract> & VarsOf<typeof base>;

const group = (name: string): Record<string, string> =>
  new Proxy({}, { get: (_, token) => `var(--${name}-${String(token)})` });

/**
 * The theme for styled blocks: `theme.color.action` is `"var(--color-action)"`.
 *
 * The values come from the brand's stylesheet in the page, so class names are the same in every brand. Names are typed
 * from `themes/contract.tokens.json` and `themes/base.tokens.json`; no list of tokens reaches the bundle.
 */
export const theme = new Proxy({}, { get: (_, name) => group(String(name)) }) as Theme;
