import { fillText } from "#contract/fillText.ts";
import type { Brand, BrandLanguage } from "#scripts/brands/loadBrands.ts";
import { variantAttributes } from "#scripts/brands/themes/loadTheme.ts";
import { standInFontCss, themeCss } from "#scripts/brands/themes/themeCss.ts";
import type { BrandImages } from "./brandImages.ts";
import { darkInput } from "./darkInput.ts";
import { documentTexts } from "./documentTexts.ts";
import type { NotStartedTexts } from "./notStarted.ts";
import { eachLanguage, type LanguageInput, type StampInput } from "./StampInput.ts";
import type { BrandFonts } from "#scripts/fonts/compileFonts.ts";
import { formatTelefonWithLandkode, telefonHref } from "#domain/kunde/telefon.ts";
import { spaced } from "#scripts/shared/text/withNoBreakSpaces.ts";

/** Texts of a page outside the portal. A brand can override them like any other text. */
function pageTexts({ language, tenant }: BrandLanguage): LanguageInput["texts"] {
  const { dokument, felles, skall } = documentTexts[language];
  const own = { ...dokument, ...tenant.texts["dokument"] };
  const shell = { ...skall, ...tenant.texts["skall"] };
  const values = { brand: tenant.name };
  const titleOf = (page: string) => fillText(shell.documentTitle, { ...values, page });
  const reason = (heading: string, text: string) => {
    const filled = fillText(heading, values);
    return { heading: filled, text: fillText(text, values), title: titleOf(filled) };
  };
  return {
    title: titleOf(shell["nav.oversikt"]),
    description: fillText(own.description, values),
    notStarted: {
      noScript: reason(own.noScript, own["noScript.text"]),
      tooOld: reason(own.tooOld, own["tooOld.text"]),
      late: reason(own.late, own["late.text"]),
      tryAgain: { ...felles, ...tenant.texts["felles"] }.tryAgain,
      contact: contactOf(tenant.footer.contact, own),
    },
  };
}

/** How to reach the brand without its portal. */
function contactOf(
  { telefon, epost }: BrandLanguage["tenant"]["footer"]["contact"],
  own: { readonly call: string; readonly write: string },
): NotStartedTexts["contact"] {
  if (telefon !== undefined)
    return { href: telefonHref(telefon), text: fillText(own.call, { telefon: formatTelefonWithLandkode(telefon) }) };
  return epost === undefined ? undefined : { href: `mailto:${epost}`, text: fillText(own.write, { epost }) };
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
