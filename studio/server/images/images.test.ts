import { readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { repository } from "#scripts/files/repository.ts";
import { StudioHarness } from "#studio/test/support/StudioHarness.ts";
import type { CheckedDocument, ImageProblem, OfferedImage, StudioDocument } from "#studio/document/StudioDocument.ts";

let studio: StudioHarness;
beforeAll(async () => {
  studio = await StudioHarness.create();
});
afterAll(() => studio.close());

const svg = (content: string, attributes = 'viewBox="0 0 40 40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;
const drawn = svg('<rect width="40" height="40" fill="#123456"/>');

const offer = (data: string | Uint8Array, kind = "logo", headers: Readonly<Record<string, string>> = {}) =>
  studio.ask(`/api/brands/fjord/images/${kind}/check`, {
    method: "POST",
    headers,
    body: JSON.stringify({ data: Buffer.from(data).toString("base64") }),
  });
const offered = async (data: string | Uint8Array, kind?: string) =>
  (await (await offer(data, kind)).json()) as OfferedImage;

/** Images that could do something else than draw, or that no portal can show. */
const hostile: readonly (readonly [string, string])[] = [
  ["a script", svg("<script>alert(1)</script>")],
  ["a handler", svg('<rect width="4" height="4" onload="alert(1)"/>')],
  ["a page inside it", svg('<foreignObject><iframe src="https://evil.example"/></foreignObject>')],
  ["an image of another host", svg('<image href="https://evil.example/x.png"/>')],
  ["an address that runs", svg('<a href="javascript:alert(1)"><rect width="4" height="4"/></a>')],
  ["a style that loads", svg("<style>@import url(https://evil.example/x.css)</style>")],
  ["an entity", `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg("<text>&x;</text>")}`],
  ["a million copies", svg('<g id="a"><use href="#a"/></g>')],
  [
    "entities that grow a million times",
    `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 6 }, (_, at) => `<!ENTITY a${at} "${(at === 0 ? "&a;" : `&a${at - 1};`).repeat(10)}">`).join("")}]>${svg("<text>&a5;</text>")}`,
  ],
  [
    "an image of 50,000 by 50,000 points",
    svg("", 'viewBox="0 0 50000 50000"').replace("</svg>", `<image href="data:image/png;base64,iVBORw0KGgo="/></svg>`),
  ],
  [
    "a font with an image that has a font",
    svg(
      '<font><font-face><font-face-src><font-face-uri href="data:image/svg+xml,&lt;svg/&gt;"/></font-face-src></font-face></font>',
    ),
  ],
  ["no image", "<html><body>Hei</body></html>"],
  ["nothing", ""],
  ["more than 50 kB", svg(`<path d="M0 0h40v40H0z ${"m1 1 ".repeat(12_000)}"/>`)],
];

describe("A file is checked before it is stored", () => {
  let before: StudioDocument;
  beforeEach(async () => {
    before = await studio.open();
  });

  test.each(hostile)("%s is refused, with a reason in bokmål, and changes nothing", async (_, text) => {
    const answer = await offered(text);
    expect(answer.status).toBe("refused");
    expect(answer.status === "refused" && answer.problems[0]?.message).toMatch(/^(Bildet|Filen|Henvisningen) /);
    expect(await studio.open()).toEqual(before);
  });

  test.each(hostile.filter(([, text]) => text !== ""))("%s is refused as an edit too", async (_, text) => {
    const answer = await studio.put(before.revision, { ...before.texts, logo: text });
    expect(answer.status).toBe(422);
    const { problems, ...refusal } = (await answer.json()) as { readonly problems: readonly ImageProblem[] };
    expect(refusal).toEqual({ refused: "image", image: "logo" });
    expect(problems[0]?.message).toMatch(/^(Bildet|Filen|Henvisningen) /);
    expect(await studio.open()).toEqual(before);
  });

  test.each([
    ["PNG", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]],
    // The header says 50,000 by 50,000 points: nobody unpacks them.
    [
      "PNG",
      [
        0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0xc3, 0x50, 0, 0,
        0xc3, 0x50,
      ],
    ],
    ["JPEG", [0xff, 0xd8, 0xff, 0xe0]],
    ["PDF", [0x25, 0x50, 0x44, 0x46, 0x2d]],
    ["SVGZ", [0x1f, 0x8b, 0x08]],
  ])("a file of the format %s is recognised, with any name", async (format, bytes) => {
    expect(await offered(new Uint8Array(bytes))).toEqual({ status: "refused", format, problems: [] });
  });

  test("a drawing with data of its program is accepted as it is", async () => {
    const drawing = await readFile(join(repository, "tests/support/drawings/inkscape/inkscape.svg"), "utf8");
    expect(await offered(drawing)).toMatchObject({ status: "accepted", text: drawing, hasLetters: false });
  });

  test("what is wrong with a drawing names the setting of its program", async () => {
    const drawing = svg('<image href="#a"/>', 'xmlns:serif="http://www.serif.com/" viewBox="0 0 40 40"');
    expect(JSON.stringify(await offered(drawing))).toContain(
      "sett Rasterise til Nothing når du eksporterer fra Affinity",
    );
  });

  test("a byte-order mark is left out", async () => {
    expect(await offered(`\u{feff}${drawn}`)).toEqual({
      status: "accepted",
      text: drawn,
      hasLetters: false,
      colours: [],
    });
  });

  test("letters that are text and not shapes are pointed out", async () => {
    const written = svg('<g><text y="9">Fjord</text></g>');
    expect(await offered(written)).toEqual({
      status: "accepted",
      text: written,
      hasLetters: true,
      colours: ["#000000"],
    });
  });

  test("an icon is square, a logo need not be", async () => {
    const wide = svg('<rect width="80" height="40"/>', 'viewBox="0 0 80 40"');
    expect((await offered(wide, "logo")).status).toBe("accepted");
    expect((await offered(wide, "icon")).status).toBe("refused");
  });

  test.each(["../theme", "descriptor", "logo.svg", "__proto__"])("there is no image %s", async (kind) => {
    expect((await offer(drawn, encodeURIComponent(kind))).status).toBe(404);
  });

  test.each([
    ["another site", { Origin: "https://evil.example" }, 403],
    ["a previewed portal", { Origin: "http://0--fjord.studio.localhost:8010" }, 403],
    ["a form", { "Content-Type": "multipart/form-data" }, 415],
    ["no token", { Cookie: "" }, 401],
  ])("%s cannot offer one", async (_, headers, status) => {
    expect((await offer(drawn, "logo", headers)).status).toBe(status);
  });

  test("a request of more than 7 MB is refused before it is read", async () => {
    const headers = { "Content-Length": "7200000" };
    expect((await offer("x".repeat(5_400_000), "logo", headers)).status).toBe(413);
  });

  test("a file that is not base64 is refused", async () => {
    const body = JSON.stringify({ data: "<svg>" });
    const answer = await studio.ask("/api/brands/fjord/images/logo/check", { method: "POST", body });
    expect(answer.status).toBe(400);
  });
});

describe("Images are part of the document", () => {
  const folder = () => join(studio.folder, "tenants/fjord");
  const save = async (revision: number) =>
    (await (
      await studio.ask("/api/brands/fjord/save", { method: "POST", body: JSON.stringify({ revision }) })
    ).json()) as StudioDocument;

  test.each([
    ["memberLogo", "member-logo.svg"],
    ["logoDark", "logo.dark.svg"],
    ["recommendationImages.KRITISK_SYKDOM", "kritisk-sykdom.svg"],
  ] as const)("%s gets the file %s, and loses it when its text is empty", async (kind, file) => {
    const { revision, texts, paths } = await studio.open();
    expect([paths[kind], texts[kind]]).toEqual([`tenants/fjord/${file}`, ""]);
    const changed = (await (await studio.put(revision, { ...texts, [kind]: drawn })).json()) as StudioDocument;
    const saved = await save(changed.revision);
    expect(await readFile(join(folder(), file), "utf8")).toBe(drawn);
    const removed = (await (await studio.put(saved.revision, { ...texts, [kind]: "" })).json()) as StudioDocument;
    expect(await readdir(folder())).toContain(file);
    await save(removed.revision);
    expect(await readdir(folder())).not.toContain(file);
  });

  test("a file that is another image already is not that of a new one", async () => {
    const path = join(folder(), "tenant.jsonc");
    const text = await readFile(path, "utf8");
    await writeFile(path, text.replace('"icon.svg"', '"bil.svg"'));
    const { paths } = await studio.open();
    expect([paths.icon, paths["recommendationImages.BIL"]]).toEqual([
      "tenants/fjord/bil.svg",
      "tenants/fjord/bilde-bil.svg",
    ]);
    await writeFile(path, text);
  });

  test("a finding in an image names it", async () => {
    const path = join(folder(), "icon.svg");
    const text = await readFile(path, "utf8");
    await writeFile(path, svg("<script/>"));
    const { findings } = (await (await studio.ask("/api/brands/fjord/findings")).json()) as CheckedDocument;
    expect(findings.map(({ image }) => image)).toContain("icon");
    await writeFile(path, text);
  });

  test("a new logo is kept by a new server, seen in the preview, and on the disk only when it is saved", async () => {
    const { revision, texts, saved, preview, paths } = await studio.open();
    expect(paths.logo).toBe("tenants/fjord/logo.svg");
    const changed = (await (await studio.put(revision, { ...texts, logo: drawn })).json()) as StudioDocument;
    expect(changed.preview.status).toBe("current");
    expect(changed.preview.page).not.toBe(preview.page);
    expect(await readFile(join(folder(), "logo.svg"), "utf8")).toBe(saved.logo);

    studio.restart();
    const again = await studio.open();
    expect(again.texts.logo).toBe(drawn);
    expect(await (await studio.ask("/api/brands/fjord/logo.svg")).text()).toBe(drawn);
    const { findings } = (await (await studio.ask("/api/brands/fjord/findings")).json()) as CheckedDocument;
    expect(findings).toEqual([]);

    const files = await readdir(folder());
    const body = JSON.stringify({ revision: again.revision });
    expect((await studio.ask("/api/brands/fjord/save", { method: "POST", body })).status).toBe(200);
    expect(await readFile(join(folder(), "logo.svg"), "utf8")).toBe(drawn);
    expect(await readdir(folder())).toEqual(files);
  });

  test("an edit that has no images leaves them as they are", async () => {
    const { revision, texts } = await studio.open();
    const answer = await studio.put(revision, { descriptor: `${texts.descriptor}\n` });
    // Who has sent it knows the others: they are not sent back.
    expect(Object.keys((await answer.json()) as object)).not.toContain("texts");
    expect((await studio.open()).texts).toEqual({ ...texts, descriptor: `${texts.descriptor}\n` });
  });

  test("an image that is missing can be added", async () => {
    await rm(join(studio.folder, "tenants/vidde/icon.svg"));
    const path = "/api/brands/vidde/document";
    const { revision, texts } = (await (await studio.ask(path)).json()) as StudioDocument;
    expect(texts.icon).toBe("");
    const body = JSON.stringify({ revision, texts: { ...texts, icon: drawn } });
    const changed = (await (await studio.ask(path, { method: "PUT", body })).json()) as StudioDocument;
    expect(changed.preview.status).toBe("current");
    const saved = await studio.ask("/api/brands/vidde/save", {
      method: "POST",
      body: JSON.stringify({ revision: changed.revision }),
    });
    expect(saved.status).toBe(200);
    expect(await readFile(join(studio.folder, "tenants/vidde/icon.svg"), "utf8")).toBe(drawn);
  });

  test.each(["../fjord/logo.svg", "/etc/passwd", "tenant.jsonc", "logo.svg/../../x.svg"])(
    "a descriptor that names %s as its logo gets logo.svg of its own folder",
    async (file) => {
      const path = join(studio.folder, "tenants/vidde/tenant.jsonc");
      const text = await readFile(path, "utf8");
      await writeFile(path, text.replace('"logo.svg"', JSON.stringify(file)));
      const { paths } = (await (await studio.ask("/api/brands/vidde/document")).json()) as StudioDocument;
      expect(paths.logo).toBe("tenants/vidde/logo.svg");
      await writeFile(path, text);
    },
  );

  test("an image that is a link is neither read nor written", async () => {
    const secret = join(studio.folder, "secret.svg");
    await writeFile(secret, "secret");
    const logo = join(studio.folder, "tenants/vidde/logo.svg");
    await rm(logo);
    await symlink(secret, logo);
    const path = "/api/brands/vidde/document";
    const { revision, texts } = (await (await studio.ask(path)).json()) as StudioDocument;
    expect(texts.logo).toBe("");
    const put = await studio.ask(path, {
      method: "PUT",
      body: JSON.stringify({ revision, texts: { ...texts, logo: drawn } }),
    });
    const changed = (await put.json()) as StudioDocument;
    const body = JSON.stringify({ revision: changed.revision });
    expect((await studio.ask("/api/brands/vidde/save", { method: "POST", body })).status).toBe(403);
    expect(await readFile(secret, "utf8")).toBe("secret");
  });
});
