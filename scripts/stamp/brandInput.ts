import { fillText } from "#contract/fillText.ts";
import type { Brand, BrandLanguage } from "#scripts/brands/loadBrands.ts";
import { variantAttributes } from "#scripts/brands/themes/loadTheme.ts";
import { standInFontCss, themeCss } from "#scripts/brands/themes/themeCss.ts";
import type { BrandImages } from "./brandImages.ts";
import { darkInput } from "./darkInput.ts";
import { documentTexts } from "./documentTexts.ts";
import { eachLanguage, type LanguageInput, type StampInput } from "./StampInput.ts";
import type { BrandFonts } from "#scripts/fonts/compileFonts.ts";
import { formatTelefonWithLandkode, telefonHref } from "#domain/kunde/telefon.ts";
import { spaced } from "#scripts/compile/withNoBreakSpaces.ts";

/** Texts of a page outside the portal. A brand can override them like any other text. */
function pageTexts({ language, tenant }: BrandLanguage): LanguageInput["texts"] {
  const { dokument, skall } = documentTexts[language];
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

/** What a brand's page has in a language. */
const languageInput = (each: BrandLanguage): LanguageInput => spaced({ ...each, texts: pageTexts(each) });

/** Makes the input of `stamp` from a brand. Its texts get no-break spaces. */
export function brandInput(brand: Brand, images: BrandImages, fonts: BrandFonts): StampInput {
  const { logo, icon, memberLogo, recommendationImages } = images;
  const dark = darkInput(brand.theme, images);
  return {
    id: brand.id,
    languages: eachLanguage(brand.languages, languageInput),
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
  };
}
