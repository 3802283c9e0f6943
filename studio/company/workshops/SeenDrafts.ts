import { valueAt } from "#contract/valueAt.ts";
import type { WrittenField } from "#studio/document/StudioDocument.ts";
import { fieldsIn } from "#studio/document/fieldChanges.ts";
import type { DraftStore, OpenDocument } from "#studio/server/brands/DraftStore.ts";
import { personOfViewer, seesBrand, type Viewer } from "../identity/Viewer.ts";
import { Refusal } from "#studio/server/Refusal.ts";

/** The theme that a descriptor names. */
function themeOf(descriptor: string): string | undefined {
  const theme = valueAt(fieldsIn(descriptor), ["theme"]);
  return typeof theme === "string" ? theme : undefined;
}

/**
 * A descriptor takes no theme of a brand that the one who writes it may not see.
 * @param brandsOfTheme the brands whose saved files name a theme
 * @throws Refusal
 */
export function requireSeenTheme(
  viewer: Viewer,
  descriptor: string,
  saved: string,
  brandsOfTheme: (theme: string) => readonly string[],
): void {
  const theme = themeOf(descriptor);
  if (theme === undefined || theme === themeOf(saved)) return;
  if ([...brandsOfTheme(theme), theme].some((owner) => !seesBrand(viewer, owner))) throw new Refusal("theme");
}

/**
 * Drafts of a proposal, as long as it is edited: the rest of a slow call can come when it is being published. They never
 * take the theme of a brand that the one who writes may not see: its preview would show them how that brand looks.
 */
export class SeenDrafts implements DraftStore {
  readonly #viewer: Viewer;
  readonly #drafts: DraftStore;
  readonly #brandsOfTheme: (theme: string) => readonly string[];
  readonly #requireEditable: () => void;

  /**
   * @param viewer who reads and writes them
   * @param brandsOfTheme the brands whose saved files name a theme
   * @param requireEditable throws when the proposal is not edited now
   */
  constructor(
    viewer: Viewer,
    drafts: DraftStore,
    brandsOfTheme: (theme: string) => readonly string[],
    requireEditable: () => void,
  ) {
    this.#viewer = viewer;
    this.#drafts = drafts;
    this.#brandsOfTheme = brandsOfTheme;
    this.#requireEditable = requireEditable;
  }

  read(id: string): OpenDocument | undefined {
    return this.#drafts.read(id);
  }

  keep(id: string, document: OpenDocument): void {
    this.#requireEditable();
    personOfViewer(this.#viewer);
    requireSeenTheme(this.#viewer, document.texts.descriptor, document.saved.descriptor, this.#brandsOfTheme);
    this.#drafts.keep(id, document);
  }

  remove(id: string): void {
    this.#drafts.remove(id);
  }

  ids(): readonly string[] {
    return this.#drafts.ids();
  }

  changedBy(id: string): string | undefined {
    return this.#drafts.changedBy?.(id);
  }

  ofOthers(id: string): readonly WrittenField[] {
    return this.#drafts.ofOthers?.(id) ?? [];
  }
}
