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
  texts: {},
};

const environment = { hostnames: ["x.example"], overlay: {} };

/** A brand without any words of its own: what is left in its page is in the page of every brand. */
export const neutralInput: StampInput = {
  id: "x",
  languages: [
    {
      language: "nb",
      tenant,
      environments: { Production: environment, QA: environment, Dev: environment, Test: environment },
      texts: { title: "x", description: "x", noScript: "x", phone: undefined },
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
