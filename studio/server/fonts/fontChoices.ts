import { readFile } from "node:fs/promises";
import { installedFonts } from "#scripts/brands/themes/installedFonts.ts";
import type { OwnFont } from "#scripts/brands/fonts/OwnFont.ts";
import type { TokenValue } from "#scripts/brands/themes/tokenValue.ts";
import type { Theme } from "#scripts/brands/themes/loadTheme.ts";
import { openWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { checkFontFile } from "#scripts/checks/CheckedFonts.ts";
import { compileFonts, fontRoles as weighedRoles } from "#scripts/fonts/compileFonts.ts";
import { nearestWeight } from "#scripts/fonts/nearestWeight.ts";
import type { FontFileFacts } from "#scripts/fonts/readFontFile.ts";
import { fontSource } from "#scripts/fonts/subsetFont.ts";
import {
  type FontBytes,
  type FontChoice,
  type FontChoices,
  type FontRole,
  fontRoles,
} from "#studio/document/FontChoices.ts";
import type { DocumentTexts, StudioDocument } from "#studio/document/StudioDocument.ts";
import { draftsOf } from "../brands/checkDocument.ts";

type Tokens = Theme["tokens"];

const sum = (files: readonly { readonly bytes: Uint8Array }[]): number =>
  files.reduce((bytes, file) => bytes + file.bytes.length, 0);

/** What a portal with these fonts loads; undefined when a font does not exist or cannot be used. */
async function bytesOf(tokens: Tokens, own: readonly OwnFont[]): Promise<FontBytes | undefined> {
  const fonts = await compileFonts({ tokens }, own).catch(() => undefined);
  if (fonts === undefined) return undefined;
  const files = fonts.files.filter(({ name }) => name.endsWith(".woff2"));
  return { first: sum(files.filter(({ preload }) => preload)), more: sum(files.filter(({ preload }) => !preload)) };
}

/** The theme's values with another font. */
function withFont(tokens: Tokens, role: string, family: string): Tokens {
  const value = tokens.get(role);
  if (value?.type !== "fontFamily") return tokens;
  return new Map([...tokens, [role, { ...value, families: [family, ...value.families.slice(1)] }]]);
}

const withWeights = (tokens: Tokens, weights: Readonly<Record<string, number>>): Tokens =>
  new Map<string, TokenValue>([
    ...tokens,
    ...Object.entries(weights).map(
      ([role, number]) => [role, { type: "fontWeight" as const, number, css: String(number) }] as const,
    ),
  ]);

/** The weights that a font of the brand's own can show. The fonts of packages have all of them. */
async function weightsIn(font: OwnFont | undefined): Promise<readonly FontFileFacts["weights"][]> {
  const read = (font?.files ?? []).map(
    async (file) => (await checkFontFile(file, () => font?.read(file) as Buffer)).facts,
  );
  return (await Promise.all(read)).flatMap((facts) => (facts?.style === "normal" ? [facts.weights] : []));
}

/** The weights of a role that a font lacks, each as the nearest that it has. */
function nearestWeights(tokens: Tokens, role: FontRole, known: readonly FontFileFacts["weights"][]) {
  const { weights = [] } = weighedRoles.find((each) => each.role === `font.${role}`) ?? {};
  return Object.fromEntries(
    weights.flatMap((weight) => {
      const value = tokens.get(weight);
      const nearest = value?.type === "fontWeight" ? nearestWeight(value.number, known) : undefined;
      return value?.type !== "fontWeight" || nearest === undefined || nearest === value.number
        ? []
        : [[weight, nearest]];
    }),
  ) as Readonly<Record<string, number>>;
}

/** The values of the edited theme; none when it cannot be read. And the fonts of the brand's own. */
function editedFonts(brandsDir: string, id: string, paths: DocumentTexts, texts: DocumentTexts) {
  const [, name = ""] = /^themes\/(.+)\.tokens\.json$/.exec(paths.theme) ?? [];
  const workspace = openWorkspace(brandsDir, draftsOf(paths, texts));
  const { themes } = workspace.part([], [name]);
  const tokens: Tokens = themes.get(name)?.tokens ?? new Map();
  return { tokens, own: workspace.brand(id)?.fonts ?? [] };
}

/** The fonts that there are, and what each weighs in the place of one that a theme has. */
export async function fontChoices(
  brandsDir: string,
  { id, paths, texts }: Pick<StudioDocument, "id" | "paths" | "texts">,
): Promise<FontChoices> {
  const { tokens, own } = editedFonts(brandsDir, id, paths, texts);
  const ofBrand = own.map(({ family }) => family);
  const choices: FontChoice[] = [];
  for (const family of new Set([...ofBrand, ...installedFonts()])) {
    const bytes: [string, FontBytes][] = [];
    const known = await weightsIn(own.find((font) => font.family === family));
    const weights = { heading: nearestWeights(tokens, "heading", known), body: nearestWeights(tokens, "body", known) };
    for (const role of fontRoles) {
      const found = await bytesOf(withWeights(withFont(tokens, `font.${role}`, family), weights[role]), own);
      if (found !== undefined) bytes.push([role, found]);
    }
    choices.push({ family, isOwn: ofBrand.includes(family), bytes: Object.fromEntries(bytes), weights });
  }
  return { choices, now: await bytesOf(tokens, own) };
}

/** A font as its package has it, for a sample; undefined when it is not installed. */
export async function fontFile(family: string): Promise<Uint8Array | undefined> {
  return installedFonts().includes(family) ? readFile(fontSource(family, "latin")) : undefined;
}
