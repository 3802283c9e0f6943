import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Proposal, SignedIn } from "#studio/document/company/CompanyWire.ts";
import { osloTime } from "#studio/document/osloTime.ts";
import { CompanyStudio, people } from "#studio/test/support/company/CompanyStudio.ts";

let studio: CompanyStudio;
beforeAll(async () => {
  studio = await CompanyStudio.create();
});
afterAll(() => studio.close());

const greeting = "Godt å ha deg her";
const shown = (who: string, number: number) => studio.json<Proposal>(who, `/api/company/proposals/${number}`);

/** A proposal that leaves Fjord without a greeting: such a brand is not built. */
async function broken(): Promise<number> {
  const number = await studio.propose("editor", "Uten hilsen");
  expect((await studio.change("editor", number, "fjord", greeting, "")).status).toBe(200);
  return number;
}

test("an approved proposal names who can publish it", async () => {
  const number = await studio.propose("editor", "Hei");
  expect((await studio.change("editor", number, "fjord", greeting, "Hei")).status).toBe(200);
  await studio.act("editor", number, "ask");
  expect(await shown("editor", number)).not.toHaveProperty("publishers");
  await studio.act("approver", number, "approve");
  expect(await shown("editor", number)).toMatchObject({
    publishers: ["publisher@company.example", "owner@company.example"],
    publisherGroups: [],
  });
});

test("an editor who may not save addresses is told who may, once they have signed in", async () => {
  const settersFor = async (who: string) => {
    const { brands } = await studio.json<SignedIn>(who, "/api/company/me");
    return brands.find(({ id }) => id === "fjord")?.addressSetters;
  };
  expect(await settersFor("editor")).not.toContain("Person addresses");
  expect(await settersFor("addresses")).toBeUndefined();
  expect(await settersFor("editor")).toContain("Person addresses");
  expect(await settersFor("reader")).toBeUndefined();
});

describe("A proposal with errors", () => {
  test("says how many each brand has to everybody who sees it, until they are mended", async () => {
    const number = await broken();
    for (const who of ["editor", "approver", "publisher"])
      expect((await shown(who, number)).errors).toEqual([{ brand: "fjord", count: 1 }]);
    expect(
      (await studio.change("editor", number, "fjord", 'heroTitle": ""', `heroTitle": "${greeting}!"`)).status,
    ).toBe(200);
    expect(await shown("editor", number)).not.toHaveProperty("errors");
  });

  test("can be asked for and approved, and is neither published nor planned", async () => {
    const number = await broken();
    expect((await studio.act("editor", number, "ask")).status).toBe(200);
    expect((await studio.act("approver", number, "approve")).status).toBe(200);
    const time = osloTime(Date.now() + studio.aheadMs + 2 * 3_600_000);
    for (const act of ["publish", "plan"]) {
      const answer = await studio.act("publisher", number, act, { for: time });
      expect([answer.status, await answer.json()]).toEqual([409, { refused: "broken" }]);
    }
    expect(studio.state(number)).toBe("approved");
  });

  test("does not tell of errors in brands that somebody may not see", async () => {
    const number = await studio.propose("both", "To merker");
    for (const brand of ["fjord", "vidde"])
      expect((await studio.change("both", number, brand, greeting, "")).status).toBe(200);
    expect((await shown("both", number)).errors).toHaveLength(2);
    expect((await shown("editor", number)).errors).toEqual([{ brand: "fjord", count: 1 }]);
    expect(people["editor"]).toEqual([{ role: "editor", brands: ["fjord"] }]);
  });
});
