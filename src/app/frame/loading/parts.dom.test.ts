import { afterEach, expect, test, vi } from "vitest";
import { startI18n } from "#core/i18n/i18n.ts";
import { portalTexts } from "#tests/support/portalTexts.ts";
import { loadComponent } from "./parts.ts";

afterEach(() => void vi.unstubAllGlobals());

test("a later part waits for its code and the texts; the first page waits for no text (spec: languages-3, languages-4)", async () => {
  const answer = Promise.withResolvers<Response>();
  const fetched = vi.fn(() => answer.promise);
  vi.stubGlobal("fetch", fetched);
  const laterTexts = { url: "/assets/texts-nb-1a2b3c4d.json", integrity: "sha256-x" };
  startI18n({ inlineTexts: portalTexts, laterTexts, texts: {} }, "nb");
  await loadComponent("OversiktPage");
  expect(fetched).not.toHaveBeenCalled();
  let isThere = false;
  const part = loadComponent("BrokenUmbrellaIllustration").then(() => (isThere = true));
  await loadComponent("OversiktPage");
  expect([fetched.mock.calls.length, isThere]).toEqual([1, false]);
  answer.resolve(Response.json({}));
  await part;
  expect(isThere).toBe(true);
});
