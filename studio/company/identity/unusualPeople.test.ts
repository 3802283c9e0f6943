import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { CompanyStudio } from "#studio/test/support/company/CompanyStudio.ts";
import { desk, openDesk, person } from "#studio/test/support/DeskFixture.ts";
import { RemoteFixture } from "#studio/test/support/RemoteFixture.ts";
import { storeOf } from "#studio/test/support/savedProposal.ts";
import type { Identity } from "./Identity.ts";
import type { Person } from "./Person.ts";
import { commitAuthor } from "#studio/git/commitWords.ts";
import { Refusal } from "#studio/server/Refusal.ts";

describe("People whose address has changed", () => {
  let studio: CompanyStudio;
  beforeEach(async () => {
    studio = await CompanyStudio.create();
  });
  afterEach(() => studio.close());

  const refusalOf = async (answer: Response) => ((await answer.json()) as { readonly refused?: string }).refused;
  const signIn = (name: string, email: string, emailVerified = true) => {
    const identity: Identity = { id: `https://provider.example ${name}`, name, email, emailVerified, claims: [] };
    return studio.company.sessions.create(identity, { sid: undefined, idToken: undefined });
  };

  test.each([
    ["another address", "new@company.example", true],
    ["an address that is not verified any more", "approver@company.example", false],
  ])(
    "an approval of somebody who comes with %s, and so without the role, does not count",
    async (_, email, verified) => {
      const number = await studio.propose("editor", "Hilsen");
      await studio.change("editor", number, "fjord", "Godt å ha deg her", "Hei");
      await studio.act("editor", number, "ask");
      expect((await studio.act("approver", number, "approve")).status).toBe(200);
      const key = signIn("approver", email, verified);
      expect(studio.company.sessions.find([key])).toBeUndefined();
      const refused = await studio.act("publisher", number, "plan", { for: "2099-01-01T08:00" });
      expect([refused.status, await refusalOf(refused)]).toEqual([409, "moreApprovals"]);
      // Back with the role, it counts again.
      signIn("approver", "approver@company.example");
      expect((await studio.act("publisher", number, "plan", { for: "2099-01-01T08:00" })).status).toBe(200);
    },
  );

  test("two people of one address have sessions of their own: one ends, the other stays", () => {
    const [first, second] = [signIn("a", "editor@company.example"), signIn("b", "editor@company.example")];
    studio.company.sessions.endPerson("https://provider.example a");
    expect(studio.company.sessions.find([first])).toBeUndefined();
    expect(studio.company.sessions.find([second])?.person).toMatchObject({ id: "https://provider.example b" });
  });
});

describe("Somebody without an address and a name", () => {
  let remote: RemoteFixture;
  let server: Awaited<ReturnType<typeof openDesk>>;
  const bare = (id: string, role: "approver" | "editor"): Person => ({ ...person("", role), id, name: id, email: "" });
  const [editor, other, approver] = [bare("iss 7f", "editor"), bare("iss 8a", "editor"), bare("iss 9c", "approver")];
  beforeEach(async () => {
    remote = await RemoteFixture.create();
    const mail = { host: "127.0.0.1", port: 9, secure: false, from: "Studio <studio@bank.example>" };
    const people = [editor, other, approver, desk.ola, desk.per];
    server = await openDesk(remote, { people, config: { notices: { mail } } });
  });
  afterEach(async () => {
    await server.close();
    await remote.close();
  });

  test("has commits of their own, approves nothing of their own, and gets no mail to nobody", async () => {
    const { number } = await server.desk.create(editor, "Hei");
    const { replace } = await storeOf(server.repository, number, commitAuthor(editor), "Hei");
    await replace("Kundesenteret", "Oss");
    await server.desk.noteCommit(number);
    const record = server.desk.read(number);
    const rules = await server.desk.roles.rules(record);
    expect([editor, other, approver].map((who) => rules.isAuthor(who))).toEqual([true, false, false]);
    const { head } = record;
    await server.desk.act(editor, number, { act: "ask", head });
    await expect(server.desk.act(editor, number, { act: "approve", head })).rejects.toThrow(Refusal);
    await server.desk.act(approver, number, { act: "approve", head });
    await server.desk.act(desk.per, number, { act: "publish", head });
    const recipients = server.database.prepare("SELECT DISTINCT recipient FROM outbox").all();
    expect(recipients.map(({ recipient }) => recipient)).toEqual(["ola@bank.example"]);
  });
});
