import type { RefusedField } from "#studio/document/RefusedField.ts";
import { text } from "../texts.ts";

const names = new Intl.ListFormat("nb", { type: "disjunction" });
/** So many people are named: nobody has to be asked by more. */
const mostNamed = 3;

/** Whom to ask: people who have the role, or the role where nobody is known. */
export function whomToAsk(people: readonly string[], needed: RefusedField["role"]): string {
  const role = text(`role.${needed}`);
  if (people.length === 0) return text("role.anybody", { role });
  const others = people.length > mostNamed ? [text("role.others", { role })] : [];
  return names.format([...people.slice(0, mostNamed), ...others]);
}
