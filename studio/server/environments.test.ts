import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isObject } from "#contract/isObject.ts";
import { StudioHarness } from "#studio/test/support/StudioHarness.ts";
import type { FormBasis } from "#studio/document/FormBasis.ts";
import type { StudioDocument } from "#studio/document/StudioDocument.ts";

let studio: StudioHarness;
beforeAll(async () => {
  studio = await StudioHarness.create();
});
afterAll(() => studio.close());

const show = async (environment: string): Promise<StudioDocument> =>
  (await (
    await studio.ask(`/api/brands/fjord/document?${new URLSearchParams({ environment })}`)
  ).json()) as StudioDocument;

describe("The environment of the preview", () => {
  test("each has a page of its own, and belongs to the tab that asks for it", async () => {
    const { revision, texts } = await studio.open();
    const descriptor = texts.descriptor.replace(
      /"QA":\s*\{/,
      (found) => `${found} "marketing": { "heroTitle": "Bare i QA" }, `,
    );
    expect(descriptor).not.toBe(texts.descriptor);
    await studio.put(revision, { ...texts, descriptor });
    const test = await show("all");
    const qa = await show("QA");
    expect(qa.preview).toMatchObject({ status: "current", environment: "QA" });
    expect(qa.preview.page).not.toBe(test.preview.page);
    // Another tab still has the one of Test.
    expect((await studio.open()).preview).toEqual(test.preview);
    expect((await show("Test")).preview).toEqual(test.preview);
    // A name that is not an environment.
    expect((await show("toString")).preview.page).toBe(test.preview.page);
    // On this machine a page has the values of Test.
    const ofTest = /"Test":\{"hostnames":\[[^\]]*\],"overlay":\{[^}]*Bare i QA/;
    const shown = async (host: string) =>
      (await studio.ask("/privat/forsikring/oversikt/", { host: `${host}.studio.localhost:8010` })).text();
    expect(await shown("1--qa--fjord")).toMatch(ofTest);
    expect(await shown("0--fjord")).not.toMatch(ofTest);
    expect(await shown("2--lagret--qa--fjord")).not.toMatch(ofTest);
  });
});

describe("What the form asks for", () => {
  test("what all brands share, and the portal's texts", async () => {
    const { base, texts } = (await (await studio.ask("/api/form")).json()) as FormBasis;
    expect(isObject(base?.nb["features"])).toBe(true);
    expect(texts.nb["skall"]?.["nav.tilbud"]).toBe("Tilbud");
    expect(texts.en["skall"]?.["nav.tilbud"]).toBe("Offers");
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
    expect(await same("name")).toEqual([400, { refused: "bad-request", part: "path" }]);
  });
});
