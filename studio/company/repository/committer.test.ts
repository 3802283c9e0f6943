import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { RemoteFixture } from "#studio/test/support/RemoteFixture.ts";
import { atMinute, fjordFile, kari, mergeSaved, storeOf } from "#studio/test/support/savedProposal.ts";
import { fieldAuthors } from "../proposals/fieldAuthors.ts";
import { bringUpToDate, isOnlyUpdated, proposalAuthors } from "./bringUpToDate.ts";
import { commitAuthor, commitMessage, isByStudio, studioCommitter } from "#studio/git/commitWords.ts";
import { openRepository } from "./openRepository.ts";
import { proposalBranch, type Repository } from "./Repository.ts";

const committer = { name: "Portalstudio", email: "portalstudio@bank.example" };
let template: RemoteFixture;
let remote: RemoteFixture;
let repository: Repository;
beforeAll(async () => {
  template = await RemoteFixture.create();
});
afterAll(() => template.close());
beforeEach(async () => {
  remote = await template.copy();
  ({ repository } = await openRepository({ data: remote.data, remote: remote.remote, branch: "main", committer }));
});
afterEach(async () => {
  await repository.close();
  await remote.close();
});

const act = { number: 1, title: "Ny hilsen", author: kari, atMs: atMinute(30) };
const committers = (...range: readonly string[]) =>
  remote.onRemote("--git-dir", repository.clone, "log", "--format=%cn <%ce>", "--first-parent", ...range);

async function updated(): Promise<{ readonly from: string; readonly to: string }> {
  const { replace } = await storeOf(repository, 1);
  const from = await replace("Godt å ha deg her", "Velkommen");
  await remote.replace("tenants/vidde/tenant.jsonc", "{", "{\n  // A comment.");
  await remote.pushed("By a developer");
  await repository.fetch();
  const result = await bringUpToDate(repository, act);
  if (result.kind !== "updated") throw new Error(result.kind);
  return { from, to: result.head };
}

describe("A committer of the configuration", () => {
  test("is the committer of what people save, of the update that nobody decides, and of the merge", async () => {
    const before = await repository.main();
    const { to } = await updated();
    const main = await repository.main();
    const merge = await mergeSaved(repository, to, act);
    const words = `${committer.name} <${committer.email}>`;
    expect((await committers(proposalBranch(1), `^${before}`)).split("\n")).toEqual([words, words]);
    expect(await committers(`${main}..${merge}`)).toBe(words);
  });

  test("the update has it as author too, and counts as nobody's", async () => {
    const { from, to } = await updated();
    const [update] = await repository.commits.list(to, { most: 1 });
    expect(update).toMatchObject({ author: committer, isByStudio: true });
    expect(await isOnlyUpdated(repository, from, to)).toBe(true);
    expect(await proposalAuthors(repository, 1)).toEqual([kari]);
    const field = { file: fjordFile, path: ["marketing", "heroTitle"] };
    expect(await fieldAuthors(repository, 1, [field])).toEqual([[field, [kari]]]);
  });

  test("a person with its address is still the author of what they save", async () => {
    const person = { ...kari, email: committer.email };
    const { replace } = await storeOf(repository, 1, person);
    await replace("Godt å ha deg her", "Velkommen");
    expect(await proposalAuthors(repository, 1)).toMatchObject([{ email: committer.email }]);
  });

  test("a commit from before is known by the address that every server had; no title of a proposal makes one", () => {
    const note = { number: 1, title: "Person: studio", author: commitAuthor({ id: "x", name: "Kari", email: "" }) };
    expect(isByStudio(commitMessage("Oppdatert", note), note.author)).toBe(false);
    expect(isByStudio(commitMessage("Person: studio", { ...note, title: "x\n\nPerson: studio" }), note.author)).toBe(
      false,
    );
    expect(isByStudio(commitMessage("Oppdatert", { ...note, author: studioCommitter }), studioCommitter)).toBe(true);
  });
});
