import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setValue } from "#scripts/shared/text/jsonc/setValue.ts";
import { descriptor, startBrand } from "#studio/test/support/openForm.tsx";
import { createOffers } from "../offers/createOffers.ts";
import { takeStep } from "./takeStep.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A session in which fields have been changed, each as a step, or all as one. */
function changed(...changes: readonly (readonly [path: string, value: string])[]) {
  const { session } = startBrand([], descriptor);
  const texts = changes.reduce(
    (text, [path, value]) => setValue(text, path.split("."), value, () => []),
    session.get().history.texts.descriptor,
  );
  session.edit({ ...session.get().history.texts, descriptor: texts });
  return session;
}

test.each([
  [[["footer.contact.telefon", "22000000"]], "Telefon"],
  [[["texts.felles.vis", "Vis flere"]], "«Vis flere»"],
] as const)("undo and redo say which field they have changed: %j", (changes, title) => {
  const offers = createOffers();
  const session = changed(...changes);
  takeStep(offers, session, "undo");
  expect(offers.said.get()).toBe(`Angret: ${title}.`);
  takeStep(offers, session, "redo");
  expect(offers.said.get()).toBe(`Gjort om igjen: ${title}.`);
});

test("of many fields two are named; a step that is none says so", () => {
  const offers = createOffers();
  const session = changed(["footer.contact.telefon", "22000000"], ["name", "Ny"], ["urls.timeout", "/x"], ["id", "y"]);
  takeStep(offers, session, "undo");
  expect(offers.said.get()).toMatch(/^Angret: .+, .+ og 2 til\.$/);
  takeStep(offers, session, "undo");
  expect(offers.said.get()).toBe("Det er ikke mer å angre.");
});
