import { apiBase } from "#contract/apiBase.ts";

/** Query parameters; null and undefined are left out (spec §7). */
export type RequestParams = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The path and query of a call, below the page's own origin. */
export function requestUrl(path: string, params: RequestParams = {}): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) {
    if (value !== null && value !== undefined) query.set(key, String(value));
  }
  const search = query.toString();
  return apiBase + path + (search && `?${search}`);
}
