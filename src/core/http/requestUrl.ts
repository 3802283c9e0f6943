import { apiBase, type CallName, pathOf } from "#contract/callNames.ts";
import { urlSegment } from "#domain/format/urlSegment.ts";

/** Query parameters; null and undefined are left out (spec: http-3). */
export type RequestParams = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Values of the `:name` segments in a call's path. */
export type PathSegments = Readonly<Record<string, string>>;

/**
 * The path of a call below `apiBase`, with its `:name` segments filled in and encoded.
 * @throws for a value that is missing or would not be a segment of its own.
 */
export function requestPath(call: CallName, segments: PathSegments = {}): string {
  return pathOf(call).replace(/:(\w+)/g, (_, name: string) => {
    const segment = urlSegment(segments[name]);
    if (segment === undefined) throw new Error(`No usable value for "${name}" in ${call}`);
    return segment;
  });
}

/** The path and query of a call on the page's own origin. */
export function requestUrl(path: string, params: RequestParams = {}): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) {
    if (value !== null && value !== undefined) query.set(key, String(value));
  }
  const search = query.toString();
  return apiBase + path + (search && `?${search}`);
}
