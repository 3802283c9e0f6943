import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { baseId } from "#studio/document/baseId.ts";
import type { PersonHere } from "#studio/document/company/CompanyWire.ts";
import { CompanyStudio } from "#tests/support/company/CompanyStudio.ts";

let studio: CompanyStudio;
/** Proposals of Fjord, of Vidde, of both, and one without a brand yet. */
let fjord: number;
let vidde: number;
let both: number;
let empty: number;
beforeAll(async () => {
  studio = await CompanyStudio.create();
  fjord = await studio.propose("editor", "Ny hilsen");
  await studio.change("editor", fjord, "fjord", "Godt å ha deg her", "Hei");
  vidde = await studio.propose("other", "Vidde");
  await studio.change("other", vidde, "vidde", "Godt å ha deg her", "Hei");
  both = await studio.propose("both", "Begge");
  await studio.change("both", both, "vidde", "Godt å ha deg her", "Hei");
  await studio.change("both", both, "fjord", "Godt å ha deg her", "Hei");
  empty = await studio.propose("both", "Uten merke");
});
afterAll(() => studio.close());
beforeEach(() => {
  // Who was here in the test before has left.
  studio.aheadMs += 60_000;
});

const path = (number: number) => `/api/company/proposals/${number}/here`;
/** Says where somebody is. @returns the others, each as «editor in fjord of 1, editing» */
async function at(who: string, number: number, brands: readonly string[], isEditing = true) {
  const host = studio.work(number);
  const people = await studio.json<PersonHere[]>(who, path(number), { host, body: { brands, isEditing } });
  return people.map(({ by, brand, proposal, isEditing: edits }) =>
    [by.name.replace("Person ", ""), brand, proposal ?? "hidden", ...(edits ? ["edits"] : [])].join(" "),
  );
}

describe("Who else is here", () => {
  test("people in the same brand see each other, with the proposal; nobody sees themselves, whatever their tabs", async () => {
    expect(await at("editor", fjord, ["fjord"])).toEqual([]);
    expect(await at("editor", fjord, ["fjord"], false)).toEqual([]);
    expect(await at("both", both, ["fjord"])).toEqual([`editor fjord ${fjord} edits`]);
    expect(await at("editor", fjord, ["fjord"])).toEqual([`both fjord ${both} edits`]);
    const [person] = await studio.json<PersonHere[]>("approver", path(fjord), {
      host: studio.work(fjord),
      body: { brands: ["fjord"], isEditing: true },
    });
    expect(Object.keys(person ?? {}).toSorted()).toEqual(["brand", "by", "isEditing", "proposal"]);
    expect(Object.keys(person?.by ?? {})).toEqual(["id", "name"]);
  });

  test("who has left is gone within a minute; who stays is not", async () => {
    await at("editor", fjord, ["fjord"]);
    await at("both", fjord, ["fjord"]);
    studio.aheadMs += 30_000;
    expect(await at("both", fjord, ["fjord"])).toEqual([`editor fjord ${fjord} edits`]);
    studio.aheadMs += 30_000;
    expect(await at("both", fjord, ["fjord"])).toEqual([]);
    expect(await at("editor", fjord, ["fjord"])).toEqual([`both fjord ${fjord} edits`]);
  });

  test("one without the role to edit, or on the page of the proposal, looks; another brand of the proposal counts", async () => {
    await at("reader", fjord, ["fjord"]);
    await at("editor", fjord, ["fjord"], false);
    expect(await at("both", fjord, [])).toEqual([`reader fjord ${fjord}`, `editor fjord ${fjord}`]);
  });

  test.each([
    ["a person of another company, in a shared proposal", "other", () => both, ["vidde", "fjord"], []],
    ["the same, who asks for the brand in a proposal of their own", "other", () => vidde, ["fjord"], []],
    ["somebody in the brand, of a proposal that they may not see", "approver", () => fjord, ["fjord"], "hidden"],
    ["somebody who sees all", "owner", () => fjord, ["fjord"], "number"],
  ] as const)("%s", async (_, who, number, brands, expected) => {
    await at("editor", both, ["fjord"]);
    await at("both", empty, ["fjord"]);
    const people = await at(who, number(), brands);
    const hidden = expected === "number" ? empty : "hidden";
    expect(people).toEqual(expected.length === 0 ? [] : [`editor fjord ${both} edits`, `both fjord ${hidden} edits`]);
    // Nobody is noted in a brand that they may not see.
    expect((await at("editor", fjord, ["fjord"])).some((each) => each.startsWith("other"))).toBe(false);
  });

  test("what all brands share is everybody's", async () => {
    await at("base", fjord, [baseId]);
    expect(await at("editor", both, [baseId])).toEqual([`base ${baseId} ${fjord} edits`]);
  });

  test.each([[{}], [{ brands: "fjord" }], [{ brands: Array.from({ length: 51 }, () => "fjord") }]])(
    "a body that is none is refused: %j",
    async (body) => {
      expect((await studio.ask("editor", path(fjord), { body })).status).toBe(400);
    },
  );
});
