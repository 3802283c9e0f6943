import { mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requestedBy } from "#contract/headers.ts";
import type { ServerApp } from "#scripts/simulator/server/createSimulator.ts";
import { fixtureFiles, writeFolder } from "#tests/support/brandFixtures/fixtureFolder.ts";
import { madeUpCompilation } from "#tests/support/stampInput.ts";
import type { CheckedDocument, StudioDocument } from "#studio/document/StudioDocument.ts";
import { createStudioApp } from "./createStudioApp.ts";
import { Workshop } from "./Workshop.ts";

const token = "0123456789abcdef";
const origin = "http://studio.localhost:8010";
const cookie = `studio-token=${token}`;

let folder: string;
let app: ServerApp;

/** A server as it is started, with its drafts in the folder of the brands. */
const startApp = (): ServerApp =>
  createStudioApp({
    workshop: new Workshop({
      brandsDir: folder,
      draftsDir: join(folder, "drafts"),
      compilation: madeUpCompilation,
    }),
    port: () => 8010,
    token,
    page: { main: "/studio/assets/main.js", files: new Map([["/studio/assets/main.js", "page()"]]) },
    bridge: { main: "/privat/forsikring/oversikt/assets/main-0.js", code: "bridge()" },
  });

beforeAll(async () => {
  folder = await writeFolder({ ...(await fixtureFiles("fjord")), ...(await fixtureFiles("vidde")) });
  app = startApp();
});

afterAll(() => rm(folder, { recursive: true, force: true }));

interface Asked {
  readonly host?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A request as a browser sends it from the studio's own page, with what differs. */
const ask = (path: string, { host = "studio.localhost:8010", method = "GET", headers = {}, body }: Asked = {}) =>
  app.request(`http://${host}${path}`, {
    method,
    headers: { Host: host, Cookie: cookie, Origin: origin, "Content-Type": "application/json", ...headers },
    ...(body === undefined ? {} : { body }),
  });

const documentPath = "/api/brands/fjord/document";
const open = async (): Promise<StudioDocument> => (await (await ask(documentPath)).json()) as StudioDocument;
const put = (revision: number, texts: object, headers: Readonly<Record<string, string>> = {}) =>
  ask(documentPath, { method: "PUT", headers, body: JSON.stringify({ revision, texts }) });

describe("Who may call the studio (spec: studio-8)", () => {
  test.each([
    ["a name that leads here by DNS", "studio.example:8010"],
    ["another port", "studio.localhost:8011"],
    ["a host that ends alike", "evil-studio.localhost:8010"],
    ["a host below the studio's that is no brand", "a.b.studio.localhost:8010"],
    ["no host", ""],
  ])("%s is refused, with the token too", async (_, host) => {
    const answer = await ask(documentPath, { headers: { Host: host } });
    expect(answer.status).toBe(403);
    expect(await answer.text()).not.toContain("fjord");
  });

  test.each([
    ["no token", { Cookie: "" }, 401],
    ["a wrong token", { Cookie: "studio-token=0123456789abcdee" }, 401],
    ["a token that begins right", { Cookie: "studio-token=01234567" }, 401],
    ["another site", { Origin: "https://evil.example" }, 403],
    ["a sandboxed page", { Origin: "null" }, 403],
    ["a previewed portal", { Origin: "http://fjord.studio.localhost:8010" }, 403],
    ["a page of the same site that sends no origin", { Origin: "", "Sec-Fetch-Site": "same-site" }, 403],
    ["a form", { "Content-Type": "text/plain" }, 415],
  ])("%s changes nothing", async (_, headers, status) => {
    const { revision, texts } = await open();
    expect((await put(revision, { ...texts, descriptor: "{}" }, headers)).status).toBe(status);
    expect((await open()).texts).toEqual(texts);
  });

  test("a previewed portal reads nothing of the studio", async () => {
    const headers = { Origin: "http://fjord.studio.localhost:8010" };
    expect((await ask(documentPath, { headers })).status).toBe(403);
    expect((await ask("/api/brands", { host: "fjord.studio.localhost:8010" })).status).toBe(404);
  });

  test("the address of the terminal gives the token to the browser, and not to the page's address", async () => {
    const answer = await ask(`/merke/fjord?nokkel=${token}`, { headers: { Cookie: "" } });
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toBe("/merke/fjord");
    expect(answer.headers.get("Set-Cookie")).toMatch(/^studio-token=\w+;.*HttpOnly.*SameSite=Strict/);
  });

  test("without it there is a page that says where it is", async () => {
    const answer = await ask("/", { headers: { Cookie: "" } });
    expect(answer.status).toBe(401);
    expect(await answer.text()).toContain("Studioet er låst");
  });

  test("localhost leads to the studio's own host, and nowhere else", async () => {
    const answer = await ask("//evil.example/x", { host: "localhost:8010", headers: { Cookie: "" } });
    expect(answer.headers.get("Location")).toBe(`${origin}/evil.example/x`);
  });

  test("the page runs only its own scripts, and no other page may frame it", async () => {
    const policy = (await ask("/")).headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain("unsafe");
  });
});

describe("What the studio reads and writes (spec: studio-9)", () => {
  test.each(["../fjord", "..%2f..%2ftmp", "fjord%00", "FJORD", ".", "base.jsonc", "__proto__"])(
    'there is no brand "%s"',
    async (id) => {
      expect((await ask(`/api/brands/${id}/document`)).status).toBe(404);
    },
  );

  test.each([
    ["no revision", { texts: { descriptor: "", theme: "" } }],
    ["a revision that is no number", { revision: "1", texts: { descriptor: "", theme: "" } }],
    ["a text that is none", { revision: 1, texts: { descriptor: {}, theme: "" } }],
    ["a missing text", { revision: 1, texts: { descriptor: "" } }],
    ["a text of more than 1 MB", { revision: 1, texts: { descriptor: "x".repeat(1_000_001), theme: "" } }],
    ["a list", []],
  ])("%s is refused", async (_, body) => {
    expect((await ask(documentPath, { method: "PUT", body: JSON.stringify(body) })).status).toBe(400);
  });

  test("a request of more than 2.5 MB is refused before it is read", async () => {
    const body = JSON.stringify({ revision: 1, texts: { descriptor: "x".repeat(2_600_000), theme: "" } });
    const headers = { "Content-Length": String(body.length) };
    expect((await ask(documentPath, { method: "PUT", headers, body })).status).toBe(413);
  });

  test("a descriptor that names a theme outside of themes/ gets the theme of its own name", async () => {
    const path = join(folder, "tenants/vidde/tenant.jsonc");
    const text = await readFile(path, "utf8");
    for (const theme of ["../../../etc/passwd", "contract", "base", "/tmp/x", "fjord/../contract"]) {
      await writeFile(path, text.replace('"theme": "vidde"', `"theme": ${JSON.stringify(theme)}`));
      const { paths } = (await (await ask("/api/brands/vidde/document")).json()) as StudioDocument;
      expect(paths.theme).toBe("themes/vidde.tokens.json");
    }
    await writeFile(path, text);
  });

  test("a descriptor that is a link is neither read nor written", async () => {
    const secret = join(folder, "secret.txt");
    await writeFile(secret, "secret");
    await mkdir(join(folder, "tenants/lenke"));
    await symlink(secret, join(folder, "tenants/lenke/tenant.jsonc"));
    const answer = await ask("/api/brands/lenke/document");
    expect(answer.status).toBe(404);
    expect((await ask("/api/brands")).status).toBe(200);
    expect(await answer.text()).not.toContain("secret");
    await rm(join(folder, "tenants/lenke"), { recursive: true });
  });

  test("a logo is sent as an image that can do nothing else", async () => {
    const { headers } = await ask("/api/brands/fjord/logo.svg");
    expect(headers.get("Content-Type")).toBe("image/svg+xml");
    expect(headers.get("Content-Security-Policy")).toContain("sandbox");
  });
});

describe("Saving (spec: studio-5, studio-6, studio-7)", () => {
  const path = () => join(folder, "tenants/fjord/tenant.jsonc");
  const save = (revision: number) =>
    ask("/api/brands/fjord/save", { method: "POST", body: JSON.stringify({ revision }) });

  test("a change is kept by a new server, and on the disk only when it is saved", async () => {
    const { revision, texts, saved } = await open();
    const descriptor = texts.descriptor.replace("Kundesenteret", "Kundeservice");
    const changed = (await (await put(revision, { ...texts, descriptor })).json()) as StudioDocument;
    expect(changed.preview.status).toBe("current");
    expect(await readFile(path(), "utf8")).toBe(saved.descriptor);

    app = startApp();
    const again = await open();
    expect(again.texts.descriptor).toBe(descriptor);
    expect((await save(again.revision)).status).toBe(200);
    expect(await readFile(path(), "utf8")).toBe(descriptor);
  });

  test("a change that is based on an older one is refused", async () => {
    const { revision, texts } = await open();
    expect((await put(revision, { ...texts, descriptor: `${texts.descriptor}\n` })).status).toBe(200);
    const second = await put(revision, { ...texts, descriptor: `${texts.descriptor}\n\n` });
    expect([second.status, await second.json()]).toEqual([409, { refused: "changed-in-another-tab" }]);
  });

  test("a file that another program has changed is not overwritten before somebody has decided", async () => {
    const { revision, texts } = await open();
    const changed = (await (
      await put(revision, { ...texts, descriptor: `${texts.descriptor} ` })
    ).json()) as StudioDocument;
    await writeFile(path(), `// Another program.\n${changed.saved.descriptor}`);
    const refused = await save(changed.revision);
    expect([refused.status, await refused.json()]).toEqual([409, { refused: "changed-on-disk" }]);
    expect((await open()).changedOnDisk?.descriptor).toMatch(/^\/\/ Another program/);

    const rebase = await ask("/api/brands/fjord/rebase", {
      method: "POST",
      body: JSON.stringify({ revision: changed.revision }),
    });
    const rebased = (await rebase.json()) as StudioDocument;
    expect(rebased.saved.descriptor).toMatch(/^\/\/ Another program/);
    expect((await save(rebased.revision)).status).toBe(200);
    expect(await readFile(path(), "utf8")).toBe(changed.texts.descriptor);
  });

  test("findings are in bokmål, with their place and their correction", async () => {
    const { revision, texts } = await open();
    const descriptor = texts.descriptor.replace('"alignment"', '"alignement"');
    const { preview } = (await (await put(revision, { ...texts, descriptor })).json()) as StudioDocument;
    const { findings } = (await (await ask("/api/brands/fjord/findings")).json()) as CheckedDocument;
    expect(findings[0]).toMatchObject({
      kind: "descriptor",
      code: "unknown-key",
      message: "«alignement» er ikke et felt i «logo»",
      fix: { kind: "spelling", text: '"alignment"' },
    });
    expect(preview.status).toBe("outdated");
  });
});

describe("The preview (spec: studio-2)", () => {
  const host = "fjord.studio.localhost:8010";
  const change = async (edit: (texts: StudioDocument["texts"]) => Partial<StudioDocument["texts"]>) => {
    const { revision, texts } = await open();
    return (await (await put(revision, { ...texts, ...edit(texts) })).json()) as StudioDocument;
  };

  test("a colour changes the look and not the page; a text changes the page", async () => {
    const repaired = await change(({ descriptor }) => ({ descriptor: descriptor.replace("alignement", "alignment") }));
    const before = repaired.preview;
    const colour = await change(({ theme }) => ({ theme: theme.replace(/#[\da-f]{6}/i, "#123456") }));
    expect(colour.preview.page).toBe(before.page);
    expect(colour.preview.look.css).toContain("#123456");
    const text = await change(({ descriptor }) => ({ descriptor: descriptor.replace("Godt å ha deg her", "Hei") }));
    expect(text.preview.page).not.toBe(before.page);
    expect(text.preview.look.css).toBe(colour.preview.look.css);
  });

  test("the page is that of a release in Test, framed by the studio alone, with the bridge before the portal", async () => {
    const page = await ask("/privat/forsikring/oversikt/tilbud", { host });
    expect(await page.text()).toContain('src="/studio/bridge.js"');
    const policy = page.headers.get("Content-Security-Policy");
    expect(policy).toContain(`frame-ancestors ${origin}`);
    expect(policy).not.toContain("unsafe");
    const bridge = await (await ask("/studio/bridge.js", { host })).text();
    expect(bridge).toBe('import "/privat/forsikring/oversikt/assets/main-0.js";\nbridge()');
  });

  test("the simulator answers behind it, with the contact of the edited text", async () => {
    await change(({ descriptor }) => ({ descriptor: descriptor.replace("Kundeservice", "Hjelpen") }));
    const login = await ask("/simulator/logg-inn?vei=nettbank", { host });
    const cookies = login.headers.getSetCookie().map((each) => each.split(";")[0]);
    const headers = { Cookie: cookies.join("; "), [requestedBy.name]: requestedBy.value };
    const contact = await ask("/api/privat/forsikring/auth/bankkontakt", { host, headers });
    expect(await contact.text()).toContain("Hjelpen");
  });

  test("a customer who is logged in stays so; another one, or a new simulator, means a new login", async () => {
    const enter = (kunde: string, headers = {}) =>
      ask(`/studio/inn?${new URLSearchParams({ kunde, vei: "nettbank", til: "/privat/forsikring/oversikt/" })}`, {
        host,
        headers,
      });
    const first = (await enter("vanlig")).headers.get("Location") ?? "";
    expect(first).toMatch(/^\/simulator\/logg-inn\?.*kunde=vanlig/);
    const cookies = (await ask(first, { host })).headers.getSetCookie().map((each) => each.split(";")[0]);
    const headers = { Cookie: cookies.join("; ") };
    expect((await enter("vanlig", headers)).headers.get("Location")).toBe("/privat/forsikring/oversikt/");
    expect((await enter("mange", headers)).headers.get("Location")).toMatch(/kunde=mange/);
  });

  test("leaving the session leads only to pages of the portal", async () => {
    const to = async (til: string) =>
      (await ask(`/studio/utlogget?${new URLSearchParams({ til })}`, { host })).headers.get("Location");
    expect(await to("/privat/forsikring/oversikt/tilbud")).toBe("/privat/forsikring/oversikt/tilbud");
    expect(await to("//evil.example")).toBe("/privat/forsikring/oversikt/");
    expect(await to("https://evil.example")).toBe("/privat/forsikring/oversikt/");
  });
});
