import { baseFolder, basePath } from "#contract/basePath.ts";
import { pageAddress } from "#contract/pagePaths.ts";
import skall from "#locales/nb/skall.json" with { type: "json" };
import type { Fault } from "#scripts/simulator/world/fault.ts";
import type { NoticeSample } from "#scripts/simulator/world/sampleNotices.ts";
import { writeDay } from "#scripts/simulator/world/dayFromToday.ts";
import type { Customer } from "#scripts/simulator/world/customer.ts";
import { allCustomers } from "#scripts/simulator/world/customers/allCustomers.ts";
import texts from "#studio/texts/preview.nb.json" with { type: "json" };
import { isDay } from "#studio/document/osloTime.ts";
import type {
  PreviewChoices,
  PreviewCustomer,
  PreviewStateChoice,
  PreviewStep,
} from "#studio/document/PreviewChoices.ts";

type StateKey = Extract<keyof typeof texts, `state.${string}`>;

/** A state that a page can be seen in, and what the simulator needs for it. */
export interface PreviewScene extends PreviewStateChoice {
  readonly faults: readonly Fault[];
  /** How long the session lasts. */
  readonly sessionSeconds?: number;
  /** Delay of every answer. */
  readonly latencyMs?: number;
  /** The notices that it shows, or the part that is closed. */
  readonly notices?: NoticeSample;
  /** The visitor has not answered the cookie dialog. */
  readonly asksConsent?: boolean;
}

type Details = Partial<Omit<PreviewScene, "id" | "title">>;

const overview = baseFolder;
const offers = pageAddress("/tilbud");
const purchase = pageAddress("/kjopsinnganger");
const profile = pageAddress("/forsikringsprofil");
const login = pageAddress("/logg-inn");
const claims = pageAddress("/jump/seopp/skadesaker");

const scene = (id: string, title: StateKey, details: Details = {}): PreviewScene => ({
  id,
  title: texts[title],
  faults: [],
  ...details,
});

const failing = (call: Fault["call"]): Pick<PreviewScene, "faults"> => ({ faults: [{ call, status: 500 }] });
/** No answer: the page shows what it shows while it waits. */
const waiting = (call: Fault["call"]): Pick<PreviewScene, "faults" | "isWaiting"> => ({
  faults: [{ call, kind: "hang" }],
  isWaiting: true,
});

const press = (...names: readonly string[]): readonly PreviewStep[] => names.map((name) => ({ press: name }));

const agreements = "GET /avtaleoversikt/avtaler";
const savedOffers = "GET /avtaleoversikt/tilbud";
const customer = "GET /skadekunde/hent";

/** The states, for all pages or for one of them: those of the contact sheet, as far as a preview can reach them. */
export const previewScenes: readonly PreviewScene[] = [
  scene("okt", "state.session", { sessionSeconds: 60 }),
  scene("samtykke", "state.consent", { asksConsent: true }),
  scene("treg", "state.slow", { latencyMs: 3000 }),
  scene("drift-info", "state.noticeInfo", { notices: "info" }),
  scene("drift-advarsel", "state.noticeWarning", { notices: "warning" }),
  scene("drift-stans", "state.noticeOutage", { notices: "outage" }),
  scene("meny", "state.menu", { steps: press("Meny") }),
  scene("oversikt-henter", "state.fetching", { page: overview, ...waiting(agreements) }),
  scene("oversikt-feil", "state.failing", { page: overview, ...failing(agreements) }),
  scene("oversikt-tom", "state.empty", { page: overview, customer: "ingen" }),
  scene("oversikt-nede", "state.partlyDown", { page: overview, customer: "delvis-nede" }),
  scene("oversikt-alt", "state.everyKind", { page: overview, customer: "mange" }),
  scene("oversikt-medlem", "state.member", { page: overview, customer: "lo-medlem" }),
  scene("oversikt-partner", "state.partner", { page: overview, customer: "partnerbank" }),
  scene("oversikt-uvanlig", "state.unusual", { page: overview, customer: "rare-data" }),
  scene("oversikt-sporsmal", "state.questions", {
    page: overview,
    steps: [{ press: "Vis flere spørsmål", isOptional: true }, { openBelow: "Finner du ikke" }],
  }),
  scene("tilbakemelding-stengt", "state.feedbackClosed", { page: overview, notices: "tilbakemelding" }),
  scene("tilbud-henter", "state.fetching", { page: offers, ...waiting(savedOffers) }),
  scene("tilbud-feil", "state.failing", { page: offers, ...failing(savedOffers) }),
  scene("tilbud-tom", "state.empty", { page: offers, customer: "ingen" }),
  scene("tilbud-alt", "state.everyKind", { page: offers, customer: "mange" }),
  scene("tilbud-uvanlig", "state.unusual", { page: offers, customer: "rare-data" }),
  scene("tilbud-fjern", "state.removing", { page: offers, steps: press("Fjern tilbud") }),
  scene("tilbud-ikke-fjernet", "state.notRemoved", {
    page: offers,
    ...failing("DELETE /avtaleoversikt/tilbud/:policyNumber"),
    steps: press("Fjern tilbud", "Ja, fjern tilbudet"),
  }),
  scene("tilbud-stengt", "state.partClosed", { page: offers, notices: "tilbud" }),
  scene("kjop-stengt", "state.partClosed", { page: purchase, notices: "kjop" }),
  scene("kjop-kategori", "state.category", { page: purchase, steps: press("Liv og helse") }),
  scene("kjop-under-18", "state.under18", { page: purchase, customer: "under-18" }),
  scene("kjop-uonsket", "state.unwanted", { page: purchase, query: "?avvist=uonsket" }),
  scene("kjop-utland", "state.abroad", { page: purchase, query: "?avvist=utland" }),
  scene("kjop-innsyn", "state.noAccess", { page: purchase, query: "?avvist=innsyn" }),
  scene("kjop-sperret", "state.blocked", { page: purchase, query: "?avvist=kjop" }),
  scene("profil-henter", "state.fetching", { page: profile, ...waiting(customer) }),
  scene("profil-feil", "state.failing", { page: profile, ...failing(customer) }),
  scene("profil-bank", "state.bankCustomer", { page: profile, customer: "bankkunde" }),
  scene("profil-liv", "state.lifeOnly", { page: profile, customer: "liv" }),
  scene("profil-apen", "state.editing", {
    page: profile,
    steps: [
      ...press("Endre adresse", "Endre mobilnummer", "Endre e-post", "Endre dokumenter på papir"),
      { write: "ikke en adresse", into: "E-postadresse" },
    ],
  }),
  scene("profil-stengt", "state.partClosed", { page: profile, notices: "profil" }),
  scene("profil-samtykke", "state.consentChanged", { page: profile, steps: [{ changeIn: "Markedsføring" }] }),
  scene("innlogging-feil", "state.failing", { page: login, ...failing("GET /auth/login") }),
  scene("skadesaker", "state.hop", { page: claims, ...waiting("POST /jumpsst/") }),
  scene("skadesaker-feil", "state.hopFailed", { page: claims, ...failing("POST /jumpsst/") }),
];

/** The last days of what a customer has. Some customers have odd dates, which are none. */
/** Customers with faults or odd data. */
const forTesting = new Set(["delvis-nede", "femhundre", "partner-nede", "rare-data", "ukjent-i-skade"]);

function lastDaysOf({ avtaler, tilbud }: Customer, today: string): PreviewCustomer["lastDays"] {
  const ofOffers = tilbud.map(({ expirationDate }) => writeDay(expirationDate, today)).filter(isDay);
  const ofAgreements = avtaler.map(({ endDate }) => writeDay(endDate, today)).filter(isDay);
  return [
    ...[...new Set(ofOffers)].map((day) => ({ day, of: "offer" as const })),
    ...[...new Set(ofAgreements)].map((day) => ({ day, of: "agreement" as const })),
  ];
}

/**
 * Everything that the preview can show.
 * @param today the day that the customers' days are counted from, `2026-01-31`
 */
export const previewChoices = (today: string): PreviewChoices => ({
  customers: allCustomers.map((customer) => {
    const { id, name, summary } = customer;
    return {
      id,
      name,
      // The status of an answer says nothing to a brand manager.
      summary: summary.replace(/ \(\d{3}\)/, ""),
      lastDays: lastDaysOf(customer, today),
      ...(forTesting.has(id) && { isForTesting: true }),
    };
  }),
  pages: [
    { path: overview, title: skall["nav.oversikt"] },
    { path: offers, title: skall["nav.tilbud"] },
    { path: purchase, title: skall["nav.kjop"] },
    { path: profile, title: skall["nav.profil"] },
    { path: pageAddress("/andre-forsikringer"), title: skall["title.andreForsikringer"] },
    { path: claims, title: texts["page.claims"], needsState: true },
    { path: login, title: texts["page.login"], isLoggedOut: true },
    { path: `${basePath}/finnes-ikke`, title: texts["page.notFound"] },
  ],
  normal: texts["state.normal"],
  states: previewScenes.map(({ id, title, page, customer: only, query, steps, isWaiting }) => ({
    id,
    title,
    ...(page === undefined ? {} : { page }),
    ...(only === undefined ? {} : { customer: only }),
    ...(query === undefined ? {} : { query }),
    ...(steps === undefined ? {} : { steps }),
    ...(isWaiting === undefined ? {} : { isWaiting }),
  })),
});
