import { valueAt } from "#contract/valueAt.ts";
import { environmentNames } from "#contract/descriptor/environmentNames.ts";
import type { JsonFile, Path } from "#scripts/brands/json/jsonFile.ts";
import { filesOf } from "#scripts/brands/languages/DescriptorFile.ts";
import { commonLayer, type Layer, overlayLayer } from "#scripts/brands/layers.ts";
import type { BrandFolder } from "#scripts/brands/loadWorkspace.ts";
import type { Term } from "#scripts/findings/terms.ts";

/** A fact that belongs to one brand, and its place in the brand's files. */
export interface OwnFact {
  readonly kind: Term<"facts">;
  /** In the form in which it is compared. */
  readonly value: string;
  readonly file: JsonFile;
  readonly path: Path;
}

/**
 * The fields whose values belong to one brand. What partners and other sites have (cards, FAQ, links) may be in
 * several.
 */
const fields: readonly (readonly [Term<"facts">, Path])[] = [
  ["phone", ["footer", "contact", "telefon"]],
  ["email", ["footer", "contact", "epost"]],
  ["company", ["footer", "companyLine"]],
  ["company", ["dataController", "name"]],
  ["organisation-number", ["dataController", "organisationNumber"]],
  ["company", ["rights", "insurer", "name"]],
  ["company", ["rights", "insurer", "agent"]],
  ["organisation-number", ["rights", "insurer", "organisationNumber"]],
  ["token", ["analytics", "token"]],
  ["dsn", ["errorReporting", "dsn"]],
  ["cookie", ["cookieConsent", "cookieName"]],
  ["market-source", ["marketSource"]],
  ["shortname", ["partnerAgreements", "shortnames"]],
  ["host", ["errorReporting", "crashUrl"]],
  ["host", ["footer", "privacyUrl"]],
  ["host", ["rights", "complaint", "url"]],
  ["host", ["rights", "withdrawal", "url"]],
  ["host", ["logout", "url"]],
  ["host", ["logout", "goto"]],
  ["host", ["urls", "login"]],
  ["host", ["urls", "timeout"]],
  ["host", ["urls", "onlineBank"]],
  ["host", ["urls", "meldSkade"]],
  ["host", ["urls", "claimsCases"]],
  ["host", ["allowedHosts"]],
  ["host", ["frameAncestors"]],
  ["host", ["analytics", "consent", "script"]],
  ["host", ["analytics", "consent", "messageOrigin"]],
];

function* textsBelow(value: unknown, path: Path): Generator<readonly [string, Path]> {
  if (typeof value === "string") yield [value, path];
  if (typeof value !== "object" || value === null) return;
  for (const [key, child] of Object.entries(value))
    yield* textsBelow(child, [...path, Array.isArray(value) ? Number(key) : key]);
}

function compared(kind: Term<"facts">, text: string): string | undefined {
  if (kind === "phone") return text.replaceAll(" ", "");
  if (kind !== "host") return text.toLowerCase();
  if (text.startsWith("/")) return undefined;
  return /^https?:/i.test(text) ? URL.parse(text)?.hostname : text;
}

function* factsOfLayer({ file, fields: values, prefix }: Layer): Generator<OwnFact> {
  for (const [kind, path] of fields)
    for (const [text, at] of textsBelow(valueAt(values, path), [...prefix, ...path])) {
      const value = compared(kind, text);
      if (value !== undefined && value !== "") yield { kind, value, file, path: at };
    }
}

function* factsOfFile(json: JsonFile): Generator<OwnFact> {
  yield* factsOfLayer(commonLayer(json));
  for (const environment of environmentNames) {
    const overlay = overlayLayer(json, environment);
    if (overlay !== undefined) yield* factsOfLayer(overlay);
  }
}

/** The facts in a brand's own files, of all environments and languages. What comes from the base belongs to no brand. */
export const ownFacts = ({ json }: BrandFolder): OwnFact[] => filesOf(json).flatMap((file) => [...factsOfFile(file)]);
