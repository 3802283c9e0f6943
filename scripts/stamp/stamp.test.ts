import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { baseFolder } from "#contract/basePath.ts";
import { pageContent } from "./pageResources.ts";
import { cspHash } from "./digest.ts";
import { stamp, type Stamped } from "./stamp.ts";
import type { StampInput } from "./StampInput.ts";
import { languageTexts } from "#scripts/compile/languageTexts.ts";
import { inLanguages, madeUpCompilation, madeUpInput, withValues } from "#tests/support/stampInput.ts";

let input: StampInput;
beforeAll(async () => {
  input = await madeUpInput("alfa");
});

const text = (stamped: Stamped, path: string) =>
  new TextDecoder().decode(stamped.files.find((file) => file.path === path)?.bytes);
const page = (stamped: Stamped) => text(stamped, "index.html");
const blockIn = (source: string): unknown =>
  JSON.parse(/<script type="application\/json" id="brand">(.*)<\/script>/.exec(source)?.[1] ?? "");
const urls = (source: string, what: string) =>
  pageContent(source).resources.flatMap((one) => (one.what === what && "url" in one.source ? [one.source.url] : []));

/** The chunks, with that of the choice between light and dark. */
const withChoice = [
  ...madeUpCompilation.files,
  { path: "assets/SchemeChoice-0.js", bytes: new TextEncoder().encode("//") },
];

describe("Stamping (docs/decisions/0001)", () => {
  test("the same input gives the same bytes", async () => {
    const [first, second] = await Promise.all([stamp(input, madeUpCompilation), stamp(input, madeUpCompilation)]);
    expect(first.files).toEqual(second.files);
  });

  test("the image of a recommended product is published, and the brand block has its address (spec: anbefalinger-19)", async () => {
    const { files, block } = await stamp({ ...input, recommendationImages: { BIL: input.logo } }, madeUpCompilation);
    const path = files.map((file) => file.path).find((each) => each.startsWith("assets/bil-"));
    expect(path).toMatch(/^assets\/bil-[0-9a-f]{8}\.svg$/);
    const { width, height } = input.logo;
    expect(block.assets.recommendationImages).toEqual({ BIL: { url: `${baseFolder}${path}`, width, height } });
  });

  test("a changed logo renames only its own file", async () => {
    const before = await stamp(input, madeUpCompilation);
    const logo = { ...input.logo, bytes: new TextEncoder().encode("<svg/>") };
    const after = await stamp({ ...input, logo }, madeUpCompilation);
    const kept = new Set(after.files.map(({ path }) => path));
    const renamed = before.files.map(({ path }) => path).filter((path) => !kept.has(path));
    expect(renamed).toEqual([expect.stringMatching(/^assets\/logo-[0-9a-f]{8}\.svg$/)]);
  });

  test("the first script starts the calls and is in the page; main is the only script file", async () => {
    const stamped = await stamp(input, madeUpCompilation);
    const source = page(stamped);
    expect(source.indexOf("<script>boot()</script>")).toBeLessThan(source.indexOf("<style>"));
    expect(urls(source, "<script src>").map((url) => url.split("/").at(-1))).toEqual(["main-0.js"]);
    const hash = await cspHash("boot()");
    for (const { page: headers } of Object.values(stamped.headers))
      expect(headers["Content-Security-Policy"]).toContain(`script-src 'self' ${hash} `);
  });

  test("the plain page has no inline script, and its policy admits none", async () => {
    const stamped = await stamp(input, madeUpCompilation, "plain");
    expect(page(stamped)).not.toContain("<script>");
    expect(stamped.headers.Production.page["Content-Security-Policy"]).toContain("script-src 'self';");
  });

  test("the page has the digest of every script, and the policy that of the list (spec: brands-19)", async () => {
    const stamped = await stamp(input, madeUpCompilation);
    const source = page(stamped);
    const list = /<script type="importmap">(.+)<\/script>/.exec(source)?.[1] ?? "";
    const { integrity } = JSON.parse(list) as { integrity: Record<string, string> };
    expect(Object.keys(integrity)).toEqual(madeUpCompilation.files.map(({ path }) => baseFolder + path));
    for (const { path, bytes } of madeUpCompilation.files)
      expect(integrity[baseFolder + path]).toBe(`sha256-${createHash("sha256").update(bytes).digest("base64")}`);
    for (const path of [madeUpCompilation.main, ...madeUpCompilation.overview])
      expect(source).toContain(`"${baseFolder}${path}" integrity="${integrity[baseFolder + path]}"`);
    // A browser ignores an import map after the first module.
    expect(source.indexOf("importmap")).toBeLessThan(source.indexOf("modulepreload"));
    expect(stamped.headers.Production.page["Content-Security-Policy"]).toContain(await cspHash(list));
  });

  test("the page has the texts of the first page, and the address and digest of the file with the others (spec: languages-1)", async () => {
    const { texts } = madeUpCompilation;
    const other = languageTexts("en", { felles: { close: "Close" }, tilbud: { title: "Offers" } });
    const several = { ...madeUpCompilation, texts: { ...texts, en: other } };
    const { files, block } = await stamp(input, several);
    expect(block.texts).toEqual(texts.nb?.first);
    const published = files.filter(({ path }) => path.startsWith("assets/texts-"));
    // A brand has the files of its own languages only.
    expect(published).toEqual([texts.nb?.later?.file]);
    const [{ path, bytes } = { path: "", bytes: "" }] = published;
    const integrity = `sha256-${createHash("sha256").update(bytes).digest("base64")}`;
    expect(block.laterTexts).toEqual({ url: baseFolder + path, integrity });
    const both = await stamp(inLanguages(input, "en"), several);
    const later = both.files.filter((file) => file.path.startsWith("assets/texts-"));
    expect(later).toEqual([texts.nb?.later?.file, other.later?.file]);
    expect(blockIn(text(both, "index.en.html"))).toMatchObject({ texts: other.first });
    await expect(stamp(inLanguages(input, "nn"), { ...several, texts: {} })).rejects.toThrow("there are no texts");
  });

  test("code that could end its script element is refused", async () => {
    await expect(stamp(input, { ...madeUpCompilation, boot: "'</script>'" })).rejects.toThrow(
      "would change where it ends",
    );
  });

  test("preloads the overview's modules, then the first font, and nothing else", async () => {
    const source = page(await stamp(input, madeUpCompilation));
    expect(urls(source, "<link href>").map((url) => url.replace(/^.*assets\/|-[0-9a-f]{8}(?=\.)/g, ""))).toEqual([
      "icon.svg",
      "vendor-0.js",
      "OversiktPage-0.js",
      "skrift-latin.woff2",
    ]);
  });

  test("has each other page's head and modules in a template, with their digests (spec: loading-16, loading-22)", async () => {
    const pages = ["/tilbud", "/betaling", "/kjopsinnganger"].map((path) => ({
      path,
      scripts: ["assets/TilbudPage-0.js"],
    }));
    const files = [...madeUpCompilation.files, { path: "assets/TilbudPage-0.js", bytes: new Uint8Array() }];
    const source = page(await stamp(input, { ...madeUpCompilation, files, pages }));
    const link =
      /^<link rel="modulepreload" href="[^"]*\/TilbudPage-0\.js" integrity="sha256-[^"]+" fetchpriority="low">/;
    const [offers, payment, purchase] = pages.map(
      ({ path }) => source.split(`<template id="${path}">`)[1]?.split("</template>")[0],
    );
    const texts =
      /^<link rel="preload" href="[^"]*\/texts-nb-[\da-f]{8}\.json" as="fetch" crossorigin fetchpriority="low">/;
    expect(offers).toMatch(link);
    expect(offers?.replace(link, "")).toMatch(texts);
    expect(offers?.replace(link, "").replace(texts, "")).toBe("<h1>Tilbud</h1>");
    expect(payment?.replace(link, "").replace(texts, "")).toBe("");
    expect(purchase).toBe(undefined);
  });

  test("font preloads come after the code and wait for their media attribute (docs/decisions/0012)", async () => {
    const source = page(await stamp(input, madeUpCompilation));
    const font = /<link rel="preload" href="[^"]*skrift-latin-[^"]*\.woff2" as="font"[^>]*>/.exec(source);
    expect(font?.[0]).toContain('media="not all"');
    expect(font?.index).toBeGreaterThan(source.lastIndexOf('<script type="module"'));
    expect(source).toContain(":root:not([data-fonts]){");
  });

  test("the skeleton is still until the fonts are there, and moves at once in a brand without fonts", async () => {
    const still = ":root:not([data-fonts]) [data-shape]{animation:none}";
    expect(page(await stamp(input, madeUpCompilation))).toContain(still);
    expect(page(await stamp({ ...input, fonts: [], fontCss: () => "" }, madeUpCompilation))).not.toContain(
      "data-fonts",
    );
  });

  test("a brand with light alone has not a byte for another scheme (spec: scheme-23)", async () => {
    const { dark: _, ...light } = input;
    const stamped = await stamp(light, { ...madeUpCompilation, files: withChoice });
    const source = page(stamped);
    expect(source).toContain('<meta name="color-scheme" content="only light">');
    expect(source.match(/<meta name="theme-color"[^>]*>/g)).toEqual([
      `<meta name="theme-color" content="${input.themeColor}">`,
    ]);
    expect(source).not.toMatch(/dark|prefers-color-scheme|data-scheme|scheme\(\)/i);
    // Every script that the portal's code names has its digest in the page, also one that this brand never asks for.
    expect(source.match(/SchemeChoice/g)).toHaveLength(1);
    expect(stamped.block).not.toHaveProperty("hasDark");
    expect(JSON.stringify(stamped.headers)).not.toContain(await cspHash("scheme()"));
  });

  describe("a brand with a dark theme", () => {
    const dark = { themeColor: "#101418", grounds: {} };
    const stampDark = (more: Partial<StampInput["dark"]> = {}) =>
      stamp({ ...input, dark: { ...dark, ...more } }, { ...madeUpCompilation, files: withChoice });

    test("has the colour of the browser's bar for both schemes, and says that it has both (spec: scheme-24)", async () => {
      const source = page(await stampDark());
      expect(source).toContain('<meta name="color-scheme" content="light dark">');
      expect(source.match(/<meta name="theme-color"[^>]*>/g)).toEqual([
        `<meta name="theme-color" media="(prefers-color-scheme:light)" data-scheme="light" content="${input.themeColor}">`,
        '<meta name="theme-color" media="(prefers-color-scheme:dark)" data-scheme="dark" content="#101418">',
      ]);
    });

    test("shows the customer's choice before any style, by a script with its hash in the policy (spec: scheme-25)", async () => {
      const stamped = await stampDark();
      const source = page(stamped);
      const script = source.indexOf("<script>scheme()</script>");
      expect(script).toBeGreaterThan(source.lastIndexOf('name="theme-color"'));
      expect(script).toBeLessThan(source.indexOf("<style>"));
      const hash = await cspHash("scheme()");
      for (const { page: headers } of Object.values(stamped.headers))
        expect(headers["Content-Security-Policy"]).toContain(hash);
      expect(stamped.block.hasDark).toBe(true);
      expect(source).toContain("SchemeChoice-0.js");
    });

    test("a logo of its own takes the place of the logo (spec: scheme-26)", async () => {
      const logo = { ...input.logo, bytes: new TextEncoder().encode("<svg/>") };
      const { files, block, ...rest } = await stampDark({ logo });
      const path = files.map((file) => file.path).find((each) => each.startsWith("assets/logo-dark-"));
      const source = page({ files, block, ...rest });
      const rule = `img[src="${block.assets.logo.url}"]{object-position:-200vmax 0;background-image:url(${baseFolder}${path});`;
      expect(source.split(rule)).toHaveLength(3);
    });

    test("an image that would not be seen gets a light surface, in both ways to the dark scheme (spec: scheme-27)", async () => {
      const { files, block, ...rest } = await stampDark({ grounds: { logo: "#fffffe" } });
      const source = page({ files, block, ...rest });
      for (const root of [":root:not([data-scheme=light])", ":root[data-scheme=dark]"])
        expect(source).toContain(`${root} img[src="${block.assets.logo.url}"]{background-color:#fffffe;`);
    });

    test("pictures of recommended products are toned, logos are not (spec: scheme-28)", async () => {
      const withImage = { ...input, recommendationImages: { BIL: input.logo }, dark };
      const { files, block, ...rest } = await stamp(withImage, madeUpCompilation);
      const toned = page({ files, block, ...rest }).match(/img\[src="[^"]*"\]\{filter:[^}]*\}/g);
      const url = block.assets.recommendationImages?.BIL?.url;
      expect(toned).toEqual([1, 2].map(() => `img[src="${url}"]{filter:brightness(.9)}`));
    });

    test("the plain page, which the gallery has, shows the chosen scheme too", async () => {
      const source = page(await stamp({ ...input, dark }, madeUpCompilation, "plain"));
      expect(source).toContain(`<script>${madeUpCompilation.scheme.script}</script>`);
    });
  });

  test("the brand block reads back as what the portal expects", async () => {
    const stamped = await stamp(input, madeUpCompilation);
    const json = /<script type="application\/json" id="brand">(.*)<\/script>/.exec(page(stamped))?.[1];
    expect(JSON.parse(json ?? "")).toEqual(stamped.block);
    expect(stamped.block.tenant).toEqual(input.languages[0].tenant);
  });

  test("is in bokmål, with title and description, may be zoomed and stays out of search engines", async () => {
    const source = page(await stamp(input, madeUpCompilation));
    expect(source).toContain('<html lang="nb" data-card=');
    expect(source).toContain("<title>Forsikringsoversikt – Forsikring alfa</title>");
    expect(source).toMatch(/<meta name="description" content="[^"]*Forsikring alfa/);
    expect(source).toMatch(/<meta name="robots" content="noindex">/);
    expect(source).not.toMatch(/user-scalable|maximum-scale/);
  });

  test("a brand's name is always text, never markup", async () => {
    const name = `A</title><script>alert("&")</script>$'`;
    const named = withValues(input, ({ tenant, texts }) => ({
      tenant: { ...tenant, name },
      texts: { ...texts, title: name, description: name },
    }));
    const source = page(await stamp(named, madeUpCompilation));
    expect(source).not.toContain("<script>alert");
    const scripts = pageContent(source).resources.filter(({ what }) => what === "<script>");
    expect(scripts.map((script) => script.source)).toEqual([
      { inline: "boot()" },
      { inline: "watchStart()" },
      { inline: expect.stringMatching(/^\{"integrity":\{/) as string },
    ]);
  });

  test("the plain variant leaves out shell, early calls and preloads", async () => {
    const source = page(await stamp(input, madeUpCompilation, "plain"));
    expect(source).toContain('<div id="root"></div>');
    expect(urls(source, "<script src>").map((url) => url.split("/").at(-1))).toEqual(["main-0.js"]);
    expect(urls(source, "<link href>")).toHaveLength(1);
    expect(source).not.toContain("data-fonts");
    expect(source).not.toContain('as="font"');
  });

  test("refuses font rules with a font that the brand does not have", async () => {
    const fontCss = (urlOf: (name: string) => string) => urlOf("annen.woff2");
    await expect(stamp({ ...input, fontCss }, madeUpCompilation)).rejects.toThrow("annen.woff2");
  });
});

describe("The pages of a brand with several languages (spec: languages-20)", () => {
  const stampBoth = () => stamp(inLanguages(input, "en"), madeUpCompilation);

  test("there is one in each language, and each names all of them, the brand's own first", async () => {
    const stamped = await stampBoth();
    for (const [file, language] of [
      ["index.html", "nb"],
      ["index.en.html", "en"],
    ] as const) {
      const source = text(stamped, file);
      expect(source).toContain(`<html lang="${language}" `);
      // Its calls ask for the language (spec: languages-34).
      expect(source).toMatch(/<html [^>]*data-languages=""/);
      expect(source).toContain(`<title>Forsikringsoversikt – Forsikring alfa (${language})</title>`);
      expect(blockIn(source)).toMatchObject({ languages: ["nb", "en"] });
    }
  });

  test("what is not in a language is there once", async () => {
    const [one, both] = [await stamp(input, madeUpCompilation), await stampBoth()];
    const assetsOf = ({ files }: Stamped) => files.map(({ path }) => path).filter((path) => path.startsWith("assets/"));
    const shared = assetsOf(both).filter((path) => !path.startsWith("assets/texts-"));
    expect(shared).toEqual(assetsOf(one).filter((path) => !path.startsWith("assets/texts-")));
    expect(assetsOf(both)).toHaveLength(shared.length + 2);
  });

  test("headers name the languages, what the page depends on, and the hashes of all pages", async () => {
    const renderShell: typeof madeUpCompilation.renderShell = (block, ...texts) => ({
      ...madeUpCompilation.renderShell(block, ...texts),
      css: `main{order:${block.tenant.name.length}}`,
    });
    const several = inLanguages(input, "en");
    const [own, english] = several.languages;
    if (english === undefined) throw new Error("There is one language.");
    const longer = { ...english, tenant: { ...english.tenant, name: `${own.tenant.name} in English` } };
    const stamped = await stamp({ ...several, languages: [own, longer] }, { ...madeUpCompilation, renderShell });
    const styles = ["index.html", "index.en.html"].map((file) =>
      [...text(stamped, file).matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = ""]) => css),
    );
    expect(styles[0]).not.toEqual(styles[1]);
    for (const { languages, page: headers, assets } of Object.values(stamped.headers)) {
      expect(languages).toEqual(["nb", "en"]);
      expect(headers["Vary"]).toBe("Cookie, Accept-Language");
      expect(assets).not.toHaveProperty("Vary");
      for (const css of styles.flat()) expect(headers["Content-Security-Policy"]).toContain(await cspHash(css));
    }
  });

  test("a brand with one language has nothing of languages but that of its page", async () => {
    const stamped = await stamp(input, madeUpCompilation);
    expect(stamped.files.filter(({ path }) => path.endsWith(".html"))).toHaveLength(1);
    expect(stamped.block).not.toHaveProperty("languages");
    expect(page(stamped)).not.toContain("data-languages");
    for (const headers of Object.values(stamped.headers)) {
      expect(headers).not.toHaveProperty("languages");
      expect(headers.page).not.toHaveProperty("Vary");
    }
  });
});
