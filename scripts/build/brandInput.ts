import dokument from "../../locales/nb/dokument.json" with { type: "json" };
import skall from "../../locales/nb/skall.json" with { type: "json" };
import type { Brand } from "../descriptor/loadBrands.ts";
import { fontFamilies, variantAttributes } from "../descriptor/loadTheme.ts";
import { themeCss } from "../descriptor/themeCss.ts";
import type { BrandPictures } from "./brandPictures.ts";
import type { CompiledFamily } from "./fonts.ts";
import type { StampInput } from "./stamp.ts";

type Values = Readonly<Record<string, string>>;

/** Puts values into a text's `{{places}}`. The replacement is a function: `$'` in a value is only text. */
const fill = (text: string, values: Values) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");

/** Texts of the page itself; a brand can override them like any other text. */
function pageTexts({ tenant }: Brand): StampInput["texts"] {
  const own = { ...dokument, ...tenant.texts["dokument"] };
  const shell = { ...skall, ...tenant.texts["skall"] };
  const values = { brand: tenant.name, page: shell["nav.oversikt"] };
  return {
    title: fill(shell.documentTitle, values),
    description: fill(own.description, values),
    noScript: fill(own.noScript, values),
  };
}

/**
 * Everything that stamping needs of a brand.
 * @param fonts compiled families, of this brand's theme at least
 */
export function brandInput(
  brand: Brand,
  pictures: BrandPictures,
  fonts: ReadonlyMap<string, CompiledFamily>,
): StampInput {
  const families = fontFamilies(brand.theme).map((name) => {
    const family = fonts.get(name);
    if (!family) throw new Error(`the family ${name} of theme ${brand.theme.name} was not compiled`);
    return family;
  });
  return {
    id: brand.id,
    tenant: brand.tenant,
    environments: brand.environments,
    ...pictures,
    fonts: families.flatMap(({ files }) => files),
    fontCss: (urlOf) => families.map(({ css }) => css(urlOf)).join(""),
    themeCss: themeCss(brand.theme),
    themeAttributes: variantAttributes(brand.theme),
    themeColor: brand.theme.tokens.get("color.header")?.css ?? "",
    texts: pageTexts(brand),
  };
}
