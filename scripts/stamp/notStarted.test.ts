import { parseAst } from "vite";
import { beforeAll, describe, expect, test } from "vitest";
import { loadBrands } from "#scripts/brands/loadBrands.ts";
import { compilePageScripts } from "#scripts/compile/compile.ts";
import { repository } from "#scripts/files/repository.ts";
import { madeUpCompilation, madeUpInput, withValues } from "#tests/support/stampInput.ts";
import { brandInput } from "./brandInput.ts";
import { readBrandImages } from "./brandImages.ts";
import { cspHash } from "./digest.ts";
import { stamp, type Stamped } from "./stamp.ts";
import { verifyPages } from "./verifyPages.ts";

const pageOf = ({ files }: Stamped, file = "index.html") =>
  new TextDecoder().decode(files.find(({ path }) => path === file)?.bytes);

/** The element of a page, with ordinary spaces. */
function messageIn(page: string): string {
  const from = page.indexOf('<div id="not-started">');
  return page.slice(from, page.indexOf('<script type="', from)).replaceAll("\u00A0", " ");
}

/** A real brand in three languages. */
async function stampThreeLanguages(): Promise<Stamped> {
  const { brands } = await loadBrands(repository);
  const brand = brands.find(({ languages }) => languages.length === 3);
  if (brand === undefined) throw new Error("No brand has three languages.");
  const fonts = { families: [], own: [], files: [], css: () => "" };
  return stamp(brandInput(brand, await readBrandImages(brand), fonts), madeUpCompilation);
}

describe("A page whose portal does not start (spec: loading-24)", () => {
  test.each([
    ["index.html", "Nettleseren din er for gammel for denne siden", "Siden har ikke åpnet seg", "Prøv igjen", "Ring"],
    ["index.nn.html", "Nettlesaren din er for gammal for denne sida", "Sida har ikkje opna seg", "Prøv igjen", "Ring"],
    ["index.en.html", "Your browser is too old for this page", "The page has not opened", "Try again", "Call"],
  ])("%s says why in its language, with logo and phone number", async (file, tooOld, late, tryAgain, call) => {
    const message = messageIn(pageOf(await stampThreeLanguages(), file));
    expect(message).toContain(`<h1>${tooOld}</h1>`);
    expect(message).toMatch(new RegExp(`data-title="${tooOld} – [^"]+"`));
    expect(message).toContain(`<h1>${late}</h1>`);
    expect(message).toContain(`<a data-when="late" href="">${tryAgain}</a>`);
    expect(message).toMatch(new RegExp(`<a href="tel:\\+47\\d{8}">${call} \\+47 [\\d ]+</a>`));
    expect(message).toMatch(/<img src="[^"]+\/logo-[\da-f]{8}\.svg" width="\d+" height="\d+" alt="[^"]+">/);
  });

  test("the script is in the head, the policy has its hash, and the page passes the check", async () => {
    const stamped = await stamp(await madeUpInput("alfa"), madeUpCompilation);
    const page = pageOf(stamped);
    expect(page.indexOf("<script>watchStart()</script>")).toBeLessThan(page.indexOf("<style>"));
    for (const { page: headers } of Object.values(stamped.headers))
      expect(headers["Content-Security-Policy"]).toContain(await cspHash("watchStart()"));
    const files = new Set([...stamped.files, ...madeUpCompilation.files].map(({ path }) => path));
    expect(await verifyPages(stamped, files)).toEqual([]);
  });

  test("a brand's words are text, never markup", async () => {
    const evil = `"><script>alert("&")</script>`;
    const reason = { heading: evil, text: evil, title: evil };
    const contact = { href: `tel:${evil}`, text: evil };
    const notStarted = { noScript: reason, tooOld: reason, late: reason, tryAgain: evil, contact };
    const named = withValues(await madeUpInput("alfa"), ({ tenant, texts }) => ({
      tenant: { ...tenant, name: evil },
      texts: { ...texts, notStarted },
    }));
    expect(pageOf(await stamp(named, madeUpCompilation))).not.toContain("<script>alert");
  });

  test("a brand without a phone number has its e-mail address there", async () => {
    const { brands } = await loadBrands(repository);
    const [brand] = brands;
    if (brand === undefined) throw new Error("There is no brand.");
    const [own] = brand.languages;
    const contact = { navn: "Kundesenteret", epost: "hei@alfa.example" };
    const tenant = { ...own.tenant, footer: { ...own.tenant.footer, contact } };
    const fonts = { families: [], own: [], files: [], css: () => "" };
    const images = await readBrandImages(brand);
    const page = pageOf(
      await stamp(brandInput({ ...brand, languages: [{ ...own, tenant }] }, images, fonts), madeUpCompilation),
    );
    expect(messageIn(page)).toContain('<a href="mailto:hei@alfa.example">Skriv til hei@alfa.example</a>');
  });

  test("the plain page, which the gallery has, has neither the script nor the message", async () => {
    const page = pageOf(await stamp(await madeUpInput("alfa"), madeUpCompilation, "plain"));
    expect(page).not.toMatch(/watchStart|not-started|data-start/);
  });
});

describe("The script that says so", () => {
  let code: string;
  beforeAll(async () => {
    code = (await compilePageScripts(repository)).watchStart;
  });

  test("is JavaScript of 2009, as every browser reads it (spec: loading-25)", () => {
    const older = new Set(
      "Program ExpressionStatement CallExpression FunctionExpression BlockStatement VariableDeclaration VariableDeclarator Identifier Literal MemberExpression FunctionDeclaration IfStatement LogicalExpression BinaryExpression ReturnStatement AssignmentExpression ConditionalExpression UnaryExpression".split(
        " ",
      ),
    );
    const found = new Set<string>();
    JSON.stringify(parseAst(code), (_, value: unknown) => {
      if (typeof value !== "object" || value === null || !("type" in value)) return value;
      const { type, kind, operator, optional } = value as Readonly<Partial<Record<string, string | boolean>>>;
      if (!older.has(String(type))) found.add(String(type));
      if (kind === "let" || kind === "const") found.add(kind);
      if (operator === "??" || operator === "**") found.add(operator);
      if (optional === true) found.add("?.");
      return value;
    });
    expect([...found]).toEqual([]);
  });

  test("is small: every page has it", () => {
    expect(code.length).toBeLessThan(1500);
    expect(code).not.toContain("//");
  });
});
