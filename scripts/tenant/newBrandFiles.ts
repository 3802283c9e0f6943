import {
  descriptorOf,
  folderOf,
  languageFileOf,
  resolverFileOf,
  takenOverContexts,
  takenOverFileOf,
  themeFileOf,
} from "#scripts/brands/brandFiles.ts";
import { valueAt } from "#contract/valueAt.ts";
import { fileProblem } from "#contract/descriptor/formats.ts";
import type { ReadPortal } from "#scripts/checks/validateBrands.ts";
import { resolverText } from "#scripts/brands/themes/resolverSchema.ts";
import { loadWorkspace, type Workspace } from "#scripts/brands/loadWorkspace.ts";
import { effectiveOf } from "#scripts/brands/layers.ts";
import { paletteTokens } from "#scripts/shared/colours/palette/paletteTokens.ts";
import { proposePalette } from "#scripts/shared/colours/palette/proposePalette.ts";
import { usualNeutral } from "#scripts/shared/colours/palette/wantedColours.ts";
import { readColour } from "#scripts/shared/colours/readColour.ts";
import { parseTheme } from "#scripts/shared/colours/themeEdits.ts";
import { withPalette } from "#scripts/shared/colours/palette/withPalette.ts";
import { removeValue } from "#scripts/shared/text/jsonc/removeValue.ts";
import { setValue } from "#scripts/shared/text/jsonc/setValue.ts";
import { brandOf } from "./brandOf.ts";
import { findNewIdProblem } from "./findNewIdProblem.ts";
import { ownDescriptor } from "./ownDescriptor.ts";
import { UsageError } from "#scripts/command/UsageError.ts";
import { standInMark } from "#scripts/shared/text/standInMark.ts";

const height = 40;
/** As many letters as the name of a brand may have. */
const longestName = 60;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** The first letters of the first two words of a name. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => /^./u.exec(word)?.[0].toUpperCase() ?? "")
    .join("");

/**
 * An image that stands in for one that a new brand has not drawn yet: its name in a dashed frame, or its initials where
 * the image is a square. It can be read on every background, and is seen to be a stand-in.
 */
function standInImage(kind: string, name: string): string {
  const isSquare = kind === "icon";
  const letters = isSquare ? initialsOf(name) : name.slice(0, longestName);
  const width = isSquare ? height : Math.max(2 * height, 11 * letters.length + 24);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${standInMark}="${kind}">
  <rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="6" fill="#ffffff" stroke="#5f6368" stroke-width="2" stroke-dasharray="5 4"/>
  <text x="${width / 2}" y="26" font-family="system-ui, sans-serif" font-size="18" font-weight="600" text-anchor="middle" fill="#3c4043">${escaped(letters)}</text>
</svg>
`;
}

/** A descriptor with a name; comments and order are kept. */
const named = (text: string, name: string): string => setValue(text, ["name"], name, () => ["$schema", "id", "name"]);

/** The text of a theme with all colours made from one; as it is when no colours can have enough contrast. */
function coloured(text: string, css: string): string {
  const brand = readColour(css);
  const file = parseTheme(text);
  if (brand === undefined || file === undefined) return text;
  const proposal = proposePalette(file, { brand, neutral: usualNeutral(paletteTokens(file)) });
  return proposal === undefined ? text : withPalette(text, proposal.values);
}

/** What a new brand has from its first day. What is left out is to be filled in, or as in the other brand. */
interface FirstFacts {
  /** The name that customers know. */
  readonly name?: string | undefined;
  /** The brand's colour, as CSS: the others are made from it. Left out: the colours of the other brand. */
  readonly colour?: string | undefined;
  /** The text of the logo. Left out: a stand-in is drawn. */
  readonly logo?: string | undefined;
}

function filesOf(workspace: Workspace, id: string, from: string, facts: FirstFacts): Map<string, string> {
  const { name, colour, logo } = facts;
  const brand = brandOf(workspace, from);
  const descriptor = effectiveOf(workspace.base, brand.json);
  const own = ownDescriptor(brand, id);
  const files = new Map([[descriptorOf(id), name === undefined ? own : named(own, name)]]);
  for (const { language } of brand.inLanguages) {
    const texts = brand.json.languageFiles?.get(language);
    if (texts !== undefined) files.set(languageFileOf(descriptorOf(id), language), ownDescriptor(brand, id, texts));
  }
  const assets = Object.entries((valueAt(descriptor, ["assets"]) ?? {}) as Record<string, unknown>);
  for (const [asset, file] of assets)
    // Another name is a finding in both brands, and could lead out of the folder.
    if (typeof file === "string" && fileProblem(file) === undefined)
      files.set(`${folderOf(id)}/${file}`, (asset === "logo" ? logo : undefined) ?? standInImage(asset, name ?? id));
  const { theme: themeName } = descriptor;
  const theme = typeof themeName === "string" ? workspace.themes.get(themeName) : undefined;
  if (theme === undefined)
    throw new UsageError(`The theme of "${from}" cannot be read: npm run validate says what is wrong`);
  // The description is about the look of the other brand.
  const themeText = removeValue(theme.file.text, ["$description"]);
  files.set(themeFileOf(id), colour === undefined ? themeText : coloured(themeText, colour));
  const { schemes, takenOverFiles } = theme;
  const takenOver = takenOverContexts.filter((context) => takenOverFiles[context] !== undefined);
  for (const context of takenOver) files.set(takenOverFileOf(id, context), takenOverFiles[context]?.text ?? "");
  files.set(resolverFileOf(id), resolverText(id, schemes, takenOver));
  return files;
}

interface NewBrandOptions extends FirstFacts {
  /** Reads the compiled portal, whose words cannot be ids. Left out: the id is not compared with them. */
  readonly readPortal?: ReadPortal | undefined;
}

/**
 * The files of a new brand: its folder and its theme, by path below the folder with `tenants/` and `themes/`. Every fact
 * of the other brand is a value to fill in, which `npm run validate` lists; what the brand does (switches, choices, lists
 * of products) is copied.
 * @throws UsageError when the id cannot be used, or the other brand cannot be read
 */
export async function newBrandFiles(
  brandsDir: string,
  id: string,
  from: string,
  { readPortal, ...facts }: NewBrandOptions = {},
): Promise<ReadonlyMap<string, string>> {
  const workspace = loadWorkspace(brandsDir);
  const files = filesOf(workspace, id, from, facts);
  const problem = await findNewIdProblem(id, workspace.root, readPortal, "en");
  if (problem !== undefined) throw new UsageError(problem);
  return files;
}
