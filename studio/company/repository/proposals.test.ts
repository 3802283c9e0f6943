import { existsSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { formBasis } from "#studio/server/brands/formBasis.ts";
import { openWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { RemoteFixture } from "#studio/test/support/RemoteFixture.ts";
import { atMinute, fjordFile, kari, mergeSaved, ola, storeOf } from "#studio/test/support/savedProposal.ts";
import { describeProposal } from "../proposals/describeProposal.ts";
import { touchedBrands } from "./brandsOfThemes.ts";
import { BranchSender } from "./BranchSender.ts";
import { bringUpToDate, findConflicts, proposalAuthors } from "./bringUpToDate.ts";
import { ForeignFileError } from "./commitFiles.ts";
import { conflictWords } from "./conflictWords.ts";
import { codeDiffers, findMerge, revertProposal, sendToMain, writeMerge } from "./mergeProposal.ts";
import { openRepository } from "./openRepository.ts";
import { proposalBranch, type Repository } from "./Repository.ts";

let template: RemoteFixture;
let remote: RemoteFixture;
let repository: Repository;
beforeAll(async () => {
  template = await RemoteFixture.create();
});
afterAll(() => template.close());
beforeEach(async () => {
  remote = await template.copy();
  ({ repository } = await openRepository({ data: remote.data, remote: remote.remote, branch: "main" }));
});
afterEach(async () => {
  await repository.close();
  await remote.close();
});

const act = (number: number, author = ola) => ({ number, title: "Ny hilsen", author, atMs: atMinute(30) });
const textAt = (commit: string, path = fjordFile) => repository.commits.text(commit, path);
const headOf = async (number: number) => (await repository.head(number)) ?? "";
const onMain = async (from: string, to: string) => {
  await remote.replace(fjordFile, from, to);
  const commit = await remote.pushed("By a developer");
  await repository.fetch();
  return commit;
};
const away = () => rename(remote.remote, `${remote.remote}.away`);
const back = () => rename(`${remote.remote}.away`, remote.remote);

describe("What somebody saves", () => {
  test("it is one commit of that person; two saves at once are two", async () => {
    const base = await repository.main();
    const [first, second] = [await storeOf(repository, 1), await storeOf(repository, 1, ola)];
    await Promise.all([
      first.replace("Godt å ha deg her", "Velkommen"),
      second.replace('"logo.svg"', '"icon.svg"', "vidde"),
    ]);
    const made = await repository.commits.list(await headOf(1), { since: base });
    expect(made.map(({ author, subject, proposal }) => [author, subject, proposal])).toEqual([
      [ola, "vidde: Logo", { number: 1, title: "Ny hilsen" }],
      [kari, "fjord: Overskriften på oversikten", { number: 1, title: "Ny hilsen" }],
    ]);
    expect(await repository.commits.changedFiles(base, await headOf(1))).toHaveLength(2);
    expect(await proposalAuthors(repository, 1)).toEqual([ola, kari]);
    const committer = ["log", "-1", "--format=%cn", proposalBranch(1)];
    expect(await remote.onRemote("--git-dir", repository.clone, ...committer)).toBe("Studio");
  });

  test("words of people become neither a trailer nor a line nor another person", async () => {
    const author = { name: "Kari\u0007\nForslag: x <eve@x.example>", email: "kari@bank.example" };
    const title = "Ny\u202E\r\n\r\nForslagsnummer: 99\u0000\n";
    const { commitAuthor, personKey } = await import("#studio/git/commitWords.ts");
    const { replace } = await storeOf(repository, 1, commitAuthor({ id: "x", ...author }), title);
    const [made] = await repository.commits.list(await replace("Godt å ha deg her", "Velkommen"), { most: 1 });
    expect(made).toMatchObject({
      author: { name: "Kari Forslag: x eve@x.example", email: "kari@bank.example", key: personKey("x") },
      proposal: { number: 1, title: "Ny Forslagsnummer: 99" },
    });
  });

  test("what is no data of a brand is taken back, with everything that came with it", async () => {
    const { store, replace } = await storeOf(repository, 1);
    const head = await headOf(1);
    for (const path of [
      "code.ts",
      "package.json",
      "tenants/tenant.schema.json",
      "themes/base.tokens.json",
      "tenants/local.jsonc",
    ]) {
      const work = async () => {
        await writeFile(join(store.root, fjordFile), "{}");
        await writeFile(join(store.root, path), "changed");
      };
      await expect(store.whileWriting(work)).rejects.toBeInstanceOf(ForeignFileError);
    }
    expect(await headOf(1)).toBe(head);
    expect(await readFile(join(store.root, fjordFile), "utf8")).toContain("Godt å ha deg her");
    await replace("Godt å ha deg her", "Velkommen");
    expect((await repository.commits.changedFiles(head, await headOf(1))).map(({ path }) => path)).toEqual([fjordFile]);
  });

  test("while the remote is away it is kept here, and sent later", async () => {
    const { replace } = await storeOf(repository, 1);
    await replace("Godt å ha deg her", "Velkommen");
    const later: { readonly ms: number; readonly work: () => void }[] = [];
    const refused: number[] = [];
    const sender = new BranchSender({
      repository,
      later: (ms, work) => {
        later.push({ ms, work });
        return () => undefined;
      },
      onRefused: (number) => refused.push(number),
    });
    await away();
    expect([await sender.send(1), await sender.send(1), await repository.isSent(1)]).toEqual([
      "unreachable",
      "unreachable",
      false,
    ]);
    expect(later.map(({ ms }) => ms)).toEqual([5000, 10_000]);
    await back();
    later.at(-1)?.work();
    await expect.poll(() => repository.isSent(1)).toBe(true);
    expect(await remote.onRemote("rev-parse", proposalBranch(1))).toBe(await headOf(1));
    await remote.git("commit", "-q", "--allow-empty", "-m", "By somebody else");
    await remote.git("push", "-q", "--force", "origin", `HEAD:${proposalBranch(1)}`);
    await replace("Velkommen", "God dag");
    expect([await sender.send(1), await sender.send(1)]).toEqual(["refused", "refused"]);
    expect(refused).toEqual([1]);
    expect(sender.isWaiting(1)).toBe(true);
    await sender.close();
  });

  test("a clone that cannot be read for a while ends nothing: it is sent later", async () => {
    const { replace } = await storeOf(repository, 1);
    await replace("Godt å ha deg her", "Velkommen");
    const { clone } = repository;
    const sender = new BranchSender({ repository, later: () => () => undefined, onRefused: () => undefined });
    await rename(clone, `${clone}.away`);
    expect(await sender.send(1)).toBe("unreachable");
    await rename(`${clone}.away`, clone);
    expect(await sender.send(1)).toBe("pushed");
    await sender.close();
  });
});

describe("A proposal beside a main branch that others push to", () => {
  test("different fields hold beside each other, with the comments of both; code is that of the main branch", async () => {
    const { replace } = await storeOf(repository, 1);
    await replace("Godt å ha deg her", "Velkommen");
    await replace('"name": "Forsikring fjord"', '// Of the proposal.\n  "name": "Fjord"');
    await remote.write("code.ts", "export const version = 2;\n");
    const main = await onMain('"Kundesenteret"', '"Kundeservice"');
    const updated = await bringUpToDate(repository, act(1));
    expect(updated).toMatchObject({ kind: "updated", isDecided: false });
    const head = await headOf(1);
    const text = await textAt(head);
    for (const part of ["Velkommen", "Of the proposal", "Kundeservice"]) expect(text).toContain(part);
    expect(await textAt(head, "code.ts")).toContain("version = 2");
    expect(await repository.commits.changedFiles(main, head)).toHaveLength(1);
    expect(await bringUpToDate(repository, act(1))).toEqual({ kind: "current", head });
    // Nobody has decided anything: the one who asked for it is no author.
    expect(await proposalAuthors(repository, 1)).toEqual([kari]);
    expect(await readFile(join(await repository.proposalWorktree(1), fjordFile), "utf8")).toBe(text);
  });

  test("a field that both have changed is a conflict with both values and both people", async () => {
    const { replace } = await storeOf(repository, 1);
    await replace("Godt å ha deg her", "Velkommen");
    await replace('"logo.svg"', '"icon.svg"');
    await onMain("Godt å ha deg her", "God dag");
    const found = await findConflicts(repository, 1);
    expect(found.kind).toBe("conflicts");
    if (found.kind !== "conflicts") return;
    const basis = formBasis(openWorkspace(await repository.proposalWorktree(1)));
    const conflicts = await conflictWords(repository.commits, found.conflicts, found.sides, basis);
    expect(conflicts).toEqual([
      {
        brand: "fjord",
        title: "Overskriften på oversikten",
        file: fjordFile,
        path: ["marketing", "heroTitle"],
        ours: { value: "Velkommen", by: { id: kari.email, name: kari.name } },
        theirs: { value: "God dag", by: { id: "dag@bank.example", name: "Dag Utvikler" } },
      },
    ]);
    const head = await headOf(1);
    expect((await bringUpToDate(repository, act(1))).kind).toBe("conflicts");
    expect(await headOf(1)).toBe(head);
    const choices = conflicts.map(({ file, path }) => ({ file, path, take: "theirs" as const }));
    const solved = await bringUpToDate(repository, act(1), choices);
    expect(solved).toMatchObject({ kind: "updated", isDecided: true });
    expect(await textAt(await headOf(1))).toMatch(/"icon.svg"[\s\S]*God dag/);
    expect(await proposalAuthors(repository, 1)).toEqual([ola, kari]);
  });

  test("an image, and a file that one side has removed, is chosen as a whole", async () => {
    const { store } = await storeOf(repository, 1);
    await store.whileWriting(() => writeFile(join(store.root, "tenants/fjord/logo.svg"), "<svg/>"));
    await remote.write("tenants/fjord/logo.svg", "<svg id='theirs'/>");
    await remote.pushed("Another logo");
    await repository.fetch();
    const found = await bringUpToDate(repository, act(1));
    expect(found).toMatchObject({ kind: "conflicts", conflicts: [{ file: "tenants/fjord/logo.svg", path: [] }] });
    await bringUpToDate(repository, act(1), [{ file: "tenants/fjord/logo.svg", path: [], take: "theirs" }]);
    expect(await textAt(await headOf(1), "tenants/fjord/logo.svg")).toBe("<svg id='theirs'/>");
  });

  test("what a forced main branch has dropped does not come back with the proposal", async () => {
    const first = await repository.main();
    await onMain('"Kundesenteret"', '"Kundeservice"');
    const { replace } = await storeOf(repository, 1);
    await replace("Godt å ha deg her", "Velkommen");
    await remote.git("reset", "-q", "--hard", first);
    await remote.git("push", "-q", "--force", "origin", "HEAD:main");
    await remote.write("code.ts", "export const version = 3;\n");
    const main = await remote.pushed("Another history");
    await repository.fetch();
    await bringUpToDate(repository, act(1));
    expect(await textAt(await headOf(1))).toMatch(/Kundesenteret[\s\S]*Velkommen/);
    expect(await repository.base(1)).toBe(main);
  });
});

describe("On the main branch", () => {
  test("merged once, by the publisher; taken back once; later changes stay", async () => {
    const { replace } = await storeOf(repository, 1);
    const commit = await replace("Godt å ha deg her", "Velkommen");
    const before = await repository.main();
    expect(await findMerge(repository, commit)).toBeUndefined();
    const main = await mergeSaved(repository, commit, act(1));
    expect(await remote.onRemote("rev-parse", "main")).toBe(main);
    await repository.fetch();
    expect(await findMerge(repository, commit)).toBe(main);
    const [made] = await repository.commits.list(main, { most: 1 });
    expect(made).toMatchObject({
      parents: [before, commit],
      author: ola,
      subject: "Ny hilsen",
      proposal: { number: 1 },
    });
    await remote.git("pull", "-q", "--ff-only", "origin", "main");
    await onMain('"Kundesenteret"', '"Kundeservice"');
    const reverted = await revertProposal(repository, main, act(1));
    expect(reverted.kind).toBe("done");
    const now = await remote.onRemote("rev-parse", "main");
    expect(await revertProposal(repository, main, act(1))).toEqual({ kind: "done", commit: now });
    expect(await textAt(now)).toMatch(/Kundeservice[\s\S]*Godt å ha deg her/);
    expect((await repository.commits.list(now, { most: 1 }))[0]).toMatchObject({ takesBack: main, author: ola });
  });

  test("a main branch that has moved since the merge was made does not get it", async () => {
    const { replace } = await storeOf(repository, 1);
    const merge = await writeMerge(repository, await replace("Godt å ha deg her", "Velkommen"), act(1));
    await remote.replace(fjordFile, '"Kundesenteret"', '"Senter"');
    const moved = await remote.pushed("At the same moment");
    // The server does not know it yet.
    expect(await sendToMain(repository, merge)).toBe("refused");
    expect(await remote.onRemote("rev-parse", "main")).toBe(moved);
  });

  test("a field that was changed again since is a conflict of taking back", async () => {
    const { replace } = await storeOf(repository, 1);
    const merge = await mergeSaved(repository, await replace("Godt å ha deg her", "Velkommen"), act(1));
    await remote.git("pull", "-q", "--ff-only", "origin", "main");
    await onMain("Velkommen", "God dag");
    const path = ["marketing", "heroTitle"];
    expect(await revertProposal(repository, merge, act(1))).toMatchObject({
      kind: "conflicts",
      conflicts: [{ path, ours: "God dag", theirs: "Godt å ha deg her" }],
    });
    const reverted = await revertProposal(repository, merge, act(1), [{ file: fjordFile, path, take: "theirs" }]);
    expect(reverted.kind).toBe("done");
    expect(await textAt(await repository.main())).toContain("Godt å ha deg her");
  });

  test("code in a proposal is not merged", async () => {
    const { replace } = await storeOf(repository, 1);
    const commit = await replace("Godt å ha deg her", "Velkommen");
    const main = await repository.main();
    await remote.git("checkout", "-q", "-b", "forslag/2");
    await remote.write("code.ts", "export const version = 9;\n");
    await remote.git("commit", "-qam", "Code");
    await remote.git("push", "-q", "origin", "forslag/2");
    await repository.fetch();
    await repository.proposalWorktree(2);
    await expect(writeMerge(repository, await headOf(2), act(2))).rejects.toBeInstanceOf(ForeignFileError);
    expect(await remote.onRemote("rev-parse", "main")).toBe(main);
    expect([await codeDiffers(repository, main, commit), await codeDiffers(repository, main, await headOf(2))]).toEqual(
      [false, true],
    );
  });
});

describe("What a proposal changes, in plain words", () => {
  test("field by field, with titles and values as «Endringer» has them, for each brand", async () => {
    const { replace, store } = await storeOf(repository, 1);
    await replace('"telefon": "21 00 00 00"', '"telefon": "21000001"');
    await replace('"QA": {', '"QA": { "urls": { "timeout": "https://qa.fjord.example/" },');
    await store.whileWriting(() => writeFile(join(store.root, "tenants/fjord/icon.svg"), "<svg/>"));
    const [base, head] = [await repository.base(1), await headOf(1)];
    const basis = formBasis(openWorkspace(store.root));
    const words = await describeProposal(repository.commits, { base, head }, basis);
    expect(words.map(({ brand, title, before, after }) => [brand, title, before, after])).toEqual([
      ["fjord", "Ikon, filen icon.svg", "finnes", "endret fil"],
      ["fjord", "Telefon", "21\u00a000\u00a000\u00a000", "21\u00a000\u00a000\u00a001"],
      ["fjord", "Når økten er over, i QA", "https://www.fjord.example/tidsavbrudd", "https://qa.fjord.example/"],
    ]);
    expect(await touchedBrands(repository.commits, base, head)).toEqual(["fjord"]);
    expect(existsSync(join(store.root, "tenants/fjord/icon.svg"))).toBe(true);
  });

  test("a list that has become longer says what has changed in its items", async () => {
    const { replace, store } = await storeOf(repository, 1);
    const info = '{ "title": "Kundefordeler", "text": "Du får mer." }';
    await replace(info, `{ "title": "Fordeler", "text": "Du får mer." }, { "title": "Ny", "text": "Og mer." }`);
    const [base, head] = [await repository.base(1), await headOf(1)];
    const basis = formBasis(openWorkspace(store.root));
    const [change] = await describeProposal(repository.commits, { base, head }, basis);
    expect(change).toMatchObject({ before: "2 punkter", after: "3 punkter" });
    expect(change?.details).toEqual([
      expect.stringMatching(/punkt 2: Kundefordeler → Fordeler$/),
      expect.stringMatching(/punkt 3: ingen verdi → Ny, Og mer\.$/),
    ]);
  });
});
