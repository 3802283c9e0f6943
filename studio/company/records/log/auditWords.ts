import texts from "#studio/texts/company.nb.json" with { type: "json" };
import { fillText } from "#contract/fillText.ts";
import { baseId } from "#studio/document/StudioDocument.ts";
import { fullTimeWords } from "#studio/document/timeWords.ts";
import type { LogPage } from "#studio/document/company/CompanyWire.ts";
import type { SignInFault } from "../../identity/AccessEvent.ts";
import type { AuditEvent } from "./AuditEvent.ts";
import type { AuditEntry } from "./AuditLog.ts";

/** Who has done something; nobody for what the studio does by itself. */
function doerOf(event: AuditEvent): string {
  if (!("by" in event) || event.by === undefined) return "";
  return typeof event.by === "string" ? event.by : event.by.name;
}

/** The name of a brand that there is. One that is gone, or is only in a proposal, has its id. */
type NameOf = (brand: string) => string;

/** Why a sign-in was refused. */
const faults: Readonly<Record<SignInFault, string>> = {
  cancelled: texts["log.fault.cancelled"],
  away: texts["log.fault.away"],
  refused: texts["log.fault.refused"],
  unknown: texts["log.fault.unknown"],
  expired: texts["log.fault.expired"],
  otherBrowser: texts["log.fault.otherBrowser"],
  noRole: texts["log.fault.noRole"],
  tooMany: texts["log.fault.tooMany"],
};
const faultWords: ReadonlyMap<string, string> = new Map(Object.entries(faults));

const list = new Intl.ListFormat("nb");

/** Why something did not happen, in words. */
function reasonIn(event: AuditEvent): { readonly reason?: string } {
  if (event.kind === "signInRefused") return { reason: faultWords.get(event.reason) ?? event.reason };
  return event.kind === "publicationFailed" ? { reason: texts[`log.failed.${event.reason ?? "failed"}`] } : {};
}

/** The values that the words of an event can name. */
function valuesOf(event: AuditEvent, nameOf: NameOf): Readonly<Record<string, string>> {
  const found = Object.entries(event).flatMap(([name, value]) =>
    typeof value === "string" || typeof value === "number" ? [[name, String(value)] as const] : [],
  );
  const of = "of" in event ? { of: event.of.name } : {};
  const brands = "brands" in event ? { brands: list.format(event.brands.map(nameOf)) } : {};
  const brand = "brand" in event && event.brand !== undefined ? { brand: nameOf(event.brand) } : {};
  const time = "for" in event ? { for: fullTimeWords(event.for) } : {};
  const reason = reasonIn(event);
  return { ...Object.fromEntries(found), ...of, ...brands, ...brand, ...time, ...reason };
}

/** A row of the log in words. @param names of the brands that there are, by id */
export function auditWords(
  { id, at, event }: AuditEntry,
  names: ReadonlyMap<string, string>,
): LogPage["entries"][number] {
  const nameOf = (brand: string) => (brand === baseId ? texts["log.base"] : (names.get(brand) ?? brand));
  const words =
    event.kind === "callRefused"
      ? refusedCallWords(event, nameOf)
      : fillText(texts[`log.event.${event.kind}`], valuesOf(event, nameOf));
  return { id, at, by: doerOf(event), words };
}

type RefusedKey = Extract<keyof typeof texts, `log.refused.${string}`>;

/** What somebody has tried, by the method and the path of the call. The first that fits counts. */
const tried: readonly (readonly [call: RegExp, key: RefusedKey])[] = [
  [/^POST \/api\/new-brand$/, "log.refused.newBrand"],
  [/^(?:PUT|POST) \/api\/base\//, "log.refused.edit"],
  [/^(?:PUT|POST) \/api\/brands\/(?<brand>[^/]+)\//, "log.refused.edit"],
  [/^POST \/api\/company\/proposals$/, "log.refused.propose"],
  [/^(?:GET|POST) \/api\/company\/proposals\/(?<proposal>\d+)\/links(?:\/|$)/, "log.refused.share"],
  [/^POST \/api\/company\/proposals\/(?<proposal>\d+)\/update$/, "log.refused.update"],
  [/^POST \/api\/company\/proposals\/(?<proposal>\d+)\/comments(?:\/|$)/, "log.refused.comment"],
  [/^POST \/api\/company\/proposals\/(?<proposal>\d+)\/acts$/, "log.refused.act"],
  [/^GET \/api\/company\/log(?:\.jsonl)?$/, "log.refused.log"],
  [/^POST \/inn\/utlogging$/, "log.refused.providerLogout"],
];

interface RefusedCall {
  readonly method: string;
  readonly path: string;
}

/** A call that was refused, in words for people. The log as a file has the call itself. */
function refusedCallWords({ method, path }: RefusedCall, nameOf: (brand: string) => string): string {
  for (const [call, key] of tried) {
    const found = call.exec(`${method} ${path}`);
    if (found === null) continue;
    const { brand = baseId, proposal = "" } = found.groups ?? {};
    return fillText(texts[key], { brand: nameOf(brand), proposal });
  }
  return texts["log.refused.other"];
}
