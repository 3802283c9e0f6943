import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { StudioHarness } from "#studio/test/support/StudioHarness.ts";
import type { KeptSteps } from "#studio/document/keptSteps.ts";
import type { StudioDocument } from "#studio/document/StudioDocument.ts";

let studio: StudioHarness;
beforeAll(async () => {
  studio = await StudioHarness.create();
});
afterAll(() => studio.close());

test("an edit of a document that the server has forgotten is refused: its number is never given again", async () => {
  const { revision, texts } = await studio.open();
  studio.restart();
  await studio.open();
  const body = JSON.stringify({ revision, texts: { ...texts, descriptor: `${texts.descriptor}\n` } });
  expect((await studio.ask("/api/brands/fjord/document", { method: "PUT", body })).status).toBe(409);
});

describe("The steps of undo and redo", () => {
  test("are kept beside the draft, also by a new server, until others come", async () => {
    const kept = async () => (await (await studio.ask("/api/brands/fjord/steps")).json()) as KeptSteps;
    expect(await kept()).toEqual({});
    const { revision, texts } = await studio.open();
    const body = JSON.stringify({ revision, texts: { ...texts, descriptor: `${texts.descriptor}\n` }, steps: "one" });
    const edited = await studio.ask("/api/brands/fjord/document", { method: "PUT", body });
    expect(edited.status).toBe(200);
    studio.restart();
    expect(await kept()).toEqual({ steps: "one" });

    const again = await studio.open();
    const save = { method: "POST", body: JSON.stringify({ revision: again.revision }) };
    await studio.ask("/api/brands/fjord/save", save);
    expect(await kept()).toEqual({ steps: "one", last: again.texts });
    const back = { method: "PUT", body: JSON.stringify({ revision: again.revision + 1, texts, steps: "two" }) };
    const undone = (await (await studio.ask("/api/brands/fjord/document", back)).json()) as StudioDocument;
    expect(await kept()).toEqual({ steps: "two" });
    await studio.ask("/api/brands/fjord/save", { method: "POST", body: JSON.stringify({ revision: undone.revision }) });
  });

  test.each([
    [400, { steps: 1 }],
    [413, { steps: "x".repeat(1_000_001) }],
  ] as const)("other values are refused with %i", async (status, wrong) => {
    const { revision, texts } = await studio.open();
    const body = JSON.stringify({ revision, texts, ...wrong });
    expect((await studio.ask("/api/brands/fjord/document", { method: "PUT", body })).status).toBe(status);
  });
});
