import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isObject } from "#contract/isObject.ts";
import type { Compile } from "#scripts/compile/compile.ts";
import { PortalText } from "#scripts/leaks/PortalText.ts";
import { stamp } from "#scripts/stamp/stamp.ts";
import { compileKept } from "./compileKept.ts";
import type { PublicDescriptor } from "#contract/descriptor/descriptorSchema.ts";
import type { StampInput } from "#scripts/stamp/StampInput.ts";

const address = "https://x.example";
const image = {
  bytes: new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'),
  width: 1,
  height: 1,
};

const tenant: PublicDescriptor = {
  name: "x",
  logo: { alignment: "left" },
  footer: { contact: { navn: "x" }, privacyUrl: address },
  login: { direct: true },
  logout: { behaviour: "configured-url", url: address },
  urls: { timeout: address },
  allowedHosts: ["x.example"],
  dataController: { name: "x" },
  cookieConsent: { cookieName: "x-v3", coding: "named", required: [] },
  analytics: { consent: { strategy: "consent-cookie" } },
  partnerAgreements: { shortnames: [], bankPlaces: [] },
  profile: { loMemberRow: false },
  features: { overview: true, offers: true, purchase: true, profile: true, recommendations: true, feedback: true },
  marketing: { heroTitle: "x", bundleDiscount: { title: "x", text: "x" }, purchaseInfo: [] },
  purchase: { entrances: [], memberEntrances: [], externalLinks: [] },
  recommendations: { candidates: [] },
  faq: [],
  cards: {},
  otherInsurance: [],
  errorReporting: { traffic: "NORMAL" },
  nativeBridge: "detect",
  notices: { everyMinutes: 1 },
  texts: {},
};

const reason = { heading: "x", text: "x", title: "x" };
const notStarted = { noScript: reason, tooOld: reason, late: reason, tryAgain: "x", contact: undefined };

const environment = { hostnames: ["x.example"], overlay: {} };

/** A brand without any words of its own: what is left in its page is in the page of every brand. */
const neutralInput: StampInput = {
  id: "x",
  languages: [
    {
      language: "nb",
      tenant,
      environments: { Production: environment, QA: environment, Dev: environment, Test: environment },
      texts: { title: "x", description: "x", notStarted },
    },
  ],
  logo: image,
  icon: image,
  memberLogo: image,
  recommendationImages: {},
  fonts: [],
  fontFamilies: [],
  ownFonts: [],
  security: { email: "x@x.example" },
  fontCss: () => "",
  themeCss: "",
  standInFontCss: "",
  themeAttributes: {},
  themeColor: "#fff",
};

function* keysIn(schema: unknown): Generator<string> {
  if (typeof schema !== "object" || schema === null) return;
  for (const [key, value] of Object.entries(schema)) {
    if (key === "properties" && isObject(value)) yield* Object.keys(value);
    yield* keysIn(value);
  }
}

/** The names of all fields of a descriptor: a page has the names that its brand uses. */
function fieldNames(root: string): string {
  const schema: unknown = JSON.parse(readFileSync(join(root, "tenants/tenant.schema.json"), "utf8"));
  return `"${[...new Set(keysIn(schema))].join('"\n"')}"`;
}

/** The words that every brand's folder has: the compiled files, and the page of a brand without words of its own. */
export async function readPortalText(root: string, compile: Compile = compileKept): Promise<PortalText> {
  const compilation = await compile(root);
  const { files } = await stamp(neutralInput, compilation);
  return new PortalText([...compilation.files, ...files, { path: "index.html", bytes: fieldNames(root) }]);
}
