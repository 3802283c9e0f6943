/** Markup that needs no more escaping. */
export interface Html {
  readonly markup: string;
}

type Value = string | number | Html | readonly Html[] | false | undefined;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function render(value: Value): string {
  if (value === false || value === undefined) return "";
  if (typeof value === "string" || typeof value === "number")
    return String(value).replace(/[&<>"']/g, (character) => entities[character] ?? "");
  return "markup" in value ? value.markup : value.map(({ markup }) => markup).join("");
}

/** A template whose values are escaped, unless they are markup themselves. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { markup: strings.map((text, at) => text + render(values[at])).join("") };
}
