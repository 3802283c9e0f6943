import { fillText } from "#contract/fillText.ts";
import texts from "#studio/texts/company.nb.json" with { type: "json" };
import { osloTime } from "#studio/document/osloTime.ts";
import type { LogPage } from "#studio/document/company/CompanyWire.ts";
import type { AuditEvent } from "../records/log/AuditEvent.ts";
import type { AuditEntry } from "../records/log/AuditLog.ts";

/** Who has done something; nobody for what the studio does by itself. */
function doerOf(event: AuditEvent): string {
  if (!("by" in event) || event.by === undefined) return "";
  return typeof event.by === "string" ? event.by : event.by.name;
}

/** The values that the words of an event can name. */
function valuesOf(event: AuditEvent): Readonly<Record<string, string>> {
  const found = Object.entries(event).flatMap(([name, value]) =>
    typeof value === "string" || typeof value === "number" ? [[name, String(value)] as const] : [],
  );
  const of = "of" in event ? { of: event.of.name } : {};
  const brands = "brands" in event ? { brands: event.brands.join(", ") } : {};
  const time = "for" in event ? { for: osloTime(Date.parse(event.for)).replace("T", " kl. ") } : {};
  const step = "step" in event ? { step: texts[`publish.step.${event.step}`] } : {};
  return { ...Object.fromEntries(found), ...of, ...brands, ...time, ...step };
}

/** A row of the log in words. */
export function auditWords({ id, at, event }: AuditEntry): LogPage["entries"][number] {
  return { id, at, by: doerOf(event), words: fillText(texts[`log.event.${event.kind}`], valuesOf(event)) };
}
