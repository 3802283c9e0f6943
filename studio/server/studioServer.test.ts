import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requestedBy } from "#contract/headers.ts";
import { StudioHarness } from "#tests/support/StudioHarness.ts";
import type { CheckedDocument, StudioDocument } from "#studio/document/StudioDocument.ts";

let studio: StudioHarness;
beforeAll(async () => {
  studio = await StudioHarness.create();
});
afterAll(() => studio.close());

describe("Saving (spec: studio-5, studio-6, studio-7)", () => {
  const path = () => join(studio.folder, "tenants/fjord/tenant.jsonc");
  const save = (revision: number) =>
    studio.ask("/api/brands/fjord/save", { method: "POST", body: JSON.stringify({ revision }) });

  test("a change is kept by a new server, and on the disk only when it is saved", async () => {
    const { revision, texts, saved } = await studio.open();
    const descriptor = texts.descriptor.replace("Kundesenteret", "Kundeservice");
    const changed = (await (await studio.put(revision, { ...texts, descriptor })).json()) as StudioDocument;
    expect(changed.preview.status).toBe("current");
    expect(await readFile(path(), "utf8")).toBe(saved.descriptor);

    studio.restart();
    const again = await studio.open();
    expect(again.texts.descriptor).toBe(descriptor);
    expect((await save(again.revision)).status).toBe(200);
    expect(await readFile(path(), "utf8")).toBe(descriptor);
  });

  test("a change that is based on an older one is refused", async () => {
    const { revision, texts } = await studio.open();
    expect((await studio.put(revision, { ...texts, descriptor: `${texts.descriptor}\n` })).status).toBe(200);
    const second = await studio.put(revision, { ...texts, descriptor: `${texts.descriptor}\n\n` });
    expect([second.status, await second.json()]).toEqual([409, { refused: "changed-in-another-tab" }]);
  });

  test("a file that another program has changed is not overwritten before somebody has decided", async () => {
    const { revision, texts } = await studio.open();
    const changed = (await (
      await studio.put(revision, { ...texts, descriptor: `${texts.descriptor} ` })
    ).json()) as StudioDocument;
    await writeFile(path(), `// Another program.\n${changed.saved.descriptor}`);
    const refused = await save(changed.revision);
    expect([refused.status, await refused.json()]).toEqual([409, { refused: "changed-on-disk" }]);
    expect((await studio.open()).changedOnDisk?.descriptor).toMatch(/^\/\/ Another program/);

    const rebase = await studio.ask("/api/brands/fjord/rebase", {
      method: "POST",
      body: JSON.stringify({ revision: changed.revision }),
    });
    const rebased = (await rebase.json()) as StudioDocument;
    expect(rebased.saved.descriptor).toMatch(/^\/\/ Another program/);
    expect((await save(rebased.revision)).status).toBe(200);
    expect(await readFile(path(), "utf8")).toBe(changed.texts.descriptor);
  });

  test("findings are in bokmål, with their place and their correction", async () => {
    const { revision, texts } = await studio.open();
    const descriptor = texts.descriptor.replace('"alignment"', '"alignement"');
    const { preview } = (await (await studio.put(revision, { ...texts, descriptor })).json()) as StudioDocument;
    const { findings } = (await (await studio.ask("/api/brands/fjord/findings")).json()) as CheckedDocument;
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
    const { revision, texts } = await studio.open();
    return (await (await studio.put(revision, { ...texts, ...edit(texts) })).json()) as StudioDocument;
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
    const page = await studio.ask("/privat/forsikring/oversikt/tilbud", { host });
    expect(await page.text()).toContain('src="/studio/bridge.js"');
    const policy = page.headers.get("Content-Security-Policy");
    expect(policy).toContain(`frame-ancestors ${StudioHarness.origin}`);
    expect(policy).not.toContain("unsafe");
    const bridge = await (await studio.ask("/studio/bridge.js", { host })).text();
    expect(bridge).toBe('import "/privat/forsikring/oversikt/assets/main-0.js";\nbridge()');
  });

  test("the simulator answers behind it, with the contact of the edited text", async () => {
    await change(({ descriptor }) => ({ descriptor: descriptor.replace("Kundeservice", "Hjelpen") }));
    const login = await studio.ask("/simulator/logg-inn?vei=nettbank", { host });
    const cookies = login.headers.getSetCookie().map((each) => each.split(";")[0]);
    const headers = { Cookie: cookies.join("; "), [requestedBy.name]: requestedBy.value };
    const contact = await studio.ask("/api/privat/forsikring/auth/bankkontakt", { host, headers });
    expect(await contact.text()).toContain("Hjelpen");
  });

  test("a customer who is logged in stays so; another one, or a new simulator, means a new login", async () => {
    const enter = (kunde: string, headers = {}) =>
      studio.ask(
        `/studio/inn?${new URLSearchParams({ kunde, vei: "nettbank", til: "/privat/forsikring/oversikt/" })}`,
        {
          host,
          headers,
        },
      );
    const first = (await enter("vanlig")).headers.get("Location") ?? "";
    expect(first).toMatch(/^\/simulator\/logg-inn\?.*kunde=vanlig/);
    const cookies = (await studio.ask(first, { host })).headers.getSetCookie().map((each) => each.split(";")[0]);
    const headers = { Cookie: cookies.join("; ") };
    expect((await enter("vanlig", headers)).headers.get("Location")).toBe("/privat/forsikring/oversikt/");
    expect((await enter("mange", headers)).headers.get("Location")).toMatch(/kunde=mange/);
  });

  test("leaving the session leads only to pages of the portal", async () => {
    const to = async (til: string) =>
      (await studio.ask(`/studio/utlogget?${new URLSearchParams({ til })}`, { host })).headers.get("Location");
    expect(await to("/privat/forsikring/oversikt/tilbud")).toBe("/privat/forsikring/oversikt/tilbud");
    expect(await to("//evil.example")).toBe("/privat/forsikring/oversikt/");
    expect(await to("https://evil.example")).toBe("/privat/forsikring/oversikt/");
  });
});
