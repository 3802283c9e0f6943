import {
  type BrandLanguages,
  languageInCookie,
  languages,
  pageFile,
  pageLanguage,
  wantsEnglish,
  wantsNorwegian,
} from "#contract/pageLanguage.ts";
import { block } from "./block.ts";
import type { Home } from "./Home.ts";
import { quote } from "./quote.ts";

/** What a visitor can ask for, with an `Accept-Language` that does. */
const asked = ["norwegian", "english", ""] as const;
const exampleOf = { norwegian: "nb", english: "en", "": "" } as const;

/** A row for an expression of the contract, as nginx writes it. */
const expression = ({ source, ignoreCase }: RegExp): string => `"${ignoreCase ? "~*" : "~"}${source}"`;

/** From what is chosen and asked for to the page of a brand with these languages: where it is not the brand's own. */
function pageRows(offered: BrandLanguages): readonly string[] {
  const [own] = offered;
  const rows = [...languages, ""].flatMap((chosen) =>
    asked.map((wanted) => {
      const key = [offered.join("-"), chosen, wanted].join(":");
      return [key, pageFile(pageLanguage(offered, chosen, exampleOf[wanted]), own)] as const;
    }),
  );
  return rows.flatMap(([key, file]) => (file === "index.html" ? [] : [`${quote(key)} ${quote(file)};`]));
}

/** Whether some brand has several languages. */
export const hasLanguages = (homes: readonly Home[]): boolean =>
  homes.some(({ places }) => places.some(({ headers }) => headers.languages !== undefined));

/**
 * The maps that choose the page of a visitor: from `$portal_place`, the cookie and `Accept-Language` to `$portal_page`.
 * Every row is what the contract's own function gives.
 */
export function languageMaps(homes: readonly Home[]): readonly string[] {
  if (!hasLanguages(homes)) return [];
  const places = homes.flatMap((home) => home.places);
  const offers = new Map(
    places.flatMap(({ headers: { languages: offered } }) => (offered ? [[offered.join("-"), offered] as const] : [])),
  );
  return [
    ...block("map $portal_place $portal_languages", [
      `default "";`,
      ...places.flatMap(({ key, headers: { languages: offered } }) =>
        offered ? [`${quote(key)} ${quote(offered.join("-"))};`] : [],
      ),
    ]),
    ...block("map $http_cookie $portal_chosen", [`default "";`, `${expression(languageInCookie)} $1;`]),
    ...block("map $http_accept_language $portal_asked", [
      `default "";`,
      `${expression(wantsNorwegian)} norwegian;`,
      `${expression(wantsEnglish)} english;`,
    ]),
    ...block(`map "$portal_languages:$portal_chosen:$portal_asked" $portal_page`, [
      "default index.html;",
      ...[...offers.values()].flatMap(pageRows),
    ]),
    "",
  ];
}
