import { isObject } from "#contract/isObject.ts";
import { text } from "./texts.ts";
import { type CompanyPlace, companyPlaceName } from "#studio/document/company/CompanyPlace.ts";

/** Where the page is. Undefined: it is the studio of one person on one machine. */
export function companyPlace(): CompanyPlace | undefined {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${companyPlaceName}"]`)?.content;
  if (content === undefined) return undefined;
  const read: unknown = JSON.parse(content);
  if (!isObject(read) || typeof read["home"] !== "string") return undefined;
  const { home, proposal, help } = read;
  const place = { home, help: typeof help === "string" ? help : "" };
  return typeof proposal === "number" || proposal === "main" ? { ...place, proposal } : place;
}

/** What to do when the studio fails. In a company there is somebody to ask; on one machine the terminal says why. */
export function whatHelps(): string {
  const help = companyPlace()?.help;
  return help === undefined ? text("failed.look") : text("failed.ask", { help });
}

/** The name of the page at the root of this host. */
export function homeName(): string {
  const proposal = companyPlace()?.proposal;
  return typeof proposal === "number" ? text("company.proposal", { number: proposal }) : text("app.home");
}
