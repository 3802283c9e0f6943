import { fillText } from "#contract/fillText.ts";
import dokument from "#locales/nb/dokument.json" with { type: "json" };
import skall from "#locales/nb/skall.json" with { type: "json" };
import type { Brand } from "#scripts/brands/loadBrands.ts";
import { variantAttributes } from "#scripts/brands/themes/loadTheme.ts";
import { standInFontCss, themeCss } from "#scripts/brands/themes/themeCss.ts";
import type { BrandImages } from "./brandImages.ts";
import { darkInput } from "./darkInput.ts";
import type { BrandFonts } from "#scripts/fonts/compileFonts.ts";
import { formatTelefonWithLandkode, telefonHref } from "#domain/kunde/telefon.ts";
import { spaced } from "#scripts/compile/withNoBreakSpaces.ts";
import type { StampInput } from "./stamp.ts";

/** Texts of index.html. A brand can override them like any other text. */
function pageTexts({ tenant }: Brand): StampInput["texts"] {
  const own = { ...dokument, ...tenant.texts["dokument"] };
  const shell = { ...skall, ...tenant.texts["skall"] };
  const { telefon } = tenant.footer.contact;
  const values = { brand: tenant.name, page: shell["nav.oversikt"] };
  return {
    title: fillText(shell.documentTitle, values),
    description: fillText(own.description, values),
    noScript: fillText(own.noScript, values),
    phone: telefon === undefined ? undefined : { href: telefonHref(telefon), text: formatTelefonWithLandkode(telefon) },
  };
}

/** Makes the input of `stamp` from a brand. Its texts get no-break spaces. */
export function brandInput(brand: Brand, images: BrandImages, fonts: BrandFonts): StampInput {
  const { logo, icon, memberLogo, recommendationImages } = images;
  const dark = darkInput(brand.theme, images);
  return {
    id: brand.id,
    language: brand.languages[0].language,
    tenant: spaced(brand.tenant),
    environments: spaced(brand.environments),
    logo,
    icon,
    ...(memberLogo && { memberLogo }),
    recommendationImages,
    fonts: fonts.files,
    fontFamilies: fonts.families,
    ownFonts: fonts.own,
    security: brand.effective.Production.security,
    fontCss: fonts.css,
    themeCss: themeCss(brand.theme),
    standInFontCss: standInFontCss(brand.theme),
    themeAttributes: variantAttributes(brand.theme),
    themeColor: brand.theme.tokens.get("color.header")?.css ?? "",
    ...(dark && { dark }),
    texts: spaced(pageTexts(brand)),
  };
}
