import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Proposal } from "#studio/document/company/CompanyWire.ts";
import type { RefusedField } from "#studio/document/RefusedField.ts";
import type { StudioDocument } from "#studio/document/StudioDocument.ts";
import { CompanyStudio, people } from "#studio/test/support/company/CompanyStudio.ts";

let studio: CompanyStudio;
beforeAll(async () => {
  studio = await CompanyStudio.create();
});
afterAll(() => studio.close());

const file = "tenants/fjord/tenant.jsonc";
const [own, evil] = ["https://www.fjord.example/tidsavbrudd", "https://evil.example/"];
const [greeting, hello] = ["Godt å ha deg her", "Hei"];

interface Refused {
  readonly refused: string;
  readonly fields?: readonly RefusedField[];
}
const told = async (answer: Response) => [answer.status, (await answer.json()) as Refused] as const;
const documentOf = (who: string, number: number) =>
  studio.json<StudioDocument>(who, "/api/brands/fjord/document", { host: studio.work(number) });

/** Saves the document without some fields. */
async function saveWithout(who: string, number: number, without: readonly RefusedField[]) {
  const { revision } = await documentOf(who, number);
  return studio.ask(who, "/api/brands/fjord/save", { host: studio.work(number), body: { revision, without } });
}

/** A proposal that colleagues see: it has a commit. */
async function begun(who: string, title: string): Promise<number> {
  const number = await studio.propose(who, title);
  expect((await studio.change(who, number, "fjord", "Samlerabatt", "Rabatt")).status).toBe(200);
  return number;
}

/** A proposal in whose draft the editor, who lacks the role, has set an address. */
async function withAddress(title: string): Promise<number> {
  const number = await begun("editor", title);
  expect((await studio.edit("editor", number, "fjord", own, evil)).status).toBe(200);
  return number;
}

const git = (...args: readonly string[]) =>
  studio.remote.onRemote("--git-dir", join(studio.remote.data, "clone"), ...args);

describe("A field that needs a role needs it of whoever has set it", () => {
  test("a colleague with the role does not save by the way what somebody without it has set", async () => {
    const number = await withAddress("Omvei");
    const { head } = studio.company.desk.read(number);
    expect((await studio.edit("addresses", number, "fjord", greeting, hello)).status).toBe(200);
    const [status, { refused, fields = [] }] = await told(await studio.save("addresses", number, "fjord"));
    expect([status, refused]).toEqual([403, "role-addresses"]);
    expect(fields).toMatchObject([{ file, kind: "descriptor", role: "addresses", by: "Person editor" }]);
    expect(studio.company.desk.read(number).head).toBe(head);
  });

  test("without the field the rest is saved, and the field stays in the draft", async () => {
    const number = await withAddress("Resten");
    await studio.edit("addresses", number, "fjord", greeting, hello);
    const [, { fields = [] }] = await told(await studio.save("addresses", number, "fjord"));
    expect((await saveWithout("addresses", number, fields)).status).toBe(200);
    const { texts, saved } = await documentOf("addresses", number);
    expect([saved.descriptor.includes(hello), saved.descriptor.includes(evil)]).toEqual([true, false]);
    expect([texts.descriptor.includes(hello), texts.descriptor.includes(evil)]).toEqual([true, true]);
    // Nobody who has written nothing of the commit is an author of it.
    const { head } = studio.company.desk.read(number);
    expect(await git("log", "-1", "--format=%B", head)).not.toContain("Co-authored-by");
    // It is asked again for what is left, of the one who has set it too.
    expect(await told(await studio.save("editor", number, "fjord"))).toMatchObject([
      403,
      { refused: "role-addresses", fields: [{ role: "addresses" }] },
    ]);
  });

  test("the one who has set it is told which field it is, without a name", async () => {
    const number = await withAddress("Selv");
    const [status, { fields = [] }] = await told(await studio.save("editor", number, "fjord"));
    expect([status, fields.map(({ by }) => by)]).toEqual([403, [undefined]]);
    expect(fields[0]?.path.at(-1)).toBe("timeout");
  });

  test("whoever has the role sets it anew; then anybody who edits saves it, and git says who has set it", async () => {
    const number = await withAddress("Ny adresse");
    const good = "https://www.fjord.example/tid";
    expect((await studio.edit("addresses", number, "fjord", evil, good)).status).toBe(200);
    expect((await studio.save("editor", number, "fjord")).status).toBe(200);
    const { head } = studio.company.desk.read(number);
    const message = await git("log", "-1", "--format=%an%n%B", head);
    expect(message).toMatch(/^Person editor\n/);
    expect(message).toMatch(/^Felt: [0-9a-f]{32} tenants\/fjord\/tenant\.jsonc \[.*"timeout"\]$/m);
    expect(message).toContain("Co-authored-by: Person addresses <addresses@company.example>");
  });

  test("a role that somebody has lost since does not count, neither in a draft nor in a commit", async () => {
    const number = await begun("addresses", "Mistet rolle");
    await studio.edit("addresses", number, "fjord", own, "https://www.fjord.example/a");
    const asked = await studio.propose("addresses", "Mistet rolle, lagret");
    await studio.change("addresses", asked, "fjord", own, "https://www.fjord.example/b");
    await studio.restart({ ...people, addresses: people["editor"] ?? [] });
    const field = { role: "addresses", by: "Person addresses" };
    expect(await told(await studio.save("both", number, "fjord"))).toMatchObject([403, { fields: [field] }]);
    expect(await told(await studio.act("both", asked, "ask"))).toMatchObject([
      403,
      { refused: "role-addresses", fields: [field] },
    ]);
    await studio.restart();
    expect((await studio.save("both", number, "fjord")).status).toBe(200);
    expect((await studio.act("addresses", asked, "ask")).status).toBe(200);
    // It is asked again of those who approve.
    await studio.restart({ ...people, addresses: people["editor"] ?? [] });
    expect(await told(await studio.act("approver", asked, "approve"))).toMatchObject([403, { fields: [field] }]);
    await studio.restart();
    expect((await studio.act("approver", asked, "approve")).status).toBe(200);
  });

  test("shared values are saved as long as those who have set them have their role", async () => {
    const number = await studio.propose("base", "Felles");
    expect((await studio.edit("base", number, "base", "Den kan stå i", "Den står i")).status).toBe(200);
    expect((await studio.save("base", number, "base")).status).toBe(200);
    expect((await studio.edit("base", number, "base", "Den står i", "Den er i")).status).toBe(200);
    const granted = { ...people, base: people["editor"] ?? [], addresses: people["base"] ?? [] };
    await studio.restart(granted);
    expect(await told(await studio.save("addresses", number, "base"))).toMatchObject([
      403,
      { refused: "role-base", fields: [{ file: "tenants/base.jsonc", role: "base", by: "Person base" }] },
    ]);
    await studio.restart();
    expect((await studio.save("base", number, "base")).status).toBe(200);
  });

  test("a commit of the studio before this was noted counts all its authors", async () => {
    const number = await begun("addresses", "Uten notat");
    await studio.edit("addresses", number, "fjord", own, evil);
    await studio.edit("editor", number, "fjord", greeting, hello);
    expect((await studio.save("addresses", number, "fjord")).status).toBe(200);
    const worktree = join(studio.remote.data, "proposals", String(number));
    const message = await git("log", "-1", "--format=%B", `forslag/${number}`);
    await studio.remote.onRemote(
      "-C",
      worktree,
      "-c",
      "user.name=Person addresses",
      "-c",
      "user.email=addresses@company.example",
      "commit",
      "--quiet",
      "--amend",
      "-m",
      message.replaceAll(/^Felt: .*\n/gm, ""),
    );
    await studio.restart();
    expect(await told(await studio.act("addresses", number, "ask"))).toMatchObject([
      403,
      { refused: "role-addresses", fields: [{ by: "Person editor" }] },
    ]);
  });

  test("nobody approves what they have set, and who has saved it neither", async () => {
    const number = await begun("editor", "Godkjenner");
    await studio.edit("approvingEditor", number, "fjord", greeting, hello);
    expect((await studio.save("editor", number, "fjord")).status).toBe(200);
    expect((await studio.act("editor", number, "ask")).status).toBe(200);
    const seen = await studio.json<Proposal>("approvingEditor", `/api/company/proposals/${number}`);
    expect(seen.may).not.toContain("approve");
    expect(await told(await studio.act("approvingEditor", number, "approve"))).toMatchObject([
      409,
      { refused: "authorApproves" },
    ]);
    expect((await studio.act("approver", number, "approve")).status).toBe(200);
  });

  test("whose words were all replaced before they were saved has made nothing of it, and may approve", async () => {
    const number = await begun("editor", "Erstattet");
    await studio.edit("approvingEditor", number, "fjord", greeting, hello);
    await studio.edit("editor", number, "fjord", hello, "God dag");
    expect((await studio.save("editor", number, "fjord")).status).toBe(200);
    expect((await studio.act("editor", number, "ask")).status).toBe(200);
    expect((await studio.act("approvingEditor", number, "approve")).status).toBe(200);
  });
});
