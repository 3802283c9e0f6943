import { readCookie } from "../storage/readCookie.ts";

/** The headers of every request (contract §1). `boot.ts` sends the same, in its own words. */
export function requestHeaders(hasBody: boolean): Record<string, string> {
  const xsrfToken = readCookie("XSRF-TOKEN");
  return {
    Accept: "application/json",
    "X-Requested-By": "kfp",
    ...(xsrfToken !== undefined && { "X-XSRF-TOKEN": xsrfToken }),
    ...(hasBody && { "Content-Type": "application/json" }),
  };
}
