import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { StudioDocument } from "#studio/document/StudioDocument.ts";
import { navigation } from "#studio/test/support/company/CompanyBrowser.ts";
import { CompanyStudio } from "#studio/test/support/company/CompanyStudio.ts";
import { HeldTurns } from "#studio/test/support/company/HeldTurns.ts";

let studio: CompanyStudio;
beforeAll(async () => {
  studio = await CompanyStudio.create();
});
afterAll(() => studio.close());

const refusalOf = async (answer: Response) => ((await answer.json()) as { readonly refused?: string }).refused;
const told = async (answer: Response) => [answer.status, await refusalOf(answer)];
const documentOf = (who: string, number: number) =>
  studio.json<StudioDocument>(who, "/api/brands/fjord/document", { host: studio.work(number) });

async function approved(): Promise<number> {
  const number = await studio.propose("editor", "Hilsen");
  expect((await studio.change("editor", number, "fjord", "Godt å ha deg her", "Hei")).status).toBe(200);
  expect((await studio.act("editor", number, "ask")).status).toBe(200);
  expect((await studio.act("approver", number, "approve")).status).toBe(200);
  return number;
}

describe("Somebody writes while another one saves or publishes", () => {
  test("what is typed while a colleague saves is kept, and both are told", async () => {
    const number = await approved();
    await studio.edit("editor", number, "fjord", '"Hei"', '"God dag"');
    const turns = new HeldTurns(studio.company.repository, number);
    const saving = studio.save("editor", number, "fjord");
    await turns.arrived(1, saving);
    turns.open();
    expect((await studio.edit("addresses", number, "fjord", "Samlerabatt", "Rabatt")).status).toBe(200);
    turns.letGo();
    expect(await told(await saving)).toEqual([409, "changed-in-another-tab"]);
    const { texts, saved, changedBy } = await documentOf("editor", number);
    expect(texts.descriptor).toContain("Rabatt");
    expect([changedBy, (await documentOf("addresses", number)).changedBy]).toEqual(["Person addresses", undefined]);
    expect(saved.descriptor).toContain("God dag");
    expect(saved.descriptor).not.toContain("Rabatt");
    expect((await studio.save("addresses", number, "fjord")).status).toBe(200);
  });

  test("a page knows which fields a colleague has written that are not saved, and who has changed or saved it last", async () => {
    const number = await approved();
    await studio.edit("editor", number, "fjord", '"Hei"', '"God dag"');
    await studio.edit("addresses", number, "fjord", "Samlerabatt", "Rabatt");
    const heard = async (who: string) => {
      const { changedBy, ofOthers } = await documentOf(who, number);
      return [changedBy, ofOthers?.map(({ by, path }) => [by, path.slice(0, 2).join(".")])];
    };
    expect(await heard("editor")).toEqual(["Person addresses", [["Person addresses", "marketing.bundleDiscount"]]]);
    expect(await heard("addresses")).toEqual([undefined, [["Person editor", "marketing.heroTitle"]]]);
    await studio.save("addresses", number, "fjord");
    expect([await heard("editor"), await heard("addresses")]).toEqual([
      ["Person addresses", undefined],
      [undefined, undefined],
    ]);
  });

  test("the rest of a slow edit is refused when the proposal is being published", async () => {
    const number = await approved();
    const host = studio.work(number);
    const { revision, texts } = await documentOf("editor", number);
    const body = JSON.stringify({ revision, texts: { ...texts, descriptor: `${texts.descriptor}\n// Et ord` } });
    const browser = await studio.browser("editor");
    let begun = () => {};
    const read = new Promise<void>((resolve) => (begun = resolve));
    let end = () => {};
    const gate = new Promise<void>((resolve) => (end = resolve));
    const slow = new ReadableStream(
      {
        pull: async (controller) => {
          begun();
          await gate;
          controller.enqueue(new TextEncoder().encode(body));
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const headers = {
      Host: host,
      Cookie: [...browser.jar(host)].map(([name, value]) => `${name}=${value}`).join("; "),
      Origin: `http://${host}`,
      "Content-Type": "application/json",
      "Content-Length": String(Buffer.byteLength(body)),
    };
    const options = { method: "PUT", headers, body: slow, duplex: "half" };
    const sent = Promise.resolve(studio.company.app.request(`http://${host}/api/brands/fjord/document`, options, {}));
    await Promise.race([read, sent]);
    expect((await studio.act("publisher", number, "publish")).status).toBe(200);
    end();
    expect(await told(await sent)).toEqual([409, "isMerging"]);
  });

  test("a save that waits behind the closing of its proposal is refused", async () => {
    const number = await approved();
    await studio.edit("editor", number, "fjord", "Samlerabatt", "Rabatt");
    const before = await studio.company.repository.head(number);
    const turns = new HeldTurns(studio.company.repository, number);
    const saving = studio.save("editor", number, "fjord");
    await turns.arrived(1, saving);
    const closing = studio.act("editor", number, "close");
    await turns.arrived(2, closing);
    turns.letGo(true);
    expect((await closing).status).toBe(200);
    expect(await told(await saving)).toEqual([409, "isClosed"]);
    expect(await studio.company.repository.head(number)).toBe(before);
  });

  test("a save goes on when its person signs out everywhere meanwhile, in their name; nothing after it does", async () => {
    const number = await studio.propose("editor", "Hilsen");
    await studio.edit("editor", number, "fjord", "Godt å ha deg her", "Hei");
    const { revision } = await documentOf("editor", number);
    const host = studio.work(number);
    const browser = await studio.browser("editor");
    const other = await studio.newBrowser("editor");
    const turns = new HeldTurns(studio.company.repository, number);
    const path = "/api/brands/fjord/save";
    const saving = studio.send(browser, path, { host, body: { revision } });
    await turns.arrived(1, saving);
    expect((await studio.send(other, "/ut/overalt", { body: {} })).status).toBe(200);
    for (const each of [studio.host, host])
      expect((await studio.send(browser, "/api/company/me", { host: each })).status).toBe(401);
    turns.letGo();
    expect((await saving).status).toBe(200);
    const head = (await studio.company.repository.head(number)) ?? "";
    const [commit] = await studio.company.repository.commits.list(head, { most: 1 });
    expect(commit?.author.name).toBe("Person editor");
    expect((await studio.send(browser, path, { host, body: { revision } })).status).toBe(401);
    studio.forget("editor");
  });
});

describe("A key that is taken twice at once", () => {
  test("a ticket opens once", async () => {
    const number = await studio.propose("editor", "Hilsen");
    const browser = await studio.newBrowser("editor");
    const { url } = await browser.open(`http://${studio.work(number)}/`, (each) => each.searchParams.has("nr"));
    const answers = await Promise.all([1, 2, 3].map(() => browser.send(url, { headers: navigation })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([302, 401, 401]);
  });

  test("a link that is revoked while it is opened opens nothing afterwards", async () => {
    const number = await studio.propose("editor", "Hilsen");
    await studio.change("editor", number, "fjord", "Godt å ha deg her", "Hei");
    const at = `/api/company/proposals/${number}/links`;
    const { address, id } = await studio.json<{ address: string; id: string }>("editor", at, {
      body: { brand: "fjord", days: 1 },
    });
    const visitors = await Promise.all([1, 2, 3].map(() => studio.newBrowser()));
    const opening = visitors.map((visitor) => visitor.send(address, { headers: navigation }));
    const revoked = await studio.ask("editor", `${at}/${id}/revoked`, { body: {} });
    expect(revoked.status).toBe(200);
    await Promise.all(opening);
    const host = new URL(address).host;
    for (const visitor of visitors) expect((await studio.send(visitor, "/", { host })).status).toBe(401);
  });
});
