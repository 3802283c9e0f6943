import { join } from "node:path";
import { headersFile } from "#contract/releaseFiles.ts";
import type { BrandHeaders, EnvironmentHeaders } from "#scripts/stamp/headers.ts";
import { edit, editJson } from "./recordAgain.ts";
import type { Tampering } from "./Tampering.ts";

/** Changes the headers of production. */
const editHeaders = (alfa: string, change: (headers: EnvironmentHeaders) => unknown) =>
  editJson<BrandHeaders>(join(alfa, headersFile), ({ Production }) => change(Production));

/** Ways in which the headers of a finished folder can be wrong. */
export const headerTamperings: readonly Tampering[] = [
  [
    "a header that was weakened",
    "wrong-header",
    headersFile,
    (alfa) => edit(join(alfa, headersFile), (text) => text.replace("nosniff", "none")),
  ],
  [
    "a cookie of another name that is set again",
    "wrong-header",
    headersFile,
    (alfa) =>
      edit(join(alfa, headersFile), (text) =>
        text.replace(/("husk": \{\s*"samtykke": \{\s*"name": )"[^"]*"/, '$1"sesjon"'),
      ),
    "deep",
  ],
  [
    "no headers of an environment",
    "bad-headers",
    headersFile,
    (alfa) => editJson<Record<string, unknown>>(join(alfa, headersFile), (headers) => delete headers["QA"]),
    "deep",
  ],
  [
    "a policy that allows inline scripts",
    "weak-policy",
    headersFile,
    (alfa) => edit(join(alfa, headersFile), (text) => text.replace("script-src", "script-src 'unsafe-inline'")),
    "deep",
  ],
  [
    "a policy that allows a host that the brand does not have",
    "unused-source",
    headersFile,
    (alfa) => edit(join(alfa, headersFile), (text) => text.replace("connect-src", "connect-src https://annen.example")),
    "deep",
  ],
  [
    "a policy with the hash of a style that is not in the page",
    "unused-source",
    headersFile,
    (alfa) =>
      edit(join(alfa, headersFile), (text) => text.replace("style-src", `style-src 'sha256-${"A".repeat(43)}='`)),
    "deep",
  ],
  [
    "the name of another brand in a header",
    "leak",
    headersFile,
    (alfa) =>
      editJson<BrandHeaders>(join(alfa, headersFile), (headers) =>
        Object.assign(headers.QA.page, { "X-Brand": "Forsikring beta" }),
      ),
    "deep",
  ],
  [
    "a site that browsers may open without HTTPS",
    "wrong-header",
    headersFile,
    (alfa) => editHeaders(alfa, ({ page }) => delete (page as Record<string, string>)["Strict-Transport-Security"]),
    "deep",
  ],
  [
    "scripts whose type a browser may guess",
    "wrong-header",
    headersFile,
    (alfa) => editHeaders(alfa, ({ assets }) => delete (assets as Record<string, string>)["X-Content-Type-Options"]),
    "deep",
  ],
  [
    "a page that browsers keep for a year",
    "wrong-header",
    headersFile,
    (alfa) =>
      editHeaders(alfa, ({ page }) => Object.assign(page, { "Cache-Control": "public, max-age=31536000, immutable" })),
    "deep",
  ],
  [
    "a cookie with the page",
    "wrong-header",
    headersFile,
    (alfa) => editHeaders(alfa, ({ page }) => Object.assign(page, { "Set-Cookie": "spor=1" })),
    "deep",
  ],
  [
    "a header that no build writes, with the security contact",
    "wrong-header",
    headersFile,
    (alfa) => editHeaders(alfa, ({ wellKnown }) => Object.assign(wellKnown, { Link: "<https://annen.example>" })),
    "deep",
  ],
  [
    "a header with syntax of a web server",
    "bad-header",
    headersFile,
    (alfa) =>
      editHeaders(alfa, ({ assets }) => Object.assign(assets, { "Referrer-Policy": '"; } location / { return 200' })),
    "deep",
  ],
];
