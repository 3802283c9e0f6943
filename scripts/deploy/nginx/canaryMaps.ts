import { bucketAttributes, bucketCookie } from "../bucketCookie.ts";
import { block } from "./block.ts";
import { quote } from "./quote.ts";

/** A place whose visitors get another release, up to a share. */
export interface CanaryPlace {
  /** `sb1/Production`. */
  readonly home: string;
  /** `sb1/Production/canary`. */
  readonly key: string;
  /** Percent of the visitors. */
  readonly share: number;
}

/**
 * The maps that send a stable share of the visitors to the canary: from `$portal_home` to `$portal_place`. A browser
 * gets its number with its first page, and keeps it in a cookie.
 */
export function canaryMaps(canaries: readonly CanaryPlace[]): readonly string[] {
  const rows = canaries.flatMap(({ home, key, share }) =>
    Array.from({ length: share }, (_, bucket) => `${quote(`${home}:${bucket}`)} ${quote(key)};`),
  );
  const parts = Array.from({ length: 99 }, (_, bucket) => `1% ${bucket};`);
  const cookie = `${bucketCookie}=$portal_bucket; ${bucketAttributes}`;
  return [
    ...block(`split_clients "$request_id" $portal_new_bucket`, [...parts, "* 99;"]),
    ...block(`map $cookie_${bucketCookie} $portal_bucket`, [
      "default $portal_new_bucket;",
      `"~^(?<portal_own_bucket>[0-9]|[1-9][0-9])$" $portal_own_bucket;`,
    ]),
    ...block(`map "$portal_home:$portal_bucket" $portal_place`, ["default $portal_home;", ...rows]),
    ...block("map $portal_home $portal_has_canary", ["default 0;", ...canaries.map(({ home }) => `${quote(home)} 1;`)]),
    ...block(`map "$scheme:$http_x_forwarded_proto" $portal_cookie_end`, [
      `default "";`,
      `"~*^https:" "; Secure";`,
      `"~*:https$" "; Secure";`,
    ]),
    // A browser that sends its number keeps it.
    ...block(`map "$portal_has_canary:$cookie_${bucketCookie}" $portal_cookie`, [
      `default "${cookie}$portal_cookie_end";`,
      `"~^0:" "";`,
      `"~^1:(?:[0-9]|[1-9][0-9])$" "";`,
    ]),
    "",
  ];
}
