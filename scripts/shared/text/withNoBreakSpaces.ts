/** What is written before a unit, a day's number, the groups of a large number, and an organisation number. */
const places = [
  /(?<=[\d}]) (?=(?:%|kr|kroner)(?!\p{L}))/gu,
  /(?<=(?<![\d.])\d{1,2}\.) (?=\p{Ll})/gu,
  /(?<=(?<!\d)\d{1,3}) (?=\d{3}(?!\d))/gu,
  /(?<=\borg\.) (?=no\.)/gu,
  /(?<=\borg\.\s?n[or]\.) (?=[\d{])/gu,
];

/**
 * A text with no-break spaces where a line must not end: before %, kr and kroner, after the number of a day (15. april),
 * in numbers such as 10 000, and before an organisation number (spec: formats-18). Authors write ordinary spaces.
 */
export const withNoBreakSpaces = (text: string): string =>
  places.reduce((done, place) => done.replaceAll(place, "\u00a0"), text);

/**
 * The same data with such spaces in each of its texts. Addresses, dates and names of fields have no spaces, so nothing
 * has to say which strings are texts.
 */
export function spaced<Data>(data: Data): Data {
  return JSON.parse(JSON.stringify(data), (_, value: unknown) =>
    typeof value === "string" ? withNoBreakSpaces(value) : value,
  ) as Data;
}
