/** A national ID for display: 6 digits, a space and 5 digits (spec: formats-7). Anything else is returned unchanged. */
export function formatFodselsnummer(fodselsnummer: string): string {
  return fodselsnummer.replace(/^(\d{6})(\d{5})$/, "$1 $2");
}

/**
 * The year of birth, by the individual number: 000–499 is the 1900s, 500–749 before 1900 or after 1999, from 900 the
 * 1900s too.
 */
function birthYear(yearOfCentury: number, individual: number): number {
  if (individual < 500) return 1900 + yearOfCentury;
  if (yearOfCentury < 40) return 2000 + yearOfCentury;
  return (individual < 750 ? 1800 : 1900) + yearOfCentury;
}

/**
 * Whether a customer is under 18, by the national ID (spec: kjop-13). A D number has 40 added to the day, a synthetic
 * one 40 or 80 to the month. An ID that cannot be read does not count as under 18.
 * @param today the date in Oslo, `2026-01-31`
 */
export function isUnder18(ssn: string | undefined, today: string): boolean {
  const parts = /^(\d\d)(\d\d)(\d\d)(\d{3})\d\d$/.exec(ssn?.replaceAll(" ", "") ?? "");
  if (parts === null) return false;
  const [day = 0, month = 0, year = 0, individual = 0] = parts.slice(1).map(Number);
  const padded = (value: number) => String(value).padStart(2, "0");
  const eighteenth = `${birthYear(year, individual) + 18}-${padded(month % 40)}-${padded(day % 40)}`;
  return today < eighteenth;
}
