const longest = 60;
/** Parts of a value beyond this are not written: writing all of a large one for every problem in it takes long. */
const mostParts = 40;

function cut(value: unknown, budget: { left: number }): unknown {
  budget.left -= 1;
  if (budget.left < 0) return "…";
  if (typeof value === "string") return value.length > longest ? value.slice(0, longest) : value;
  if (Array.isArray(value)) return value.slice(0, budget.left + 1).map((each) => cut(each, budget));
  if (typeof value !== "object" || value === null) return value;
  const shown: [string, unknown][] = [];
  for (const key in value) {
    if (budget.left <= 0) break;
    if (Object.hasOwn(value, key)) shown.push([key, cut((value as Record<string, unknown>)[key], budget)]);
  }
  return Object.fromEntries(shown);
}

/** A value as it is written in a file, at most 60 characters of it. */
export function quoted(value: unknown): string {
  const text = JSON.stringify(cut(value, { left: mostParts })) ?? "nothing";
  return text.length > longest ? `${text.slice(0, longest - 3)}…` : text;
}
