import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Proposal, ListedProposals, SignedIn } from "#studio/document/company/CompanyWire.ts";
import {
  addressOfCall,
  companyCalls,
  partsOf,
  type StudioCall,
  studioCalls,
} from "#studio/document/addresses/studioCalls.ts";
import type { StudioDocument } from "#studio/document/StudioDocument.ts";
import { fixtureFiles } from "#tests/support/brandFixtures/fixtureFolder.ts";
import { CompanyStudio } from "#studio/test/support/company/CompanyStudio.ts";
import { RemoteFixture } from "#studio/test/support/RemoteFixture.ts";

/** What only the brand of the other company has. */
const secrets = ["vidde", "Viddes hemmelige hilsen"];

let studio: CompanyStudio;
/** A proposal of both companies, and one of the other company alone. */
let shared: number;
let others: number;
beforeAll(async () => {
  const files = await fixtureFiles("fjord", "vidde");
  studio = await CompanyStudio.create(await RemoteFixture.create(files));
  shared = await studio.propose("both", "Nytt hos fjord og vidde");
  expect((await studio.change("both", shared, "fjord", "Godt å ha deg her", "Hei fra fjord")).status).toBe(200);
  expect((await studio.change("both", shared, "vidde", "Godt å ha deg her", "Viddes hemmelige hilsen")).status).toBe(
    200,
  );
  others = await studio.propose("other", "Bare vidde");
  expect((await studio.change("other", others, "vidde", "Samlerabatt", "Viddes hemmelige hilsen")).status).toBe(200);
  const comment = (text: string, brand?: string) =>
    studio.ask("both", `/api/company/proposals/${shared}/comments`, {
      body: { text, ...(brand !== undefined && { field: { brand, path: ["name"] } }) },
    });
  await comment("Om fjord", "fjord");
  await comment("Viddes hemmelige hilsen her", "vidde");
  await comment("Både fjord og vidde");
  await studio.ask("other", `/api/company/proposals/${shared}/links`, { body: { brand: "vidde", days: 2 } });
  await studio.ask("both", `/api/company/proposals/${shared}/links`, { body: { brand: "fjord", days: 2 } });
});
afterAll(() => studio.close());

const secretsIn = (text: string) => secrets.filter((secret) => text.toLowerCase().includes(secret.toLowerCase()));

const documentOf = (path: string, who = "both") =>
  studio.json<StudioDocument>(who, path, { host: studio.work(shared) });

/** What is sent besides the path of each call: nothing but a query, or a body that changes nothing for good. */
const sentWith: Partial<Record<StudioCall, { readonly query?: string; readonly body?: () => Promise<unknown> }>> = {
  "GET /brands/:id/same-value": { query: '?path=["logo","alignment"]' },
  "GET /brands/:id/origin": { query: '?kind=descriptor&path=["marketing","heroTitle"]' },
  "GET /base/origin": { query: '?kind=descriptor&path=["login","direct"]' },
  "GET /base/uses": { query: '?path=["urls","timeout"]&environment=Test' },
  "GET /company/proposals": { query: "?q=e" },
  "POST /brands/:id/offered": { body: () => documentOf("/api/brands/fjord/document") },
  "POST /brands/:id/images/:kind/check": { body: async () => ({ data: "" }) },
  "POST /brands/:id/fonts/check": { body: async () => ({ data: "" }) },
  "PUT /brands/:id/document": { body: async () => ({ ...(await documentOf("/api/brands/fjord/document")) }) },
  "PUT /base/document": { body: async () => ({ ...(await documentOf("/api/base/document")) }) },
  "POST /company/proposals/:number/comments": { body: async () => ({ text: "Et ord" }) },
  "POST /company/proposals/:number/links": { body: async () => ({ brand: "vidde", days: 1 }) },
  "POST /company/proposals/:number/acts": { body: async () => ({ act: "approve", head: "x" }) },
};

/** Makes a call as somebody. */
async function call(who: string, name: StudioCall, host: string, segments: Readonly<Record<string, string>> = {}) {
  const { query = "", body } = sentWith[name] ?? {};
  const [method] = partsOf(name);
  const known = { id: "fjord", number: String(shared), hash: "0000000", other: "vidde", family: "inter", kind: "logo" };
  const path = addressOfCall(name, { ...known, form: "figma", ...segments }) + query;
  return studio.ask(who, path, { host, method, ...(method !== "GET" && { body: (await body?.()) ?? {} }) });
}

const askers = ["reader", "editor", "approver", "publisher", "addresses", "base"];

describe("A person of one company sees nothing of another", () => {
  test.each([...studioCalls, ...companyCalls])("%s", async (name) => {
    for (const host of [studio.work(shared), studio.host, studio.work("main")]) {
      if (host !== studio.work(shared) && !name.includes("/company/")) continue;
      // Whoever sees everything asks first, so that every answer that is kept was made for them.
      await call("both", name, host);
      for (const who of askers) {
        const answer = await call(who, name, host);
        expect([who, host, secretsIn(await answer.text())]).toEqual([who, host, []]);
        expect(secretsIn([...answer.headers.values()].join("\n"))).toEqual([]);
        expect(answer.status).toBeLessThan(500);
      }
    }
  });

  test.each([...studioCalls, ...companyCalls].filter((name) => name.includes("/brands/:id")))(
    "%s of a brand of the other company is not answered",
    async (name) => {
      const answer = await call("editor", name, studio.work(shared), { id: "vidde" });
      expect(secretsIn(await answer.text())).toEqual([]);
      expect(answer.status).toBe(404);
    },
  );

  test.each(companyCalls.filter((name) => name.includes("/:number")))(
    "%s of a proposal of the other company is not answered, at home and at its host",
    async (name) => {
      for (const host of [studio.host, studio.work(others)]) {
        const answer = await call("editor", name, host, { number: String(others) });
        expect([host, answer.status, secretsIn(await answer.text())]).toEqual([host, 404, []]);
      }
    },
  );

  test.each([
    ["the host of a proposal", (): string => studio.work(others)],
    ["a preview of an own brand in it", () => `1--forslag${others}--fjord.${studio.host}`],
    ["a preview of the other brand in it", () => `1--forslag${others}--vidde.${studio.host}`],
    ["a preview of the other brand in a shared one", () => `1--forslag${shared}--vidde.${studio.host}`],
    ["a preview of the other brand on the main branch", () => `1--main--vidde.${studio.host}`],
  ])("%s answers as one that does not exist", async (_, host) => {
    const browser = await studio.browser("editor");
    const answer = await browser.open(`http://${host()}/privat/forsikring/oversikt/`);
    const nowhere = await browser.open(
      `http://${host().replace(`forslag${others}`, "forslag999").replace("vidde", "ingen")}/privat/forsikring/oversikt/`,
    );
    expect([answer.response.status, answer.text]).toEqual([404, nowhere.text]);
    expect(secretsIn(answer.text)).toEqual([]);
  });

  test("the first page of the other company's proposal is the studio's own, as for one that does not exist", async () => {
    const browser = await studio.browser("editor");
    const pageOf = async (number: number) => {
      const host = studio.work(number);
      const { response, text } = await browser.open(`http://${host}/`);
      const files = await studio.send(browser, /src="([^"]+)"/.exec(text)?.[1] ?? "/studio/none", { host });
      const nonce = /name="style-nonce" content="([^"]+)"/.exec(text)?.[1] ?? "";
      const markup = text.replaceAll(/<style.*?<\/style>/gs, "").replaceAll(nonce, "");
      const html = markup.replaceAll(`proposal&quot;:${number}`, "proposal&quot;:N");
      return { status: response.status, file: files.status, html };
    };
    const page = await pageOf(others);
    expect([page.status, page.file, secretsIn(page.html)]).toEqual([404, 200, []]);
    expect(page.html).toContain('id="root"');
    expect(page).toEqual(await pageOf(999));
  });

  test("a theme of a brand that they may not see is not shown by what they offer", async () => {
    for (const host of [studio.work(shared), studio.work("main")]) {
      const { texts } = await studio.json<StudioDocument>("editor", "/api/brands/fjord/document", { host });
      const taken = { ...texts, descriptor: texts.descriptor.replace('"theme": "fjord"', '"theme": "vidde"') };
      const body = { texts: taken };
      expect([host, (await studio.ask("editor", "/api/brands/fjord/offered", { host, body })).status]).toEqual([
        host,
        403,
      ]);
    }
  });
});

describe("Who has not signed in, whose session has ended, and whoever has a link", () => {
  test.each([...studioCalls, ...companyCalls])("%s", async (name) => {
    const [method] = partsOf(name);
    const path = addressOfCall(name, { id: "fjord", number: String(shared) });
    const nobody = await studio.newBrowser();
    const ended = await studio.newBrowser("editor");
    await ended.open(`http://${studio.work(shared)}/`);
    await studio.send(ended, "/ut", { body: {} });
    for (const browser of [nobody, ended])
      for (const host of [
        studio.host,
        studio.work(shared),
        studio.work("main"),
        `1--forslag${shared}--fjord.${studio.host}`,
      ]) {
        const answer = await studio.send(browser, path, { host, method });
        expect([host, answer.status, await answer.text()]).toEqual([host, 401, '{"refused":"signed-out"}']);
      }
  });

  test("a link opens its preview, and neither the studio, the proposal nor another preview", async () => {
    const made = await studio.json<{ address: string; id: string }>("both", `/api/company/proposals/${shared}/links`, {
      body: { brand: "fjord", days: 1 },
    });
    const visitor = await studio.newBrowser();
    const opened = await visitor.open(made.address);
    expect(opened.response.status).toBe(200);
    const own = opened.url.host;
    const cookie = [...visitor.jar(own)].map(([name, value]) => `${name}=${value}`).join("; ");
    for (const host of [
      studio.host,
      studio.work(shared),
      studio.work("main"),
      `1--forslag${shared}--vidde.${studio.host}`,
      `2--forslag${shared}--lagret--fjord.${studio.host}`,
      `1--main--fjord.${studio.host}`,
    ]) {
      const headers = { Cookie: cookie };
      expect([host, (await studio.send(visitor, "/api/company/me", { host, headers })).status]).toEqual([host, 401]);
    }
    expect((await studio.send(visitor, "/api/company/me", { host: own })).status).toBe(404);
    const moved = made.address.replace("--fjord.", "--vidde.");
    expect((await visitor.open(moved)).response.status).toBe(404);
    await studio.ask("both", `/api/company/proposals/${shared}/links/${made.id}/revoked`, { body: {} });
    expect((await studio.send(visitor, "/", { host: own })).status).toBe(401);
    expect((await (await studio.newBrowser()).open(made.address)).response.status).toBe(404);
  });
});

describe("A proposal of two companies", () => {
  const seen = (who: string) => studio.json<Proposal>(who, `/api/company/proposals/${shared}`);

  test("each sees its own part: brands, changes, comments and links", async () => {
    for (const [who, brand, hidden] of [
      ["editor", "fjord", "vidde"],
      ["other", "vidde", "fjord"],
    ] as const) {
      const proposal = await seen(who);
      expect(proposal.brands).toEqual([brand]);
      expect(new Set(proposal.changes.map((change) => change.brand))).toEqual(new Set([brand]));
      expect(proposal.comments.flatMap(({ field }) => field?.brand ?? [])).toEqual([brand]);
      expect(JSON.stringify(proposal)).not.toContain(hidden);
      const links = await studio.json<{ brand: string }[]>(who, `/api/company/proposals/${shared}/links`);
      expect(new Set(links.map((link) => link.brand))).toEqual(new Set([brand]));
    }
    expect((await seen("both")).title).toBe("Nytt hos fjord og vidde");
    expect((await seen("editor")).title).toBe("Forslag for flere merker");
  });

  test("the answer to a comment, and to a comment that is done, has no more", async () => {
    const at = `/api/company/proposals/${shared}/comments`;
    expect(secretsIn(await (await studio.ask("editor", at, { body: { text: "Fint" } })).text())).toEqual([]);
    const all = (await seen("both")).comments;
    const idOf = (brand: string) => all.find(({ field }) => field?.brand === brand)?.id;
    const done = (id: number | undefined) => studio.ask("editor", `${at}/${id}/resolved`, { body: {} });
    expect((await done(idOf("vidde"))).status).toBe(404);
    const own = await done(idOf("fjord"));
    expect([own.status, secretsIn(await own.text())]).toEqual([200, []]);
    const field = { brand: "vidde", path: ["name"] };
    expect((await studio.ask("editor", at, { body: { text: "Hei", field } })).status).toBe(404);
  });

  test("nobody revokes a link of a brand that they may not see, or without the role", async () => {
    const links = await studio.json<{ id: string; brand: string }[]>("both", `/api/company/proposals/${shared}/links`);
    const revoke = async (who: string, brand: string) => {
      const id = links.find((link) => link.brand === brand)?.id;
      return (await studio.ask(who, `/api/company/proposals/${shared}/links/${id}/revoked`, { body: {} })).status;
    };
    expect([await revoke("editor", "vidde"), await revoke("reader", "fjord")]).toEqual([404, 403]);
  });

  test("a search finds no words that are hidden", async () => {
    const found = async (who: string, words: string) =>
      (await studio.json<ListedProposals>(who, `/api/company/proposals?q=${words}`)).proposals.map(
        ({ number }) => number,
      );
    expect(await found("both", "vidde")).toContain(shared);
    expect(await found("editor", "fjord")).toContain(shared);
    expect(await found("editor", "vidde")).toEqual([]);
  });

  test("who may approve has to be an approver of both", async () => {
    expect((await studio.act("both", shared, "ask")).status).toBe(200);
    for (const who of ["approver", "other"]) expect((await studio.act(who, shared, "approve")).status).toBe(403);
    expect((await seen("approver")).may).not.toContain("approve");
    expect((await studio.act("owner", shared, "return", { reason: "Se på vidde en gang til" })).status).toBe(200);
    expect(JSON.stringify(await seen("editor"))).not.toMatch(/vidde/i);
  });

  test("who a person is, is told with the brands that they may see", async () => {
    const { brands } = await studio.json<SignedIn>("editor", "/api/company/me");
    expect(brands.map(({ id }) => id)).toEqual(["fjord"]);
  });
});
