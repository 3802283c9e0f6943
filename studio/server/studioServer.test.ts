import { colourText } from "#tests/support/brandFixtures/colourText.ts";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requestedBy } from "#contract/headers.ts";
import { setValue } from "#scripts/shared/text/jsonc/setValue.ts";
import { StudioHarness } from "#studio/test/support/StudioHarness.ts";
import { readMarks, withoutMarks } from "#scripts/shared/marks/readMarks.ts";
import type { FieldSource } from "#studio/document/FieldSource.ts";
import type { DocumentMark, CheckedDocument, StudioDocument } from "#studio/document/StudioDocument.ts";

const anyColour = /\{ "colorSpace"[^}]*\}/;

let studio: StudioHarness;
beforeAll(async () => {
  studio = await StudioHarness.create();
});
afterAll(() => studio.close());

describe("Saving", () => {
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

  test("a page asks with little whether the document, or a file of it, has changed", async () => {
    const mark = async () => (await studio.ask("/api/brands/fjord/mark")).json() as Promise<DocumentMark>;
    const opened = await studio.open();
    const { files } = opened;
    expect(await mark()).toEqual({ revision: opened.revision, files });
    const changed = (await (
      await studio.put(opened.revision, { ...opened.texts, descriptor: `${opened.texts.descriptor} ` })
    ).json()) as StudioDocument;
    expect(await mark()).toEqual({ revision: changed.revision, files });
    await writeFile(path(), `// Another program.\n${opened.saved.descriptor}`);
    const other = await mark();
    expect(other.files).not.toBe(files);
    expect((await studio.open()).files).toBe(other.files);
    await writeFile(path(), opened.saved.descriptor);
    expect(await mark()).toEqual({ revision: changed.revision, files });
    await studio.put(changed.revision, opened.texts);
  });

  test("a file that another program has changed is not overwritten before somebody has decided", async () => {
    const { revision, texts } = await studio.open();
    await studio.put(revision, { descriptor: `${texts.descriptor} ` });
    const changed = await studio.open();
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

describe("The preview", () => {
  const host = "0--fjord.studio.localhost:8010";
  const change = async (edit: (texts: StudioDocument["texts"]) => Partial<StudioDocument["texts"]>) => {
    const { revision, texts } = await studio.open();
    return (await (await studio.put(revision, { ...texts, ...edit(texts) })).json()) as StudioDocument;
  };

  test("a colour changes the look and not the page; a text changes the page", async () => {
    const repaired = await change(({ descriptor }) => ({ descriptor: descriptor.replace("alignement", "alignment") }));
    const before = repaired.preview;
    const colour = await change(({ theme }) => ({ theme: theme.replace(anyColour, colourText("#123456")) }));
    expect(colour.preview.page).toBe(before.page);
    expect(colour.preview.look.css).toContain("#123456");
    const text = await change(({ descriptor }) => ({ descriptor: descriptor.replace("Godt å ha deg her", "Hei") }));
    expect(text.preview.page).not.toBe(before.page);
    expect(text.preview.look.css).toBe(colour.preview.look.css);
  });

  test("goes on while a campaign has no days yet", async () => {
    const before = await change(({ descriptor }) => ({ descriptor: descriptor.replace("alignement", "alignment") }));
    const changed = await change(({ descriptor }) => ({
      descriptor: setValue(descriptor, ["marketing", "campaigns", "jul"], { lastDay: "2026-12-24" }, () => []),
    }));
    expect([changed.preview.status, changed.preview.page]).toEqual(["current", before.preview.page]);
    const { findings } = (await (await studio.ask("/api/brands/fjord/findings")).json()) as CheckedDocument;
    expect(findings.map(({ code }) => code)).toContain("missing-value");
    const written = { firstDay: "2026-12-01", lastDay: "2026-12-24", texts: { heroTitle: "God jul" } };
    const whole = await change(({ descriptor }) => ({
      descriptor: setValue(descriptor, ["marketing", "campaigns", "jul"], written, () => []),
    }));
    expect(whole.preview.page).not.toBe(before.preview.page);
    await change(() => before.texts);
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

  test("the pages of the login are in the studio's frame too, the login app in a page of its own host", async () => {
    const ancestors = async (path: string) => {
      const policy = (await studio.ask(path, { host })).headers.get("Content-Security-Policy");
      return policy?.split("; ").find((each) => each.startsWith("frame-ancestors "));
    };
    for (const path of ["/simulator/nettbank", "/simulator/bankid"])
      expect(await ancestors(path)).toBe(`frame-ancestors 'self' ${StudioHarness.origin}`);
  });

  test("the simulator answers behind it, with the contact of the edited text", async () => {
    await change(({ descriptor }) => ({ descriptor: descriptor.replace("Kundeservice", "Hjelpen") }));
    const login = await studio.ask("/simulator/logg-inn?vei=nettbank", { host });
    const cookies = login.headers.getSetCookie().map((each) => each.split(";")[0]);
    const headers = { Cookie: cookies.join("; "), [requestedBy.name]: requestedBy.value };
    const contact = await studio.ask("/api/privat/forsikring/auth/bankkontakt", { host, headers });
    expect(await contact.text()).toContain("Hjelpen");
  });

  test("an address without a page is said to be so, with the way to all brands", async () => {
    const answer = await studio.ask("/finnes-ikke");
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain("Siden finnes ikke");
    expect(html).toContain('<a href="/">Alle merker</a>');
  });

  const til = "/privat/forsikring/oversikt/";
  test("the gallery is in the brand's page, with its edited theme and the policy of a preview", async () => {
    expect(await (await studio.ask("/api/gallery")).json()).toMatchObject({ pages: [{ title: "Melding" }] });
    await change(({ theme }) => ({ theme: theme.replace(anyColour, colourText("#123456")) }));
    const page = await studio.ask("/galleri/?visning=melding&tilstand=0", { host });
    const html = await page.text();
    expect(html).toContain('src="/studio/galleri.js"');
    expect(html).toContain("#123456");
    // Its texts say which fields make them, as those of the portal do.
    expect(readMarks(html).some(({ path }) => String(path) === "texts,felles,close")).toBe(true);
    expect(page.headers.get("Content-Security-Policy")).toContain(`frame-ancestors ${StudioHarness.origin}`);
    const script = await (await studio.ask("/studio/galleri.js", { host })).text();
    expect(script).toBe('import "/galleri/assets/galleri-0.js";\nbridge()');
    expect(await (await studio.ask("/galleri/assets/galleri-0.js", { host })).text()).toBe("gallery()");
    expect((await studio.ask("/galleri/assets/other.js", { host })).status).toBe(404);
  });

  test("what is saved has a host of its own, and stays as it is while the text is edited", async () => {
    const saved = { host: "1--lagret--fjord.studio.localhost:8010" };
    const before = await (await studio.ask(til, saved)).text();
    await change(({ descriptor }) => ({ descriptor: descriptor.replace('"name": "', '"name": "Nytt ') }));
    expect(await (await studio.ask(til, saved)).text()).toBe(before);
    expect(withoutMarks(await (await studio.ask(til, { host })).text())).toContain('"name":"Nytt ');
  });

  test("says which field makes what is seen", async () => {
    const sources = (await (await studio.ask("/api/brands/fjord/sources")).json()) as readonly FieldSource[];
    const { texts } = await studio.open();
    const phone = /"telefon":\s*"([\d ]+)"/.exec(texts.descriptor)?.[1];
    expect(sources).toContainEqual({
      kind: "descriptor",
      path: ["footer", "contact", "telefon"],
      seenAs: "phone",
      value: phone?.replaceAll(" ", ""),
    });
    const at = (path: readonly string[]) => sources.find((source) => source.path.join() === path.join());
    expect(at(["texts", "skall", "nav.tilbud"])).toMatchObject({ seenAs: "text" });
    expect(at(["assets", "logo"])?.value).toMatch(/^\/privat\/forsikring\/oversikt\/assets\/logo-/);
    expect(at(["color", "action"])).toMatchObject({ kind: "theme", value: "--color-action" });
    // A name in another system could only match by accident.
    expect(sources.some(({ path }) => path.includes("cookieConsent"))).toBe(false);
  });
});
