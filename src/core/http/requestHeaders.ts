import { requestedBy, xsrfCookie, xsrfHeader } from "#contract/headers.ts";
import { languageOfPage } from "../page/languageOfPage.ts";
import { readCookie } from "#ui/store/readCookie.ts";

/**
 * The headers of every request of the portal and of the boot script (spec: http-1). In a brand with several languages,
 * which the page says at `<html>`, the back end is asked in the page's language (spec: languages-34).
 */
export function requestHeaders(): Record<string, string> {
  const xsrfToken = readCookie(xsrfCookie);
  return {
    Accept: "application/json",
    [requestedBy.name]: requestedBy.value,
    ...("languages" in document.documentElement.dataset && { "Accept-Language": languageOfPage() }),
    ...(xsrfToken !== undefined && { [xsrfHeader]: xsrfToken }),
  };
}
