import { enAv, listed, listet, oneOf } from "./lists.ts";
import { fixedMessage, type MessageLanguage, message } from "./Message.ts";

/** Why one field makes another one necessary. */
const reasons = {
  "no-direct-login": { en: "customers cannot log in here", nb: "kundene kan ikke logge inn her" },
  "login-from-server": {
    en: "customers log in at an address from the server",
    nb: "kundene logger inn på en adresse fra serveren",
  },
  "logout-from-server": {
    en: "the browser follows the returned logoutUrl",
    nb: "nettleseren følger returnert logoutUrl",
  },
  "partner-agreements": {
    en: "agreements of the partner system are shown",
    nb: "avtaler fra partnersystemet vises",
  },
  "analytics-token": { en: "there is an analytics token", nb: "det er oppgitt et token for statistikk" },
  "statistics-consent": {
    en: "statistics need consent from the cookie dialog",
    nb: "statistikk krever samtykke fra dialogen om informasjonskapsler",
  },
  recommendations: { en: "recommendations are switched on", nb: "anbefalinger er slått på" },
  purchase: { en: "the purchase page is switched on", nb: "kjøpssiden er slått på" },
  "member-benefits": { en: "the benefits of members are shown", nb: "medlemsfordelene vises" },
} as const satisfies Record<string, Record<MessageLanguage, string>>;
export type NeedReason = keyof typeof reasons;

/** What a necessary field is for. */
const purposes = {
  "login-address": {
    en: "the address for visitors who are not logged in",
    nb: "adressen for besøkende som ikke er logget inn",
  },
  "login-host": { en: "the host of the login page", nb: "verten til innloggingssiden" },
  "logout-host": { en: "the host of the bank's logout page", nb: "verten til bankens utloggingsside" },
  "partner-detail": {
    en: "the detail page of the partner's agreements",
    nb: "siden med detaljer om partnerens avtaler",
  },
  "partner-inbox": { en: "the partner's inbox, for unread messages", nb: "partnerens innboks, for uleste meldinger" },
  "analytics-endpoint": { en: "the address of the analytics service", nb: "adressen til statistikktjenesten" },
  statistics: { en: '"statistics" among the required categories', nb: '"statistics" blant kategoriene i "required"' },
  candidates: { en: "products that may be recommended", nb: "produkter som kan anbefales" },
  entrances: {
    en: "the purchase entrances that customers can use",
    nb: "kjøpsinngangene som kundene kan bruke",
  },
  "member-logo": { en: "the logo of the member scheme", nb: "logoen til medlemsordningen" },
} as const satisfies Record<string, Record<MessageLanguage, string>>;
export type NeedPurpose = keyof typeof purposes;

interface NeedParams extends Readonly<Record<string, string | readonly string[]>> {
  readonly field: string;
  /** The environments with the problem; none: all of them. */
  readonly environments: readonly string[];
  readonly because: NeedReason;
  readonly purpose: NeedPurpose;
}

const needed = (field: string, because: NeedReason, purpose: NeedPurpose, problem: Record<MessageLanguage, string>) =>
  message<NeedParams>(
    { field, environments: [], because, purpose },
    (params) => ({
      message: `"${params.field}" ${problem.en}${params.environments.length === 0 ? "" : ` in ${params.environments.join(", ")}`}: ${reasons[params.because].en}`,
      expected: purposes[params.purpose].en,
    }),
    (params) => ({
      message: `«${params.field}» ${problem.nb}${params.environments.length === 0 ? "" : ` i ${params.environments.join(", ")}`}: ${reasons[params.because].nb}`,
      expected: purposes[params.purpose].nb,
    }),
  );
const tooFew = { en: "has too few entries", nb: "har for få oppføringer" };

const twice = (example: string) =>
  message<{ value: string; first: string; second: string; place: string }>(
    { value: example, first: "fjord Production", second: "vidde QA", place: "tenants/fjord/tenant.jsonc:12" },
    ({ value, first, second, place }) => ({
      message: `${value} is used twice: in ${first} and in ${second}`,
      expected: `another value in one of the two; the other place is ${place}`,
    }),
    ({ value, first, second, place }) => ({
      message: `${value} er brukt to ganger: i ${first} og i ${second}`,
      expected: `en annen verdi ett av stedene; det andre er ${place}`,
    }),
  );

/** Where the reader may not know the brand that has the value too. */
const unnamedTwice = (example: string) =>
  message<{ value: string }>(
    { value: example },
    ({ value }) => ({ message: `${value} belongs to another brand already`, expected: "another value" }),
    ({ value }) => ({ message: `${value} tilhører et annet merke allerede`, expected: "en annen verdi" }),
  );

/** About brands as a whole: identity, hosts, values that depend on each other. */
export const brandMessages = {
  "bad-url/local": message<{ value: string }>(
    { value: '"/simulator/utlogget"' },
    ({ value }) => ({
      message: `${value} exists only on a developer's machine`,
      expected: "a public address; stand-ins are in tenants/local.jsonc",
    }),
    ({ value }) => ({
      message: `${value} finnes bare på en utviklers maskin`,
      expected: "en offentlig adresse; erstatninger ligger i tenants/local.jsonc",
    }),
  ),
  "duplicate-host": twice("forsikring.bank.example"),
  "duplicate-host/unnamed": unnamedTwice("forsikring.bank.example"),
  "duplicate-name": twice('"Forsikring"'),
  "duplicate-name/unnamed": unnamedTwice('"Forsikring"'),
  "folder-mismatch": message<{ id: string; folder: string }>(
    { id: "fjorden", folder: "fjord" },
    ({ id, folder }) => ({
      message: `The id "${id}" is not the name of the folder "${folder}"`,
      expected: `"id": "${folder}", or the folder tenants/${id}`,
    }),
    ({ id, folder }) => ({
      message: `Id-en «${id}» er ikke navnet på mappen «${folder}»`,
      expected: `"id": "${folder}", eller mappen tenants/${id}`,
    }),
  ),
  "missing-file": message<{ path: string; known: readonly string[] }>(
    { path: "tenants/fjord/loga.svg", known: ["logo.svg"] },
    ({ path, known }) => ({
      message: `There is no file ${path}`,
      expected:
        known.length === 0
          ? "that file, an SVG, in the brand's folder"
          : `that file, or one that is in the brand's folder: ${listed(known)}`,
    }),
    ({ path, known }) => ({
      message: `Det finnes ingen fil ${path}`,
      expected:
        known.length === 0
          ? "den filen, en SVG, i merkets mappe"
          : `den filen, eller en som er i merkets mappe: ${listet(known)}`,
    }),
  ),
  "missing-value/need": needed("urls.login", "no-direct-login", "login-address", { en: "is missing", nb: "mangler" }),
  "missing-value/production-host": fixedMessage(
    {
      message: '"environments.Production.hostnames" is missing',
      expected: "at least one host name: an unknown host is never Production",
    },
    {
      message: "«environments.Production.hostnames» mangler",
      expected: "minst ett vertsnavn: en ukjent vert er aldri Production",
    },
  ),
  "other-brand": message<{ text: string; kind: "id" | "name"; brand: string; own: string }>(
    { text: "VIDDE", kind: "id", brand: "vidde", own: "fjord" },
    ({ text, kind, brand, own }) => ({
      message: `"${text}" is the ${kind} of the brand "${brand}"`,
      expected: `a value of "${own}": a brand contains no id or name of another`,
    }),
    ({ text, kind, brand, own }) => ({
      message: `«${text}» er ${kind === "id" ? "id-en" : "navnet"} til merket «${brand}»`,
      expected: `en verdi for «${own}»: et merke inneholder ikke id-en eller navnet til et annet`,
    }),
  ),
  "other-brand/unnamed": message<{ text: string; kind: "id" | "name"; own: string }>(
    { text: "VIDDE", kind: "id", own: "fjord" },
    ({ text, kind, own }) => ({
      message: `"${text}" is the ${kind} of another brand`,
      expected: `a value of "${own}": a brand contains no id or name of another`,
    }),
    ({ text, kind, own }) => ({
      message: `«${text}» er ${kind === "id" ? "id-en" : "navnet"} til et annet merke`,
      expected: `en verdi for «${own}»: et merke inneholder ikke id-en eller navnet til et annet`,
    }),
  ),
  "reserved-host": message<{ host: string }>(
    { host: "fjord.localhost" },
    ({ host }) => ({
      message: `${host} is always the Test environment`,
      expected: "a host name that is not localhost",
    }),
    ({ host }) => ({ message: `${host} er alltid miljøet Test`, expected: "et vertsnavn som ikke er localhost" }),
  ),
  "unknown-theme": message<{ theme: string; known: readonly string[] }>(
    { theme: "fjrod", known: ["fjord"] },
    ({ theme, known }) => ({
      message: `There is no file themes/${theme}.tokens.json`,
      expected: known.length === 0 ? "a theme file" : oneOf(known),
    }),
    ({ theme, known }) => ({
      message: `Det finnes ingen fil themes/${theme}.tokens.json`,
      expected: known.length === 0 ? "en temafil" : enAv(known),
    }),
  ),
  "unfilled-value": message<{ field: string; description: string; leftOut: string }>(
    { field: "footer.contact.telefon", description: "The phone number.", leftOut: "" },
    ({ field, description, leftOut }) => ({
      message: `"${field}" has to be filled in${leftOut === "" ? "" : leftOut === field ? ", or left out" : `, or "${leftOut}" left out`}`,
      expected: description === "" ? "the brand's own value" : description.replace(/\.$/, ""),
    }),
    ({ field, leftOut }) => ({
      message: `«${field}» må fylles ut${leftOut === "" ? "" : leftOut === field ? " eller utelates" : `, eller «${leftOut}» utelates`}`,
      expected: "merkets egen verdi",
    }),
  ),
  "unfilled-value/image": message<{ file: string; leftOut: string }>(
    { file: "logo.svg", leftOut: "" },
    ({ file, leftOut }) => ({
      message: `${file} is a stand-in`,
      expected: `the brand's own image${leftOut === "" ? "" : `, or none: without "${leftOut}"`}`,
    }),
    ({ file, leftOut }) => ({
      message: `${file} er en erstatning`,
      expected: `merkets eget bilde${leftOut === "" ? "" : `, eller ingen: uten «${leftOut}»`}`,
    }),
  ),
  "unneeded-consent": message<{ strategy: string }>(
    { strategy: '"bank-cookie-level"' },
    ({ strategy }) => ({
      message: `The cookie dialog asks about statistics, but with ${strategy} the answer has no effect`,
      expected: '"cookieConsent.required" without "statistics": the bank asks',
    }),
    ({ strategy }) => ({
      message: `Dialogen om informasjonskapsler spør om statistikk, men med ${strategy} har svaret ingen virkning`,
      expected: "«cookieConsent.required» uten «statistics»: banken spør",
    }),
  ),
  "unreachable-login": needed("allowedHosts", "login-from-server", "login-host", tooFew),
  "unused-consent": needed("cookieConsent.required", "statistics-consent", "statistics", tooFew),
};
