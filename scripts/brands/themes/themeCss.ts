import type { ThemeContexts } from "#scripts/shared/colours/contexts/buildContexts.ts";
import type { Theme } from "./loadTheme.ts";
import { wordsOf } from "#scripts/findings/wordsOf.ts";
import { constants, constantsFile } from "./themeContract.ts";
import { TokenFile } from "#scripts/shared/tokens/TokenFile.ts";
import { isGenericFamily, readTokenValue, type TokenValue } from "./tokenValue.ts";

/**
 * Rules for the dark scheme: where the device asks for it, unless the customer has chosen light; and where the customer
 * has chosen dark. Never on paper.
 * @param rules the rules, given the selector of the page's root
 */
export const inDark = (rules: (root: string) => string, device = ""): string =>
  `@media screen and (prefers-color-scheme:dark)${device}{${rules(":root:not([data-scheme=light])")}}` +
  `@media screen${device}{${rules(":root[data-scheme=dark]")}}`;

const variable = (name: string): string => `--${name.replace(".", "-")}`;

/** A role or constant (`color.action`) and its value in CSS. */
type Declaration = readonly [name: string, css: string];

function constantDeclarations(): Declaration[] {
  const { tokens } = TokenFile.of(constantsFile);
  return constants.map(({ name, type }) => {
    const result = readTokenValue(type, tokens.get(name)?.value);
    if (!("value" in result)) throw new Error(`${name} of themes/base.tokens.json: ${wordsOf(result.problem).message}`);
    return [name, result.value.css];
  });
}

const fixed = constantDeclarations();

/** The constants, then the roles of a theme. */
export function declarationsOf(theme: Pick<Theme, "tokens">): readonly Declaration[] {
  return [...fixed, ...[...theme.tokens].map(([name, { css }]): Declaration => [name, css])];
}

const written = (declarations: readonly Declaration[]): string =>
  declarations.map(([name, css]) => `${variable(name)}:${css}`).join(";");

const differing = (values: ReadonlyMap<string, TokenValue>): string =>
  written([...values].map(([name, { css }]) => [name, css]));

const moreContrast = " and (prefers-contrast:more)";

/** `only`: browsers that darken pages by themselves leave this one as it is. */
const lightAlone = "color-scheme:only light";

/** Firefox draws the scroll bar of a dialog white whatever its scheme: the colours are said. */
const darkScheme = `color-scheme:dark;scrollbar-color:var(${variable("color.borderStrong")}) transparent`;

/** The dark values, and those with more contrast, for brands that have a dark theme. */
function darkCss({ dark, darkMore }: ThemeContexts<TokenValue>): string {
  if (dark === undefined) return "";
  const more = differing(darkMore ?? new Map());
  return (
    inDark((root) => `${root}{${darkScheme};${differing(dark)}}`) +
    (more && inDark((root) => `${root}{${more}}`, moreContrast))
  );
}

/**
 * The theme as CSS custom properties, named as `src/ui/theme/theme.ts` reads them: `--color-action`, `--space-2`. In
 * the other contexts there are only the roles whose value differs. Every value is written from what was parsed, so a
 * token cannot add anything else to the style sheet.
 */
export function themeCss(theme: Pick<Theme, "contexts" | "tokens">): string {
  const more = differing(theme.contexts.more);
  return (
    `:root{${lightAlone};${written(declarationsOf(theme))}}` +
    (more && `@media (prefers-contrast:more){:root{${more}}}`) +
    darkCss(theme.contexts)
  );
}

/**
 * A theme that has every colour in each of its contexts, also where it is that of light. Its rules can be laid over those
 * of an older version of the theme: none of these shines through.
 */
export function withWholeContexts<Whole extends Pick<Theme, "contexts" | "tokens">>(theme: Whole): Whole {
  const { dark, more, darkMore } = theme.contexts;
  const light = new Map([...theme.tokens].filter(([name]) => name.startsWith("color.")));
  const whole = dark && new Map([...light, ...dark]);
  return {
    ...theme,
    contexts: {
      dark: whole,
      more: new Map([...light, ...more]),
      darkMore: whole && new Map([...whole, ...(darkMore ?? [])]),
    },
  };
}

/**
 * Font roles with fallback fonts only, without the families that must be loaded. The page uses them until
 * `core/page/startFonts.ts` sets `data-fonts` on `<html>`.
 */
export function standInFontCss(theme: Pick<Theme, "tokens">): string {
  const roles = [...theme.tokens].flatMap(([name, value]) => {
    if (value.type !== "fontFamily") return [];
    const fallbacks = value.families.map((family) => (isGenericFamily(family) ? family : `"${family} Fallback"`));
    return [`${variable(name)}:${fallbacks.join(",")}`];
  });
  return `:root:not([data-fonts]){${roles.join(";")}}`;
}
