import { message } from "./Message.ts";

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
      expected: "et domene som er merkevarens eget",
    }),
  ),
  "duplicate-entry": message<{ field: string; value: string }>(
    { field: "recommendations.candidates", value: '"BIL"' },
    ({ field, value }) => ({ message: `${value} is twice in "${field}"`, expected: "each entry once" }),
    ({ field, value }) => ({ message: `${value} er to ganger i «${field}»`, expected: "hver oppføring én gang" }),
  ),
  "missing-value/environment-host": message<{ environment: string }>(
    { environment: "QA" },
    ({ environment }) => ({
      message: `"environments.${environment}" has values but no host name, so nobody can reach it`,
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
};
