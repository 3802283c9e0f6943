import { bucketAttributes, bucketCookie } from "../bucketCookie.ts";
import { block } from "./block.ts";
import type { Home } from "./Home.ts";
import { quote } from "./quote.ts";

/**
 * The maps that send a stable share of the visitors to the canary: from `$portal_home` and its `$portal_stable` to
 * `$portal_link`. A browser gets its number with its first page, and keeps it in a cookie.
 */
export function canaryMaps(homes: readonly Home[]): readonly string[] {
  const canaries = homes.filter(({ share }) => share !== undefined);
  const rows = canaries.flatMap(({ key, links, share }) =>
    Array.from({ length: share ?? 0 }, (_, bucket) => `${quote(`${key}:${bucket}`)} ${quote(`${links}/canary`)};`),
  );
  const parts = Array.from({ length: 99 }, (_, bucket) => `1% ${bucket};`);
  const cookie = `${bucketCookie}=$portal_bucket; ${bucketAttributes}`;
  return [
    ...block(`split_clients "$request_id" $portal_new_bucket`, [...parts, "* 99;"]),
    ...block(`map $cookie_${bucketCookie} $portal_bucket`, [
      "default $portal_new_bucket;",
      `"~^(?<portal_own_bucket>[0-9]|[1-9][0-9])$" $portal_own_bucket;`,
    ]),
    ...block(`map "$portal_home:$portal_bucket" $portal_link`, ["default $portal_stable;", ...rows]),
    ...block("map $portal_home $portal_has_canary", ["default 0;", ...canaries.map(({ key }) => `${quote(key)} 1;`)]),
    ...block("map $portal_scheme $portal_cookie_end", [`default "";`, `https "; Secure";`]),
    // A browser that sends its number keeps it.
    ...block(`map "$portal_has_canary:$cookie_${bucketCookie}" $portal_cookie`, [
      `default "${cookie}$portal_cookie_end";`,
      `"~^0:" "";`,
      `"~^1:(?:[0-9]|[1-9][0-9])$" "";`,
    ]),
    "",
  ];
}
