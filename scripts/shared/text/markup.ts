/** Markup that may be written into a page as it is: made by {@link markup} or by a function that vouches for it. */
export class Html {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Part = string | number | false | undefined | Html | readonly Part[];

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as it must be written in an element or in a quoted attribute. */
const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

function render(part: Part): string {
  if (part === false || part === undefined) return "";
  if (part instanceof Html) return part.source;
  if (typeof part === "object") return part.map(render).join("");
  return escapeHtml(String(part));
}

/** A template of markup: each value that is put into it is escaped, unless it is {@link Html} itself. */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.map((string, index) => string + render(parts[index])).join(""));
}

/**
 * Attributes with their values, each with a space before it; an attribute that is undefined is left out. Names come from code,
 * never from a brand.
 */
export function attributes(values: Readonly<Record<string, string | undefined>>): Html {
  return new Html(
    Object.entries(values)
      .map(([name, value]) => (value === undefined ? "" : ` ${name}="${escapeHtml(value)}"`))
      .join(""),
  );
}

const unsafeInJson = /[<>&\u2028\u2029]/g;

/**
 * A value as the content of `<script type="application/json">`: nothing in it can end the element, open a comment or an
 * entity, or break the line of a script. `JSON.parse` reads it back unchanged.
 */
export function jsonContent(value: unknown): Html {
  const json = JSON.stringify(value).replaceAll(
    unsafeInJson,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return new Html(json);
}

/** Code as the content of a classic `<script>`. Refuses code that could end the element or hide its end. */
export function scriptContent(code: string): Html {
  if (/<\/script|<script|<!--/i.test(code)) throw new Error("a script holds a mark that would change where it ends");
  return new Html(code);
}

/** Rules as the content of `<style>`. Refuses rules that could end the element. */
export function styleContent(css: string): Html {
  if (/<[/!]/.test(css)) throw new Error("a stylesheet holds '</' or '<!', which would end its <style> element");
  return new Html(css);
}
