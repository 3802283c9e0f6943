import { type MessageLanguage, message } from "./Message.ts";

/** What a fact of a brand is. Also as part of a message of the build. */
const factWords = {
  phone: { en: "phone number", nb: "telefonnummeret" },
  email: { en: "e-mail address", nb: "e-postadressen" },
  company: { en: "company", nb: "selskapet" },
  "organisation-number": { en: "organisation number", nb: "organisasjonsnummeret" },
  token: { en: "analytics token", nb: "statistikktokenet" },
  dsn: { en: "error-report project", nb: "prosjektet for feilrapporter" },
  cookie: { en: "consent cookie", nb: "samtykkekapselen" },
  "market-source": { en: "market source", nb: "salgskilden" },
  shortname: { en: "distributor shortname", nb: "distributørens kortnavn" },
  host: { en: "host", nb: "verten" },
} as const satisfies Record<string, Record<MessageLanguage, string>>;
/** The kinds of fact that belong to one brand. */
export type OwnFactKind = keyof typeof factWords;

/** About values that have the right form and still cannot work: hosts, cookies, lists. */
export const valueMessages = {
  "bad-cookie-domain/host": message<{ domain: string; host: string }>(
    { domain: "annen.example", host: "forsikring.bank.example" },
    ({ domain, host }) => ({
      message: `A page at ${host} cannot set a cookie for ${domain}`,
      expected: "the host itself, or a domain that it belongs to",
    }),
    ({ domain, host }) => ({
      message: `En side på ${host} kan ikke sette en informasjonskapsel for ${domain}`,
      expected: "verten selv, eller et domene som den hører til",
    }),
  ),
  "bad-cookie-domain/public": message<{ domain: string }>(
    { domain: "co.uk" },
    ({ domain }) => ({
      message: `Anybody can have a host below ${domain}, so browsers set no cookie for it`,
      expected: "a domain of the brand's own",
    }),
    ({ domain }) => ({
      message: `Hvem som helst kan ha en vert under ${domain}, så nettlesere setter ingen informasjonskapsel for det`,
      expected: "et domene som er merkets eget",
    }),
  ),
  "duplicate-entry": message<{ field: string; value: string }>(
    { field: "recommendations.candidates", value: '"BIL"' },
    ({ field, value }) => ({ message: `"${field}" has ${value} twice`, expected: "each entry once" }),
    ({ field, value }) => ({ message: `«${field}» har ${value} to ganger`, expected: "hver oppføring én gang" }),
  ),
  "missing-value/environment-host": message<{ environment: string }>(
    { environment: "QA" },
    ({ environment }) => ({
      message: `"environments.${environment}" has values but no host name, so it cannot be reached`,
      expected: '"hostnames" with at least one host, or no such environment',
    }),
    ({ environment }) => ({
      message: `«environments.${environment}» har verdier, men ingen vert, så ingen kan nå det`,
      expected: '"hostnames" med minst én vert, eller ikke noe slikt miljø',
    }),
  ),
  "unused-candidate": message<{ product: string }>(
    { product: "SEK" },
    ({ product }) => ({
      message: `${product} is never recommended: it has no purchase entrance here`,
      expected: 'a product that "purchase.entrances" or "memberEntrances" leads to',
    }),
    ({ product }) => ({
      message: `${product} blir aldri anbefalt: det har ingen kjøpsinngang her`,
      expected: 'et produkt som "purchase.entrances" eller "memberEntrances" fører til',
    }),
  ),
  "bad-hostname/look-alike": message<{ host: string; shown: string }>(
    { host: "xn--bnk-7cd.example", shown: "bаnk.example" },
    ({ host, shown }) => ({
      message: `The host "${host}" is shown as ${shown === "" ? "nothing" : `"${shown}"`}, which can be mistaken for another`,
      expected: "a host name of Latin letters",
    }),
    ({ host, shown }) => ({
      message: `Verten «${host}» vises som ${shown === "" ? "ingenting" : `«${shown}»`}, som kan forveksles med en annen`,
      expected: "et vertsnavn med latinske bokstaver",
    }),
  ),
  "shared-fact": message<{ kind: OwnFactKind; value: string; brand: string; place: string }>(
    { kind: "phone", value: "62000303", brand: "vidde", place: "tenants/vidde/tenant.jsonc:24" },
    ({ kind, value, brand, place }) => ({
      message: `${value} is also the ${factWords[kind].en} of the brand "${brand}" (${place})`,
      expected: `a value of its own; or "${brand}" in "sharesFactsWith", where both brands really have it`,
    }),
    ({ kind, value, brand, place }) => ({
      message: `«${value}» er også ${factWords[kind].nb} til merket «${brand}» (${place})`,
      expected: `en egen verdi; eller "${brand}" i "sharesFactsWith", hvis begge merkene virkelig har den`,
    }),
  ),
  "shared-fact/unnamed": message<{ kind: OwnFactKind; value: string }>(
    { kind: "phone", value: "62000303" },
    ({ kind, value }) => ({
      message: `${value} is also the ${factWords[kind].en} of another brand`,
      expected: "a value of its own",
    }),
    ({ kind, value }) => ({
      message: `«${value}» er også ${factWords[kind].nb} til et annet merke`,
      expected: "en egen verdi",
    }),
  ),
  "word-of-code": message<{ kind: string; value: string; file: string }>(
    { kind: "id", value: "button", file: "assets/ButtonRow.js" },
    ({ kind, value, file }) => ({
      message: `The ${kind} "${value}" is a word of the portal's code (${file})`,
      expected: "a value that only this brand has",
    }),
    ({ kind, value, file }) => ({
      message: `«${value}» (${kind}) er et ord i portalens kode (${file})`,
      expected: "en verdi som bare dette merket har",
    }),
  ),
};
