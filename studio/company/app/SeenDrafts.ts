import { valueAt } from "#contract/valueAt.ts";
import { fieldsIn } from "#studio/document/fieldChanges.ts";
import type { DraftStore, OpenDocument } from "#studio/server/brands/DraftStore.ts";
import { RefusedAct } from "../proposals/RefusedAct.ts";
import { seesBrand } from "./asker.ts";

/** The theme that a descriptor names. */
function themeOf(descriptor: string): string | undefined {
  const theme = valueAt(fieldsIn(descriptor), ["theme"]);
  return typeof theme === "string" ? theme : undefined;
}

/**
 * A descriptor takes no theme of a brand that the asker may not see.
 * @param brandsOfTheme the brands whose saved files name a theme
 * @throws RefusedAct
 */
export function requireSeenTheme(
  descriptor: string,
  saved: string,
  brandsOfTheme: (theme: string) => readonly string[],
): void {
  const theme = themeOf(descriptor);
  if (theme === undefined || theme === themeOf(saved)) return;
  if ([...brandsOfTheme(theme), theme].some((owner) => !seesBrand(owner))) throw new RefusedAct("theme");
}

/**
 * Drafts that never take the theme of a brand that the asker may not see: its preview would show them how that brand
 * looks.
 */
export class SeenDrafts implements DraftStore {
  readonly #drafts: DraftStore;
  readonly #brandsOfTheme: (theme: string) => readonly string[];

  /** @param brandsOfTheme the brands whose saved files name a theme */
  constructor(drafts: DraftStore, brandsOfTheme: (theme: string) => readonly string[]) {
    this.#drafts = drafts;
    this.#brandsOfTheme = brandsOfTheme;
  }

  read(id: string): OpenDocument | undefined {
    return this.#drafts.read(id);
  }

  keep(id: string, document: OpenDocument): void {
    requireSeenTheme(document.texts.descriptor, document.saved.descriptor, this.#brandsOfTheme);
    this.#drafts.keep(id, document);
  }

  remove(id: string): void {
    this.#drafts.remove(id);
  }

  ids(): readonly string[] {
    return this.#drafts.ids();
  }
}
