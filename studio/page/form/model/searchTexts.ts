import type { Language } from "#contract/pageLanguage.ts";
import type { FormBasis } from "#studio/document/FormBasis.ts";

/** A text of the portal. */
export interface PortalTextHit {
  readonly file: string;
  readonly name: string;
  /** The text in the portal's own words. */
  readonly original: string;
}

/** Texts with all words of a search, wherever they are in it. Soft hyphens do not count. */
export function searchTexts(texts: FormBasis["texts"][Language], query: string): PortalTextHit[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return Object.entries(texts).flatMap(([file, entries]) =>
    Object.entries(entries)
      .filter(([, original]) => {
        const visible = original.replaceAll("\u00AD", "").toLowerCase();
        return words.length > 0 && words.every((word) => visible.includes(word));
      })
      .map(([name, original]) => ({ file, name, original })),
  );
}
