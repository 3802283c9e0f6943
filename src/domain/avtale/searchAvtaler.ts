import type { AvtaleRow } from "./avtalerView.ts";

const simple = (text: string): string => text.toLocaleLowerCase("nb").normalize("NFC");
const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, "");

/**
 * The agreements whose name, description or number has every word that the customer has typed (spec: avtaler-41). A
 * registration number is found with and without its space.
 */
export function searchAvtaler(rows: readonly AvtaleRow[], query: string): readonly AvtaleRow[] {
  const words = simple(query).split(/\s+/).filter(Boolean);
  return rows.filter(({ avtale: { name, description, policyNumber } }) => {
    const text = simple([name, description, policyNumber].filter(Boolean).join(" "));
    const joined = withoutSpaces(text);
    return words.every((word) => text.includes(word)) || joined.includes(withoutSpaces(simple(query)));
  });
}
