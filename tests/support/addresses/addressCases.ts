/** What is asked of a server. */
export interface AddressCase {
  readonly method: string;
  /** As it is sent: `{asset}` is a script of the release, below its folder; `{name}` is the last part of that. */
  readonly path: string;
  /** Whose host is asked: the brand's, or nobody's. */
  readonly host: "brand" | "unknown";
  readonly gets: Outcome;
}

/** What a server answers; `api` and `others`: that is left to the back end, or to the applications beside the portal. */
export type Outcome =
  | "page"
  | "asset"
  | "contact"
  | "utgave"
  | "notices"
  | "health"
  | "root"
  | "missing"
  | "onlyReading"
  | "unreadable"
  | "api"
  | "others";

const portal = "/privat/forsikring/oversikt";

/** At a host of a brand. */
const atBrand: Readonly<Record<Outcome, readonly string[]>> = {
  page: [
    `GET ${portal}`,
    `GET ${portal}/`,
    `HEAD ${portal}/`,
    `GET ${portal}/?a=b`,
    `GET ${portal}/tilbud`,
    `GET ${portal}/tilbud/`,
    `GET ${portal}/tilbud?fil=logo.svg`,
    `GET ${portal}/finnes/ikke`,
    `GET ${portal}/tilbud/1.5`,
    `GET ${portal}/index.html`,
    `GET ${portal}/assets`,
    `GET ${portal}/.git/config`,
    `GET ${portal}/mappe.js/`,
    `GET ${portal}/api/x`,
    `GET ${portal}/health`,
    `GET ${portal}/husk/`,
    `GET ${portal}/husk/annet`,
    `GET ${portal}/%E6`,
    `GET ${portal}/.`,
    `GET ${portal}/assets/..`,
    `GET ${portal}//tilbud`,
    `GET ${portal}/assets/%2e%2e/tilbud`,
    `GET ${portal}/assets/..%2ftilbud`,
    "GET //privat//forsikring/oversikt/",
    "GET /privat/./forsikring/oversikt/",
    "GET /%70rivat/forsikring%2Foversikt/",
    `GET /annet/..${portal}/`,
  ],
  asset: [
    `GET ${portal}/{asset}`,
    `HEAD ${portal}/{asset}`,
    `GET ${portal}/{asset}?v=1`,
    `GET ${portal}//{asset}`,
    `GET ${portal}/mappe/../{asset}`,
    `GET ${portal}/%61ssets/{name}`,
  ],
  contact: ["GET /.well-known/security.txt", "HEAD /.well-known/security.txt", "GET /%2ewell-known/security.txt"],
  utgave: [
    `GET ${portal}/utgave.json`,
    `HEAD ${portal}/utgave.json`,
    `GET ${portal}/utgave.json?a=b`,
    `GET ${portal}//%75tgave.json`,
  ],
  notices: [
    `GET ${portal}/driftsmeldinger.json`,
    `HEAD ${portal}/driftsmeldinger.json`,
    `GET ${portal}/driftsmeldinger.json?a=b`,
    `GET ${portal}//%64riftsmeldinger.json`,
  ],
  health: ["GET /health", "HEAD /health", "GET //health"],
  root: ["GET /", "HEAD /", "GET /?a=b", "GET //"],
  missing: [
    // Missing assets, with and without an ending; folders; compressed forms under a name of their own.
    `GET ${portal}/assets/`,
    `GET ${portal}/assets/finnes-ikke.js`,
    `HEAD ${portal}/assets/finnes-ikke.js`,
    `GET ${portal}/assets/finnes-ikke`,
    `GET ${portal}/assets/mappe/{name}`,
    `GET ${portal}/assets/.skjult`,
    `GET ${portal}/{asset}/`,
    `GET ${portal}/{asset}.br`,
    `GET ${portal}/{asset}.gz`,
    // What has the ending of a file, and is no asset.
    `GET ${portal}/main.js`,
    `GET ${portal}/MAIN.JS`,
    `GET ${portal}/main.js.map`,
    `GET ${portal}/src/main.tsx`,
    `GET ${portal}/dypt/nede/stil.css`,
    `GET ${portal}/logo.svg`,
    `GET ${portal}/favicon.ico`,
    `GET ${portal}/robots.txt`,
    `GET ${portal}/manifest.webmanifest`,
    `GET ${portal}/main%2ejs`,
    `GET ${portal}/.well-known/security.txt`,
    // Files of the release that are not for visitors, and ways out of the folder.
    `GET ${portal}/UTGAVE.JSON`,
    `GET ${portal}/DRIFTSMELDINGER.JSON`,
    `GET ${portal}/tilbud/driftsmeldinger.json`,
    `GET ${portal}/driftsmeldinger.json/x.json`,
    `GET ${portal}/husk`,
    `HEAD ${portal}/husk?sprak`,
    `GET ${portal}/tilbud/utgave.json`,
    `GET ${portal}/assets/utgave.json`,
    `GET ${portal}/release.json`,
    `GET ${portal}/headers.json`,
    `GET ${portal}/sbom.cdx.json`,
    `GET ${portal}/assets/../release.json`,
    `GET ${portal}/assets/%2e%2e/headers.json`,
    `GET ${portal}/assets/..%2fheaders.json`,
    `GET ${portal}/assets/..%5c..%5cheaders.json`,
    // Source maps, which are beside the brands.
    `GET ${portal}/{asset}.map`,
    `GET ${portal}/_maps/{name}.map`,
    `GET ${portal}/assets/../_maps/{name}.map`,
    `GET ${portal}/assets/..%2f_maps%2f{name}.map`,
  ],
  onlyReading: [
    `POST ${portal}`,
    `PUT ${portal}/tilbud`,
    `PATCH ${portal}/`,
    `OPTIONS ${portal}/`,
    `POST ${portal}/{asset}`,
    `DELETE ${portal}/{asset}`,
    `POST ${portal}/assets/finnes-ikke.js`,
    `POST ${portal}/main.js`,
    `POST ${portal}/utgave.json`,
    `POST ${portal}/driftsmeldinger.json`,
    `POST ${portal}/husk`,
    `POST ${portal}/husk?sprak`,
    `POST ${portal}/husk/`,
    `PUT ${portal}//hus%6B`,
    "POST /.well-known/security.txt",
    "POST /health",
    "POST /",
  ],
  unreadable: [
    `GET ${portal}/%00`,
    `GET ${portal}/a%0ab`,
    `GET ${portal}/main.js%0a`,
    `GET ${portal}/%7f`,
    `GET ${portal}/%zz`,
    `GET ${portal}/100%`,
    `POST ${portal}/a%0ab`,
  ],
  api: [
    "GET /api",
    "GET /api/",
    "GET /api/privat/forsikring/finnes-ikke",
    "POST /api/privat/forsikring/finnes-ikke",
    "DELETE /api/privat/forsikring/finnes-ikke",
    "GET /api/logo.svg",
  ],
  others: [
    "GET /annet",
    "DELETE /annet",
    "GET /apix",
    "GET /API/x",
    "GET /health/",
    "GET /index.html",
    "GET /release.json",
    "GET /utgave.json",
    "GET /_maps/{name}.map",
    `GET ${portal}/../../../_maps/{name}.map`,
    "GET /driftsmeldinger.json",
    "GET /alfa/driftsmeldinger.json",
    "GET /alfa/current.json",
    "GET /favicon.ico",
    "GET /robots.txt",
    "GET /assets/{name}",
    "GET /.well-known/change-password",
    "GET /.well-known/securityXtxt",
    "GET /privat/forsikring/",
    "GET /privat/forsikring/dokumenter",
    "POST /privat/forsikring/dokumenter",
    "GET /privat/forsikring/oversiktX",
    "GET /privat/forsikring/oversikt.js",
    "GET /PRIVAT/forsikring/oversikt/main.js",
    `GET ${portal}/../dokumenter`,
    `GET ${portal}/..%2fdokumenter`,
    `GET ${portal}/assets/..%2f..%2fbeta%2findex.html`,
  ],
};

/** At a host that no brand has. */
const atUnknown: Readonly<Partial<Record<Outcome, readonly string[]>>> = {
  health: ["GET /health"],
  missing: [
    "GET /",
    `GET ${portal}/`,
    `POST ${portal}/`,
    `GET ${portal}/{asset}`,
    "GET /.well-known/security.txt",
    `GET ${portal}/utgave.json`,
    `GET ${portal}/driftsmeldinger.json`,
    "GET /api/privat/forsikring/auth/login",
    "GET /annet",
  ],
  onlyReading: ["POST /health"],
  unreadable: [`GET ${portal}/a%0ab`],
};

const casesOf = (host: AddressCase["host"], requests: Readonly<Partial<Record<Outcome, readonly string[]>>>) =>
  (Object.entries(requests) as [Outcome, readonly string[]][]).flatMap(([gets, each]) =>
    each.map((request): AddressCase => {
      const [method = "", path = ""] = request.split(" ");
      return { method, path, host, gets };
    }),
  );

/** Every request that every server is asked. */
export const addressCases: readonly AddressCase[] = [...casesOf("brand", atBrand), ...casesOf("unknown", atUnknown)];
