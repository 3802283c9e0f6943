import { valueAt } from "#contract/valueAt.ts";
import { brandOrder } from "#scripts/brands/brandOrder.ts";
import { type Finding, findingAt, type Place, spelling } from "#scripts/findings/Finding.ts";
import { problem } from "#scripts/findings/Problem.ts";
import { licenceFile, type OwnFont } from "#scripts/brands/fonts/OwnFont.ts";
import { locate } from "#scripts/brands/json/jsonFile.ts";
import { startOf } from "#scripts/brands/json/sourceFile.ts";
import type { BrandFolder, Workspace } from "#scripts/brands/loadWorkspace.ts";
import type { ThemeResult } from "#scripts/brands/themes/loadTheme.ts";
import { isGenericFamily } from "#scripts/brands/themes/tokenValue.ts";
import { familyOf, fontRoles } from "#scripts/fonts/compileFonts.ts";
import { nearestWeight } from "#scripts/fonts/nearestWeight.ts";
import type { FontFileFacts } from "#scripts/fonts/readFontFile.ts";
import { didYouMean } from "#scripts/shared/text/didYouMean.ts";
import type { CheckedFonts } from "../CheckedFonts.ts";
import type { CheckContext, Rule } from "../Rule.ts";

/** Fonts that every page of a brand may load, in bytes. Two families of packages have about 45,000. */
const mostFirstBytes = 100_000;

/** A family in the list of its role; with an alias, the alias. */
function placeOfFamily({ file }: ThemeResult, role: string, family: string): Place {
  const path = [...role.split("."), "$value"];
  const list = valueAt(file.value, path);
  const index = Array.isArray(list) ? list.indexOf(family) : -1;
  return locate(file, index === -1 ? path : [...path, index]).value;
}

const themeNameOf = ({ effective }: BrandFolder): unknown => effective.Production["theme"];

/** Families that are neither installed nor a font of every brand with the theme. */
function unknownFonts(theme: ThemeResult, brands: readonly BrandFolder[], installed: CheckContext["fonts"]): Finding[] {
  const users = brands.filter((brand) => themeNameOf(brand) === theme.name);
  const known = [...installed, ...new Set(users.flatMap(({ fonts }) => fonts.map(({ family }) => family)))];
  const isOwn = (family: string): boolean =>
    users.length > 0 && users.every(({ fonts }) => fonts.some((font) => font.family === family));
  return [...theme.tokens].flatMap(([role, value]) => {
    if (value.type !== "fontFamily") return [];
    const unknown = value.families.filter(
      (family) => !isGenericFamily(family) && !installed.includes(family) && !isOwn(family),
    );
    return unknown.map((family) => {
      const found = problem("unknown-font", { font: family, known });
      return findingAt(placeOfFamily(theme, role, family), found, { fix: spelling(didYouMean(family, known)) });
    });
  });
}

const inWords = ({ min, max }: FontFileFacts["weights"]): string => (min === max ? String(min) : `${min}–${max}`);

/** The weights that a theme uses of a font, and the font does not have. */
function missingWeights(theme: ThemeResult, family: string, files: readonly FontFileFacts[]): Finding[] {
  const upright = files
    .filter(({ style }) => style === "normal")
    .map(({ weights }) => weights)
    .toSorted((a, b) => a.min - b.min || a.max - b.max);
  const known = [...new Set(upright.map(inWords))];
  const roles = fontRoles.filter(({ role }) => familyOf(theme, role) === family).flatMap(({ weights }) => weights);
  return roles.flatMap((role) => {
    const value = theme.tokens.get(role);
    if (value?.type !== "fontWeight") return [];
    if (upright.some(({ min, max }) => value.number >= min && value.number <= max)) return [];
    const place = locate(theme.file, [...role.split("."), "$value"]).value;
    const nearest = nearestWeight(value.number, upright);
    const fix = nearest === undefined ? undefined : ({ kind: "spelling", text: String(nearest) } as const);
    const found = problem("missing-weight", { family, weight: value.number, known });
    return [findingAt(place, found, { fix })];
  });
}

/** Files that have a weight and style that another file has. */
function sameWeights(font: OwnFont, fonts: CheckedFonts): Finding[] {
  const files = fonts.filesOf(font).flatMap(({ shown, facts }) => (facts === undefined ? [] : [{ shown, ...facts }]));
  return files.flatMap(({ shown, weights, style }, index) => {
    const other = files
      .slice(0, index)
      .find((each) => each.style === style && each.weights.min <= weights.max && each.weights.max >= weights.min);
    if (other === undefined) return [];
    const params = { weight: inWords(weights), other: other.shown.slice(font.shown.length + 1) };
    return [findingAt(startOf(shown), problem("bad-font/same-weight", params))];
  });
}

function ownFontFindings(font: OwnFont, theme: ThemeResult | undefined, fonts: CheckedFonts): Finding[] {
  const { family, shown } = font;
  const files = fonts.filesOf(font);
  const facts = files.flatMap((file) => file.facts ?? []);
  const isUsed = theme === undefined || fontRoles.some(({ role }) => familyOf(theme, role) === family);
  const licence = `${shown}/${licenceFile}`;
  return [
    ...files.flatMap((file) => file.problems.map((found) => findingAt(startOf(file.shown), found))),
    ...(files.length === 0 ? [findingAt(startOf(shown), problem("bad-font/none", { family }))] : []),
    ...(font.licence() === undefined
      ? [findingAt(startOf(licence), problem("font-licence", { family, file: licenceFile }))]
      : []),
    ...sameWeights(font, fonts),
    ...(isUsed ? [] : [findingAt(startOf(shown), problem("unused-font", { family, theme: theme.name }))]),
    // A file that cannot be used may have the weight.
    ...(theme === undefined || facts.length < files.length ? [] : missingWeights(theme, family, facts)),
  ];
}

function tooMuch(brand: BrandFolder, theme: ThemeResult | undefined, { firstBytesOf }: CheckedFonts): Finding[] {
  const bytes = firstBytesOf(brand.name) ?? 0;
  const role = fontRoles.find(({ role: each }) => {
    const family = theme && familyOf(theme, each);
    return brand.fonts.some((font) => font.family === family);
  })?.role;
  if (bytes <= mostFirstBytes || theme === undefined || role === undefined) return [];
  const params = { kilobytes: Math.ceil(bytes / 1000), most: mostFirstBytes / 1000 };
  return [findingAt(placeOfFamily(theme, role, familyOf(theme, role) ?? ""), problem("too-large/fonts", params))];
}

const mayShare = ({ json }: BrandFolder, other: BrandFolder): boolean => {
  const allowed = json.value["sharesFactsWith"];
  return Array.isArray(allowed) && allowed.includes(other.name);
};

/** Files that are also a font of a brand that was there before. */
function sharedFonts({ brands, root }: Workspace, { filesOf }: CheckedFonts): Finding[] {
  const isBefore = brandOrder(root);
  const first = new Map<string, { readonly brand: BrandFolder; readonly shown: string }>();
  const ordered = brands.filter(({ fonts }) => fonts.length > 0).toSorted((a, b) => isBefore(a.name, b.name));
  return ordered.flatMap((brand) =>
    brand.fonts.flatMap(filesOf).flatMap(({ shown, digest }) => {
      const before = digest === undefined ? undefined : first.get(digest);
      if (digest !== undefined && before === undefined) first.set(digest, { brand, shown });
      if (before === undefined || before.brand === brand) return [];
      if (mayShare(brand, before.brand) || mayShare(before.brand, brand)) return [];
      const params = { brand: before.brand.name, place: before.shown };
      return [findingAt(startOf(shown), problem("shared-fact/font", params))];
    }),
  );
}

/** Fonts that are installed or the brand's own, and own fonts that can show the portal (spec: brands-30). */
export const fontsRule: Rule = {
  name: "fonts",
  check: ({ workspace, fonts, ownFonts }) => [
    ...[...workspace.themes.values()].flatMap((theme) => unknownFonts(theme, workspace.brands, fonts)),
    ...workspace.brands
      .filter((brand) => brand.fonts.length > 0)
      .flatMap((brand) => {
        const theme = workspace.themes.get(String(themeNameOf(brand)));
        return [
          ...brand.fonts.flatMap((font) => ownFontFindings(font, theme, ownFonts)),
          ...tooMuch(brand, theme, ownFonts),
        ];
      }),
    ...sharedFonts(workspace, ownFonts),
  ],
};
