import {
  buildContexts,
  type ContextChoice,
  type ThemeContexts,
} from "#scripts/shared/colours/contexts/buildContexts.ts";
import type { TakenOverContext } from "../brandFiles.ts";
import { type Finding, isError } from "#scripts/findings/Finding.ts";
import type { JsonFile } from "../json/jsonFile.ts";
import { type ContextsRead, readContexts, type ThemeFiles } from "./readContexts.ts";
import { readRoles } from "./readRoles.ts";
import { readVariants, type Variants } from "./readVariants.ts";
import { variantNames } from "./themeContract.ts";
import { isGenericFamily, type TokenValue } from "./tokenValue.ts";
import { unknownKeys } from "./unknownKeys.ts";

/** A complete theme: a value for every role of the contract. */
export interface Theme extends ContextChoice<TokenValue> {
  /** `themes/<name>.tokens.json`. */
  readonly name: string;
  /** Values by role (`color.action`), in the contract's order. */
  readonly tokens: ReadonlyMap<string, TokenValue>;
  readonly variants: Variants;
  readonly contexts: ThemeContexts<TokenValue>;
}

/** A theme file that was read. It has a `theme` only when there are no findings about its values. */
export interface ThemeResult extends ContextChoice<TokenValue> {
  readonly file: JsonFile;
  readonly name: string;
  readonly tokens: ReadonlyMap<string, TokenValue>;
  /** The files with the values that are taken over. */
  readonly takenOverFiles: Readonly<Partial<Record<TakenOverContext, JsonFile>>>;
  readonly theme?: Theme;
  readonly findings: Finding[];
}

const lightAlone: ContextsRead = {
  schemes: ["light"],
  takenOver: { dark: new Map(), more: new Map(), darkMore: new Map() },
  takenOverFiles: {},
  isBroken: false,
  findings: [],
};

/**
 * Reads a theme file against the contract.
 * @param files the other files of the theme; without them it has light alone
 */
export function loadTheme(name: string, file: JsonFile, files?: ThemeFiles): ThemeResult {
  const { tokens, findings: roleFindings } = readRoles(file);
  const { variants, findings: variantFindings } = readVariants(file);
  const read = files === undefined ? lightAlone : readContexts(name, file, files);
  const { schemes, takenOver, takenOverFiles } = read;
  const findings = [...unknownKeys(file), ...roleFindings, ...variantFindings, ...read.findings];
  const result = { file, name, tokens, schemes, takenOver, takenOverFiles, findings };
  // A file with an error of syntax is told where it is parsed.
  const isRead = !read.isBroken && !findings.some(isError);
  if (!isRead || variants === undefined) return result;
  const contexts = buildContexts<TokenValue>(tokens, { schemes, takenOver });
  return { ...result, theme: { name, tokens, variants, schemes, takenOver, contexts } };
}

/** The font families that must be loaded: names of `@fontsource-variable` packages, each once. */
export function fontFamilies(theme: Pick<Theme, "tokens">): string[] {
  const families = [...theme.tokens.values()].flatMap((value) => (value.type === "fontFamily" ? value.families : []));
  return [...new Set(families.filter((name) => !isGenericFamily(name)))];
}

/** The theme's variants as attributes of `<html>`: `{"data-card": "raised", "data-card-tint": "none", …}`. */
export function variantAttributes(theme: Pick<Theme, "variants">): Record<string, string> {
  return Object.fromEntries(
    variantNames.map((name) => [
      `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      theme.variants[name],
    ]),
  );
}
