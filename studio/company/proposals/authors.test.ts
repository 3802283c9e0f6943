import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ListedProposals } from "#studio/document/company/CompanyWire.ts";
import { CompanyStudio, people } from "#studio/test/support/company/CompanyStudio.ts";

const granted = { ...people, newName: people["approvingEditor"] ?? [] };
let studio: CompanyStudio;
beforeAll(async () => {
  studio = await CompanyStudio.create(undefined, granted);
});
afterAll(() => studio.close());

const acts = (number: number) => `/api/company/proposals/${number}/acts`;

/** A proposal of the editor with a commit of somebody who may approve too. */
async function made(): Promise<number> {
  const number = await studio.propose("editor", "Hilsen og rabatt");
  expect((await studio.change("editor", number, "fjord", "Godt å ha deg her", "Hei")).status).toBe(200);
  expect((await studio.change("approvingEditor", number, "fjord", "Samlerabatt", "Rabatt")).status).toBe(200);
  return number;
}

/** What the co-author gets for approving, after their address was changed. */
async function approvedByCoAuthor(number: number): Promise<readonly [number, string | undefined]> {
  const browser = await studio.newBrowser("approvingEditor", "newName@company.example");
  const { head } = studio.company.desk.read(number);
  const answer = await studio.send(browser, acts(number), { body: { act: "approve", head } });
  return [answer.status, ((await answer.json()) as { readonly refused?: string }).refused];
}

describe("Who has made a proposal is known by a key of the person", () => {
  test("a co-author whose address was changed does not approve their own work; others do", async () => {
    const number = await made();
    await studio.act("editor", number, "ask");
    expect(await approvedByCoAuthor(number)).toEqual([409, "authorApproves"]);
    expect((await studio.act("approver", number, "approve")).status).toBe(200);
  });

  test("neither the id nor the issuer is in git", async () => {
    const number = await made();
    const { repository, head } = { repository: studio.remote, head: studio.company.desk.read(number).head };
    const log = await repository.onRemote("--git-dir", join(repository.data, "clone"), "log", "--format=%B%ae", head);
    expect(log).toMatch(/^Person: [0-9a-f]{32}$/m);
    expect(log).not.toContain("provider.example");
  });

  test("after a lost database «Mine» has a person's drafts when they sign in, and a co-author is still one", async () => {
    const number = await made();
    await studio.restart(granted, () => rm(join(studio.remote.data, "studio.sqlite"), { recursive: true }));
    const other = await studio.newBrowser("approver");
    const mine = async (browser: Awaited<typeof other>) => {
      const answer = await studio.send(browser, "/api/company/proposals?list=mine");
      return ((await answer.json()) as ListedProposals).proposals.map((each) => each.number);
    };
    expect(await mine(other)).toEqual([]);
    const author = await studio.newBrowser("editor", "reader@company.example");
    expect(await mine(author)).toContain(number);
    const again = await studio.newBrowser("editor");
    const { head } = studio.company.desk.read(number);
    expect((await studio.send(again, acts(number), { body: { act: "ask", head } })).status).toBe(200);
    expect(await approvedByCoAuthor(number)).toEqual([409, "authorApproves"]);
  });
});
