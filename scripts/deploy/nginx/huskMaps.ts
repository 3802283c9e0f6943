import { bareAnswers } from "#contract/answerOf.ts";
import { secureAttribute } from "#contract/cookieAttributes.ts";
import { huskAttributes, huskExpressions, huskText, ownPage } from "#contract/husk.ts";
import { type HuskName, huskNames, languageQuery } from "#contract/huskAddress.ts";
import { block } from "./block.ts";
import type { Home } from "./Home.ts";
import { quote } from "./quote.ts";
import { bareDirectives } from "./siteMaps.ts";

/** An expression of the contract as a key of a map. */
const expression = ({ source }: RegExp): string =>
  `"~${source.replaceAll("\\/", "/").replaceAll('"', String.raw`\"`)}"`;

const placesOf = (homes: readonly Home[]) => homes.flatMap(({ places }) => places);

/** Whether some brand has a cookie that is set again. */
const hasHusk = (homes: readonly Home[]): boolean =>
  placesOf(homes).some(({ headers: { husk } }) => husk !== undefined);

/** The maps from `$portal_place` and `Cookie` to the cookie of one choice, as it is set again. */
const choiceMaps = (name: HuskName, homes: readonly Home[]): readonly string[] => {
  const cookies = placesOf(homes).flatMap(({ key, headers: { husk } }) =>
    husk?.[name] ? [[quote(key), husk[name]] as const] : [],
  );
  return [
    ...block(`map $portal_place $portal_husk_${name}_wanted`, [
      `default "";`,
      ...cookies.map(([key, cookie]) => `${key} ${quote(huskText(cookie, ""))};`),
    ]),
    ...block(`map $portal_place $portal_husk_${name}_attributes`, [
      `default "";`,
      ...cookies.map(([key, cookie]) => `${key} ${quote(huskAttributes(cookie))};`),
    ]),
    ...block(`map "$portal_husk_${name}_wanted$http_cookie" $portal_husk_${name}`, [
      `default "";`,
      ...huskExpressions.map(
        (each) =>
          `${expression(each)} "$portal_husk_name=$portal_husk_value$portal_husk_${name}_attributes$portal_husk_secure";`,
      ),
    ]),
  ];
};

/**
 * The maps from `$args`, `$portal_place` and `Cookie` to the cookie that is set again. They read as `huskSetCookie` of
 * the contract does, by its own expressions.
 */
export function huskMaps(homes: readonly Home[]): readonly string[] {
  if (!hasHusk(homes)) return [];
  const languageAlone = `"~^${languageQuery}$"`;
  return [
    ...block("map $portal_scheme $portal_husk_secure", [`default "";`, `https ${quote(secureAttribute)};`]),
    ...huskNames.flatMap((name) => choiceMaps(name, homes)),
    ...block("map $portal_husk_samtykke $portal_husk_either", [
      "default $portal_husk_samtykke;",
      `"" $portal_husk_sprak;`,
    ]),
    ...block("map $args $portal_husk_cookie", ["default $portal_husk_either;", `${languageAlone} $portal_husk_sprak;`]),
    ...block("map $args $portal_husk_wanted", [
      `default "$portal_husk_samtykke_wanted$portal_husk_sprak_wanted";`,
      `${languageAlone} $portal_husk_sprak_wanted;`,
    ]),
    ...block(`map "$host|$http_origin|$http_sec_fetch_site" $portal_own_page`, [
      "default 0;",
      `${expression(ownPage)} 1;`,
    ]),
    ...block(`map "$request_method:$portal_own_page:$portal_husk_wanted" $portal_husk_asked`, [
      "default 0;",
      `"~^POST:1:." 1;`,
    ]),
    "",
  ];
}

/** What a page of the brand gets after a choice. Every other request gets what `missing` says. */
export const huskDirectives = (homes: readonly Home[], missing: readonly string[]): readonly string[] =>
  hasHusk(homes)
    ? [
        // A page sends no body, and none is read.
        "client_max_body_size 1k;",
        ...bareDirectives(homes),
        "add_header Set-Cookie $portal_husk_cookie;",
        `if ($portal_husk_asked) { return ${bareAnswers.husk.status}; }`,
        ...missing,
      ]
    : missing;
