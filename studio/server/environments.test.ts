import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isObject } from "#contract/isObject.ts";
import { StudioHarness } from "#tests/support/StudioHarness.ts";
import type { FormBasis } from "#studio/document/FormBasis.ts";
import type { StudioDocument } from "#studio/document/StudioDocument.ts";

let studio: StudioHarness;
beforeAll(async () => {
  studio = await StudioHarness.create();
});
afterAll(() => studio.close());

async function show(environment: string): Promise<StudioDocument> {
  const body = JSON.stringify({ environment });
  return (await (await studio.ask("/api/brands/fjord/environment", { method: "POST", body })).json()) as StudioDocument;
}

describe("The environment of the preview (spec: studio-22)", () => {
  test("the page changes with it, and comes back", async () => {
    const { revision, texts } = await studio.open();
    const descriptor = texts.descriptor.replace(
      /"QA":\s*\{/,
      (found) => `${found} "marketing": { "heroTitle": "Bare i QA" }, `,
    );
    expect(descriptor).not.toBe(texts.descriptor);
    await studio.put(revision, { ...texts, descriptor });
    const test = await show("all");
    const qa = await show("QA");
    expect(qa.preview.status).toBe("current");
    expect(qa.preview.page).not.toBe(test.preview.page);
    expect((await studio.open()).preview.page).toBe(qa.preview.page);
    expect((await show("Test")).preview.page).toBe(test.preview.page);
    // A name that is no environment.
    expect((await show("toString")).preview.page).toBe(test.preview.page);
  });
});

describe("What the form asks for (spec: studio-20)", () => {
  test("what all brands share, and the portal's texts", async () => {
    const { base, texts } = (await (await studio.ask("/api/form")).json()) as FormBasis;
    expect(isObject(base["features"])).toBe(true);
    expect(texts["skall"]?.["nav.tilbud"]).toBe("Tilbud");
  });

  test("the names of the other brands with the same value", async () => {
    const same = async (path: unknown) => {
      const query = new URLSearchParams({ path: JSON.stringify(path), environment: "all" });
      const answer = await studio.ask(`/api/brands/fjord/same-value?${query}`);
      return [answer.status, await answer.json()] as const;
    };
    const [, names] = await same(["features", "offers"]);
    expect(names).not.toEqual([]);
    expect(await same(["name"])).toEqual([200, []]);
    expect(await same(["constructor"])).toEqual([200, []]);
    expect(await same("name")).toEqual([400, { refused: "path" }]);
  });
});
