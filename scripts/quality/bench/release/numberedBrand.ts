import type { Brand } from "#scripts/brands/loadBrands.ts";

/**
 * Text that customers read, and addresses: what brands do not share. Choices of the schema and paths stay as they are.
 */
function numberedText(text: string, number: number): string {
  const digits = String(number).padStart(5, "0");
  if (/^https?:\/\//.test(text)) return text.replace("://", `://b${digits}.`);
  if (/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(text)) return `b${digits}.${text}`;
  if (/^\d{8,9}$/.test(text)) return `${digits}${text.slice(5)}`;
  return text.includes(" ") ? `${text} (${digits})` : text;
}

function numberedValue<Value>(value: Value, number: number): Value {
  if (typeof value === "string") return numberedText(value, number) as Value;
  if (Array.isArray(value)) return value.map((each: unknown) => numberedValue(each, number)) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]: [string, unknown]) => [key, numberedValue(child, number)]),
  ) as Value;
}

/** A brand like another one, with an id, a name, addresses, numbers and texts of its own. */
export function numberedBrand(original: Brand, number: number): Brand {
  const id = `merke-${number}`;
  const { effective, hostnames, tenant, environments } = original;
  const data = numberedValue({ effective, hostnames, tenant, environments }, number);
  const name = `Merke ${number}`;
  const named = Object.fromEntries(Object.entries(data.effective).map(([key, one]) => [key, { ...one, id, name }]));
  return { ...original, ...data, id, tenant: { ...data.tenant, name }, effective: named as Brand["effective"] };
}
