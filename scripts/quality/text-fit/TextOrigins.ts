import type { Place } from "#scripts/brands/finding.ts";
import { locate, type Path } from "#scripts/brands/json/jsonFile.ts";
import { effectiveOf, layersOf, provenance } from "#scripts/brands/layers.ts";
import type { Workspace } from "#scripts/brands/loadWorkspace.ts";
import { escapeRegExp } from "#scripts/text/escapeRegExp.ts";
import type { Locales } from "#scripts/checks/loadLocales.ts";

/** Where a text that is shown was written. */
interface Origin {
  readonly text: string;
  /** Looked up on demand: most texts fit. */
  readonly place: () => Place;
}

const singleSpaced = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

const placeholder = /\{\{[^{}]*\}\}|\$t\([^)]*\)/;

/** Matches the texts that a text with placeholders can become. */
function patternOf(text: string): RegExp {
  const literal = text.split(new RegExp(placeholder, "g")).map(escapeRegExp);
  return new RegExp(`^${literal.join(".+?")}$`);
}

function textsIn(value: unknown, path: Path): { readonly text: string; readonly path: Path }[] {
  if (typeof value === "string") return [{ text: value, path }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    textsIn(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/**
 * Finds where the texts of one brand's pages were written: in its descriptor, in the layers below it, or in
 * `locales/nb/`.
 */
export class TextOrigins {
  readonly #whole = new Map<string, Origin[]>();
  readonly #patterns: { readonly pattern: RegExp; readonly origin: Origin }[] = [];

  constructor({ base, brands, local }: Workspace, brandId: string, locales: Locales) {
    const brand = brands.find(({ name }) => name === brandId);
    if (brand === undefined) throw new Error(`There is no brand "${brandId}".`);
    const layers = layersOf(base, brand.json, "Test", local);
    for (const { text, path } of textsIn(effectiveOf(base, brand.json, "Test", local), []))
      this.#add({ text, place: () => provenance(layers, path).value });
    for (const { json, texts } of locales.files.values())
      for (const { value, path } of texts.values())
        if (typeof value === "string") this.#add({ text: value, place: () => locate(json, path).value });
  }

  #add(origin: Origin): void {
    const text = singleSpaced(origin.text);
    if (placeholder.test(text)) {
      // A text that is nothing but placeholders would match everything.
      if (/\p{L}{3}/u.test(text.replaceAll(new RegExp(placeholder, "g"), "")))
        this.#patterns.push({ pattern: patternOf(text), origin });
    } else if (text !== "") this.#whole.set(text, [...(this.#whole.get(text) ?? []), origin]);
  }

  /**
   * Where a text that is shown was written: a whole text, one with its placeholders filled in, or a part of one.
   * Several places when the same words were written more than once, those of the descriptor first. None for a text of
   * the back end.
   */
  placesOf(shown: string): readonly Place[] {
    const text = singleSpaced(shown);
    const pattern = this.#patterns.find((each) => each.pattern.test(text))?.origin;
    // A paragraph, or the words before a link inside a text.
    const part = () => (text.length < 12 ? undefined : [...this.#whole].find(([longer]) => longer.includes(text))?.[1]);
    const origins = this.#whole.get(text) ?? (pattern === undefined ? part() : [pattern]) ?? [];
    return origins.map(({ place }) => place());
  }
}
