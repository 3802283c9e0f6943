import { requestedBy, xsrfCookie, xsrfHeader } from "#contract/headers.ts";
import { readCookie } from "#ui/store/readCookie.ts";

/** The headers of every request of the portal and of the boot script (spec: http-1). */
export function requestHeaders(): Record<string, string> {
  const xsrfToken = readCookie(xsrfCookie);
  return {
    Accept: "application/json",
    [requestedBy.name]: requestedBy.value,
    ...(xsrfToken !== undefined && { [xsrfHeader]: xsrfToken }),
  };
}
