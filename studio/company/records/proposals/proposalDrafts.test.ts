import { expect, test } from "vitest";
import { describeDraftStores } from "#studio/test/support/draftStoreSuite.ts";
import { inTransaction } from "../inTransaction.ts";
import { openDatabase } from "../openDatabase.ts";
import { ProposalDrafts, proposalSteps } from "./ProposalDrafts.ts";

describeDraftStores("the database", () => {
  const database = openDatabase(":memory:");
  return {
    open: () => ({ drafts: new ProposalDrafts(database, 12), steps: proposalSteps(database, 12) }),
    damage: (id, text) => {
      database.prepare("UPDATE draft SET kept = ?, steps = ? WHERE document = ?").run(text, text, id);
    },
  };
});

const texts = { descriptor: "{}", theme: "{}" };
const document = { revision: 1, paths: texts, texts, saved: texts };

test("Each proposal has its own drafts and steps; when it is over, they go", () => {
  const database = openDatabase(":memory:");
  const [one, other] = [new ProposalDrafts(database, 1), new ProposalDrafts(database, 2)];
  const [steps, otherSteps] = [proposalSteps(database, 1), proposalSteps(database, 2)];
  one.keep("fjord", document);
  steps.keep("fjord", "one");
  other.keep("vidde", document);
  otherSteps.keep("fjord", "other");
  expect([one.ids(), other.ids(), other.read("fjord")]).toEqual([["fjord"], ["vidde"], undefined]);
  one.clear();
  expect([one.ids(), steps.read("fjord")]).toEqual([[], {}]);
  expect([other.ids(), otherSteps.read("fjord")]).toEqual([["vidde"], { steps: "other" }]);
});

test("Drafts do not wait for the disk; what comes after them does", () => {
  const database = openDatabase(":memory:");
  const drafts = new ProposalDrafts(database, 1);
  drafts.keep("fjord", document);
  inTransaction(database, () => drafts.keep("vidde", document));
  expect(drafts.ids()).toEqual(["fjord", "vidde"]);
  expect(database.prepare("PRAGMA synchronous").get()?.["synchronous"]).toBe(2);
});
