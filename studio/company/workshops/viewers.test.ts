import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { localSite } from "#studio/document/addresses/StudioSite.ts";
import type { Workshop } from "#studio/server/Workshop.ts";
import { madeUpCompilation } from "#tests/support/stampInput.ts";
import { desk, openDesk } from "#studio/test/support/DeskFixture.ts";
import { RemoteFixture } from "#studio/test/support/RemoteFixture.ts";
import type { Grant } from "../config/grantedRoles.ts";
import { seesBrand, studioItself, type Viewer } from "../identity/Viewer.ts";
import { Workshops } from "./Workshops.ts";
import { Refusal } from "#studio/server/Refusal.ts";

let remote: RemoteFixture;
let server: Awaited<ReturnType<typeof openDesk>>;
let workshops: Workshops;
let number: number;
beforeAll(async () => {
  remote = await RemoteFixture.create();
  server = await openDesk(remote);
  workshops = new Workshops({
    site: () => localSite(8010),
    repository: server.repository,
    database: server.database,
    compilation: { ...madeUpCompilation, packages: [] },
    proposalAddress: "https://studio.example/",
    originsOf: () => async () => ({ kind: "unknown" }),
    titleOf: () => "Hei",
    personNow: (person) => Object.values(desk).find(({ id }) => id === person.id) ?? desk.kari,
    requireEditable: () => undefined,
    onCommit: () => Promise.resolve(),
  });
  number = (await server.desk.create(desk.kari, "Hei")).number;
});
afterAll(async () => {
  await server.close();
  await remote.close();
});

const withRole = (...grants: readonly Grant[]): Viewer => ({ kind: "person", person: { ...desk.kari, grants } });

/** What a workshop lets its viewer see of the brands. */
const seenIn = (workshop: Workshop) => ({
  ids: workshop.ids(),
  names: workshop.brands.names().map(({ id }) => id),
  has: ["fjord", "vidde"].filter((id) => workshop.has(id)),
});
const only = (...ids: readonly string[]) => ({ ids, names: ids, has: ids });

describe("Brands are read for somebody", () => {
  test.each<[string, Viewer, readonly string[]]>([
    ["the studio itself", studioItself, ["fjord", "vidde"]],
    ["a reader of all", withRole({ role: "reader", brands: "all" }), ["fjord", "vidde"]],
    ["an editor of one", withRole({ role: "editor", brands: ["vidde"] }), ["vidde"]],
    ["somebody with a link", { kind: "link", link: { brand: "fjord" } }, ["fjord"]],
    ["somebody with a role that shows nothing", withRole({ role: "base", brands: "all" }), []],
    ["somebody without a role", withRole(), []],
  ])("%s sees what they may see, on the main branch and in a proposal", async (_, viewer, ids) => {
    expect(seenIn(await workshops.main(viewer))).toEqual(only(...ids));
    expect(seenIn(await workshops.proposal(number, viewer))).toEqual(only(...ids));
  });

  test("without a viewer there is no brand, whatever the types say", async () => {
    expect(Reflect.apply(seesBrand, undefined, [undefined, "fjord"])).toBe(false);
    for (const open of [
      () => Reflect.apply(workshops.main.bind(workshops), undefined, []) as Promise<Workshop>,
      () => Reflect.apply(workshops.proposal.bind(workshops), undefined, [number]) as Promise<Workshop>,
    ]) {
      // Somebody has asked before: what is kept of the brands is not theirs.
      await (await workshops.proposal(number, studioItself)).brands.list();
      const opened = await open().catch(() => undefined);
      expect(opened === undefined ? only() : seenIn(opened)).toEqual(only());
    }
  });

  test("nobody but a person writes: neither the studio itself, nor somebody with a link", async () => {
    for (const viewer of [studioItself, { kind: "link", link: { brand: "fjord" } } as const]) {
      const workshop = await workshops.proposal(number, viewer);
      const { revision, texts } = await workshop.open("fjord");
      const edited = { ...texts, descriptor: texts.descriptor.replace("Godt å ha deg her", "Hei") };
      expect(() => workshop.change("fjord", revision, edited)).toThrow(Refusal);
    }
  });

  test("what one person has open is what the next one sees of the same brand", async () => {
    const [one, other] = [withRole({ role: "editor", brands: "all" }), withRole({ role: "reader", brands: ["fjord"] })];
    const workshop = await workshops.proposal(number, one);
    const { revision, texts } = await workshop.open("fjord");
    await workshop.change("fjord", revision, {
      ...texts,
      descriptor: texts.descriptor.replace("Godt å ha deg her", "Hei"),
    });
    expect((await (await workshops.proposal(number, other)).open("fjord")).texts.descriptor).toContain('"Hei"');
  });
});
