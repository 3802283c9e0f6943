import { describe, expect, test } from "vitest";
import type { DraftStore, OpenDocument, StepsStore } from "#studio/server/brands/DraftStore.ts";

/** Stores as they are found after a restart of the server. */
interface OpenedStores {
  readonly drafts: DraftStore;
  readonly steps: StepsStore;
}

/** A place for drafts. */
export interface DraftPlace {
  /** Opens it again: nothing that an earlier store remembers counts. */
  open(): OpenedStores;
  /** Puts a text where the draft and the steps of a document are kept. */
  damage(id: string, text: string): void;
}

const paths = { descriptor: "tenants/fjord/tenant.jsonc", theme: "themes/fjord.tokens.json" };
const saved = { descriptor: '{ "name": "Fjord" }', theme: "{}" };
const document: OpenDocument = { revision: 2, paths, saved, texts: { ...saved, nn: '{ "name": "Fjørd\u0000" }' } };

/** What every place for drafts and steps does, whatever it is made of. */
export function describeDraftStores(name: string, place: () => DraftPlace): void {
  describe(`Drafts in ${name}`, () => {
    test("nothing is kept in the beginning", () => {
      const { drafts, steps } = place().open();
      expect([drafts.read("fjord"), drafts.ids(), steps.read("fjord")]).toEqual([undefined, [], {}]);
    });

    test("a draft is there after a restart, as it was kept last", () => {
      const kept = place();
      kept.open().drafts.keep("fjord", { ...document, revision: 1 });
      kept.open().drafts.keep("fjord", document);
      kept.open().drafts.keep("base", document);
      const { drafts } = kept.open();
      expect(drafts.read("fjord")).toEqual(document);
      expect(drafts.ids().toSorted()).toEqual(["base", "fjord"]);
    });

    test("a removed draft is gone, its steps stay", () => {
      const kept = place();
      const { drafts, steps } = kept.open();
      drafts.keep("fjord", document);
      steps.keep("fjord", "one");
      drafts.remove("fjord");
      drafts.remove("never-kept");
      const again = kept.open();
      expect([again.drafts.read("fjord"), again.drafts.ids()]).toEqual([undefined, []]);
      expect(again.steps.read("fjord")).toEqual({ steps: "one" });
    });

    test("steps remember the saved texts until others are kept", () => {
      const kept = place();
      const { steps } = kept.open();
      steps.keep("fjord", "one");
      steps.markSaved("fjord", saved);
      expect(kept.open().steps.read("fjord")).toEqual({ steps: "one", last: saved });
      steps.keep("fjord", "two");
      expect(kept.open().steps.read("fjord")).toEqual({ steps: "two" });
    });

    test("a document without steps that is saved has none", () => {
      const { drafts, steps } = place().open();
      steps.markSaved("fjord", saved);
      expect([steps.read("fjord"), drafts.ids()]).toEqual([{}, []]);
    });

    test.each([["{"], ["null"], ["[]"], ['"text"'], ['{ "revision": "1" }'], ['{ "steps": 1 }'], [""]])(
      "%j is no draft and has no steps, and is replaced",
      (text) => {
        const kept = place();
        kept.open().drafts.keep("fjord", document);
        kept.open().steps.keep("fjord", "one");
        kept.damage("fjord", text);
        const { drafts, steps } = kept.open();
        expect([drafts.read("fjord"), steps.read("fjord")]).toEqual([undefined, {}]);
        drafts.keep("fjord", document);
        expect(drafts.read("fjord")).toEqual(document);
      },
    );
  });
}
