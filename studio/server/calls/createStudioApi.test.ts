import { afterAll, beforeAll, expect, test } from "vitest";
import { addressOfCall, partsOf, studioCalls } from "#studio/document/addresses/studioCalls.ts";
import { StudioHarness } from "#studio/test/support/StudioHarness.ts";

let studio: StudioHarness;
beforeAll(async () => {
  studio = await StudioHarness.create();
});
afterAll(() => studio.close());

const segments = { id: "fjord", other: "vidde", kind: "logo", family: "figtree", hash: "0000000", form: "figma" };

test.each(studioCalls)("the server answers %s", async (call) => {
  const [method] = partsOf(call);
  const answer = await studio.ask(addressOfCall(call, segments), { method, ...(method !== "GET" && { body: "{}" }) });
  expect(answer.status).toBeLessThan(500);
  expect(await answer.text()).not.toContain("unknown-call");
});
