import { osloTime } from "./osloTime.ts";

/* An instant in words, in Norwegian time. Every page, mail and log of the studio writes it in one of these forms. */

const day = new Intl.DateTimeFormat("nb", { timeZone: "UTC", day: "numeric", month: "long" });
const dayAndYear = new Intl.DateTimeFormat("nb", { timeZone: "UTC", dateStyle: "long" });

/** The calendar day and the clock in Norway: `["2026-12-01", "kl. 07.00"]`. */
function partsOf(iso: string): readonly [day: string, clock: string] {
  const [date = "", clock = ""] = osloTime(Date.parse(iso)).split("T");
  return [date, `kl. ${clock.replace(":", ".")}`];
}

const yearOf = (ms: number): string => osloTime(ms).slice(0, 4);

/** «1. desember»; of another year «1. desember 2025». @param iso ISO 8601 */
export const dayWords = (iso: string, now = Date.now()): string =>
  (yearOf(Date.parse(iso)) === yearOf(now) ? day : dayAndYear).format(new Date(partsOf(iso)[0]));

/** «1. desember kl. 07.00»; of another year «1. desember 2025 kl. 07.00». @param iso ISO 8601 */
export const timeWords = (iso: string, now = Date.now()): string => `${dayWords(iso, now)} ${partsOf(iso)[1]}`;

/** «kl. 07.00» of today; of another day «1. desember kl. 07.00». @param iso ISO 8601 */
export const momentWords = (iso: string, now = Date.now()): string =>
  partsOf(iso)[0] === osloTime(now).slice(0, 10) ? partsOf(iso)[1] : timeWords(iso, now);

/** «1. desember 2026 kl. 07.00», for what is read much later: a log, a mail, a history. @param iso ISO 8601 */
export function fullTimeWords(iso: string): string {
  const [date, clock] = partsOf(iso);
  return `${dayAndYear.format(new Date(date))} ${clock}`;
}
