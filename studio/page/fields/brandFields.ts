import { type FieldPlace, fieldOf } from "#studio/document/describeField.ts";
import { isWithin } from "./sectionOf.ts";

/** Fields of the descriptor that say who one brand is: names with dots between them. */
const names = [
  "id",
  "name",
  "logo",
  "theme",
  "assets",
  "sharesFactsWith",
  "marketSource",
  "footer.contact",
  "footer.companyLine",
  "rights.insurer",
  "dataController",
  "cookieConsent.cookieName",
  "analytics.token",
  "errorReporting.dsn",
];

/** The fields that only a brand can have. */
export const brandFields: readonly FieldPlace[] = names.map((name) => ({ kind: "descriptor", path: name.split(".") }));

/** Whether a field belongs to one brand: who it is, how it looks, and where it is. The others can be shared. */
export function isOfOneBrand(field: FieldPlace): boolean {
  const { kind, path } = fieldOf(field);
  if (kind !== "descriptor" || path.includes("hostnames")) return true;
  return brandFields.some((each) => isWithin(path, each.path));
}
