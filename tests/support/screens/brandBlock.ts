import { baseFolder } from "#contract/basePath.ts";
import type { BrandBlock } from "#contract/brandBlock.ts";
import type { PublicDescriptor } from "#contract/descriptor/descriptorSchema.ts";
import { productTable } from "#domain/avtale/productTable.ts";
import { portalTexts } from "../portalTexts.ts";
import { type Json, mergeLayers } from "#contract/mergeLayers.ts";

/** A brand of no distributor: every field that a screen can need, neutral values. */
export const testTenant: PublicDescriptor = {
  name: "Fjelltrygd",
  logo: { alignment: "left" },
  footer: {
    contact: {
      navn: "Fjelltrygd kundesenter",
      telefon: "21000000",
      epost: "hjelp@fjelltrygd.example",
      apningstider: [{ dag: "Mandag–fredag", timer: "08.00–16.00" }],
    },
    privacyUrl: "https://www.fjelltrygd.example/personvern",
    priceComparisonUrl: "https://www.prissammenligning.example/",
    companyLine: "Fjelltrygd Forsikring AS",
  },
  login: { direct: true },
  logout: { behaviour: "configured-url", url: "https://www.fjelltrygd.example/utlogget" },
  urls: {
    login: "https://bank.fjelltrygd.example/logg-inn",
    timeout: "https://www.fjelltrygd.example/tidsavbrudd",
    onlineBank: { default: "https://bank.fjelltrygd.example/" },
    meldSkade: "https://www.fjelltrygd.example/meld-skade",
    claimsCases: {
      destination: "https://skade.fjelltrygd.example/sso",
      fallback: "https://skade.fjelltrygd.example/",
    },
    partnerDetail: "https://partner.fjelltrygd.example/avtale",
    partnerInbox: "https://partner.fjelltrygd.example/innboks",
  },
  allowedHosts: ["bank.fjelltrygd.example", "innlogging.fjelltrygd.example"],
  dataController: { name: "Fjelltrygd Forsikring AS" },
  cookieConsent: { cookieName: "fjelltrygd-cookie-consent-v3", coding: "coded", required: ["functional"] },
  analytics: { consent: { strategy: "consent-cookie" } },
  partnerAgreements: { shortnames: ["eika"], bankPlaces: ["2050", "0502"] },
  profile: { loMemberRow: false },
  features: { overview: true, offers: true, purchase: true, profile: true, recommendations: true, feedback: true },
  marketing: {
    heroTitle: "Godt å vite at du er forsikret",
    heroLead: "Her ser du hva du har, og hva det koster.",
    bundleDiscount: { title: "Samlerabatt", text: "Inntil 15 % rabatt." },
    purchaseInfo: [
      { title: "Best i test", text: "Vi er fornøyde." },
      { title: "Fordeler", text: "Du får mer." },
    ],
  },
  purchase: {
    entrances: ["bil", "mc", "hus", "hytte", "reise", "innbo", "liv", "baat", "hund", "katt"],
    memberEntrances: ["medlemsreise"],
    externalLinks: [],
  },
  recommendations: { candidates: ["REISE"] },
  faq: [],
  cards: {},
  otherInsurance: [],
  errorReporting: { traffic: "NORMAL" },
  nativeBridge: "detect",
  notices: { everyMinutes: 5 },
  texts: {},
};

/** A brand block of the test brand, with `overrides` laid over its tenant as the layers of a descriptor are. */
export function brandBlock(overrides: Json = {}): BrandBlock {
  const nowhere = { hostnames: [], overlay: {} };
  return {
    tenant: mergeLayers(testTenant, overrides) as PublicDescriptor,
    environments: { Production: nowhere, QA: nowhere, Dev: nowhere, Test: nowhere },
    texts: portalTexts,
    products: productTable,
    assets: { logo: { url: `${baseFolder}assets/logo.svg`, width: 160, height: 32 } },
  };
}
