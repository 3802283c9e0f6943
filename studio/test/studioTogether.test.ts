import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type {
  Environment,
  ChangedTexts,
  CheckedDocument,
  DocumentMark,
  EditedDocument,
  StudioDocument,
} from "#studio/document/StudioDocument.ts";
import { createEditSession, type EditSession } from "#studio/page/session/createEditSession.ts";
import { ApiError } from "#studio/page/studioApi.ts";
import { CompanyStudio } from "./support/company/CompanyStudio.ts";

let studio: CompanyStudio;
beforeAll(async () => {
  studio = await CompanyStudio.create();
});
afterAll(() => studio.close());

/** The page of Fjord in a proposal, in somebody's browser, over the calls of the whole server. */
async function open(who: string, number: number): Promise<EditSession> {
  const host = studio.work(number);
  const call = async <Answer>(path: string, method: string, body?: object): Promise<Answer> => {
    const asked = { host, method, ...(body !== undefined && { body }) };
    const answer = await studio.ask(who, `/api/brands/fjord/${path}`, asked);
    const read = (await answer.json()) as Answer & { readonly refused?: string };
    if (answer.status !== 200) throw new ApiError(answer.status, String(read.refused));
    return read;
  };
  const inAll = (environment: Environment) => `environment=${environment}`;
  const api = {
    open: (_: string, environment: Environment) => call<StudioDocument>(`document?${inAll(environment)}`, "GET"),
    mark: () => call<DocumentMark>("mark", "GET"),
    check: () => call<CheckedDocument>("findings", "GET"),
    change: (_: string, revision: number, texts: ChangedTexts, environment: Environment) =>
      call<EditedDocument>(`document?${inAll(environment)}`, "PUT", { revision, texts }),
    rebase: (_: string, revision: number) => call<StudioDocument>("rebase", "POST", { revision }),
    save: (_: string, revision: number) => call<StudioDocument>("save", "POST", { revision }),
  };
  const document = await api.open("fjord", "all");
  return createEditSession(document, [], { api, now: () => Date.now(), later: () => undefined });
}

const greeting = '"heroTitle": "Godt å ha deg her"';
const discount = "Samlerabatt";
/** Replaces a text in somebody's page, as typing does. */
function type(page: EditSession, from: string, to: string): void {
  const { texts } = page.get().history;
  if (!texts.descriptor.includes(from)) throw new Error(`The page does not have ${from}.`);
  page.edit({ ...texts, descriptor: texts.descriptor.replace(from, () => to) });
}
const shown = (page: EditSession) => page.get().history.texts.descriptor;
/** Waits until a page has said everything to the server, or asks its person. */
const rest = async (page: EditSession): Promise<void> => {
  await expect
    .poll(() => [page.get().call, ["synced", "elsewhere"].includes(page.get().sync.status)])
    .toEqual([undefined, true]);
};

async function both() {
  const number = await studio.propose("editor", "Sammen");
  // A proposal without a brand is seen by its author alone.
  expect((await studio.change("editor", number, "fjord", "Kundesenteret", "Kundesenter")).status).toBe(200);
  const [one, other] = [await open("editor", number), await open("approvingEditor", number)];
  return { number, one, other };
}
const log = async (number: number) => {
  const { head } = studio.company.desk.read(number);
  return studio.remote.onRemote("--git-dir", `${studio.remote.data}/clone`, "log", "-1", "--format=%an%n%B", head);
};

describe("Two people change one brand of one proposal", () => {
  test("different fields, at the same time: both hold, and nobody is asked", async () => {
    const { one, other } = await both();
    type(one, greeting, '"heroTitle": "Hei"');
    type(other, discount, "Rabatt");
    await Promise.all([rest(one), rest(other)]);
    await Promise.all([one.refresh(), other.refresh()]);
    for (const page of [one, other]) {
      expect(page.get().sync.status).toBe("synced");
      expect(shown(page)).toContain('"heroTitle": "Hei"');
      expect(shown(page)).toContain("Rabatt");
    }
  });

  test("the same field: who comes second is asked, has both values, and can take either; an undo has the other", async () => {
    const { one, other } = await both();
    type(one, greeting, '"heroTitle": "Min"');
    await rest(one);
    type(other, greeting, '"heroTitle": "Din"');
    await rest(other);
    // The other is named.
    expect(other.get().sync).toMatchObject({ status: "elsewhere", other: { changedBy: "Person editor" } });
    expect(one.get().document).not.toHaveProperty("changedBy");
    expect(shown(other)).toContain("Din");
    expect(await other.save()).toBeUndefined();
    other.settle("theirs");
    await rest(other);
    expect(shown(other)).toContain("Min");
    other.undo();
    await rest(other);
    expect(shown(other)).toContain("Din");
    await one.refresh();
    expect(shown(one)).toContain("Din");
    one.undo();
    await rest(one);
    expect(shown(one)).toContain("Min");
  });

  test("one saves while the other types: both are saved, and what came later stays unsaved in both pages", async () => {
    const { number, one, other } = await both();
    type(one, greeting, '"heroTitle": "Lagret"');
    await rest(one);
    const saving = one.save();
    type(other, discount, "Senere");
    await Promise.all([saving, rest(other)]);
    await other.refresh();
    await one.refresh();
    for (const text of ['"heroTitle": "Lagret"', "Senere"])
      for (const page of [one, other]) expect(shown(page)).toContain(text);
    await other.save();
    await rest(other);
    expect(other.get().document.saved.descriptor).toContain("Senere");
    expect(studio.company.desk.read(number).brands).toEqual(["fjord"]);
  });

  test("who saves what another has written does not make it their own alone: the other is an author too", async () => {
    const { number, one, other } = await both();
    type(other, discount, "Fra den andre");
    await rest(other);
    await one.refresh();
    type(one, greeting, '"heroTitle": "Fra den ene"');
    await rest(one);
    await one.save();
    const message = await log(number);
    expect(message).toMatch(/^Person editor\n/);
    expect(message).toContain("Co-authored-by: Person approvingEditor <approvingeditor@company.example>");
    expect(message.match(/^Person: [0-9a-f]{32}$/gm)).toHaveLength(2);
    expect((await studio.act("editor", number, "ask")).status).toBe(200);
    const refused = await studio.act("approvingEditor", number, "approve");
    expect([refused.status, await refused.json()]).toEqual([409, { refused: "authorApproves" }]);
    expect((await studio.act("approver", number, "approve")).status).toBe(200);
  });

  test("what was saved is nobody's unsaved text any more: the next commit has its own author alone", async () => {
    const { number, one, other } = await both();
    type(other, discount, "Først");
    await rest(other);
    await other.save();
    await one.refresh();
    await expect.poll(async () => (await one.refresh(), shown(one))).toContain("Først");
    type(one, greeting, '"heroTitle": "Så"');
    await rest(one);
    await one.save();
    expect(await log(number)).not.toContain("Co-authored-by");
  });
});
