import { readCookie } from "#ui/store/readCookie.ts";

/** Whether the portal runs inside the mobile bank's app (spec: links-10): by a cookie, or by the user agent. */
export function isMobilbankApp(page: Pick<Document, "cookie"> = document, userAgent = navigator.userAgent): boolean {
  const cookie = readCookie("isMobilbankApp", page);
  return (cookie !== undefined && cookie !== "false") || userAgent.includes("Mobilbank/");
}
