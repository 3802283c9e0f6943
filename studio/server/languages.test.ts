import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { FieldSource } from "#studio/document/FieldSource.ts";
import type { CheckedDocument, StudioBrand, StudioDocument } from "#studio/document/StudioDocument.ts";
import { requestedBy } from "#contract/headers.ts";
import { fixtureInEnglish } from "#tests/support/brandFixtures/fixtureInEnglish.ts";
import { StudioHarness } from "#studio/test/support/StudioHarness.ts";

const english = "tenants/fjord/tenant.en.jsonc";
const host = "0--fjord.studio.localhost:8010";

let studio: StudioHarness;
beforeEach(async () => {
  studio = await StudioHarness.create(await fixtureInEnglish());
});
afterEach(() => studio.close());

const replaced = (text: string | undefined, from: string, to: string): string => {
  if (text?.includes(from) !== true) throw new Error(`The text does not have ${from}`);
  return text.replace(from, () => to);
};

async function put(document: StudioDocument, change: Partial<StudioDocument["texts"]>): Promise<StudioDocument> {
  await studio.put(document.revision, change);
  return studio.open();
}

const save = async ({ revision }: StudioDocument): Promise<StudioDocument> =>
  (await (
    await studio.ask("/api/brands/fjord/save", { method: "POST", body: JSON.stringify({ revision }) })
  ).json()) as StudioDocument;

const findings = async () =>
  ((await (await studio.ask("/api/brands/fjord/findings")).json()) as CheckedDocument).findings;

const pageIn = async (language: string): Promise<string> =>
  (await studio.ask(`/privat/forsikring/oversikt/?sprak=${language}`, { host })).text();

const withoutMarks = (page: string): string => page.replaceAll(/[\u{E0000}-\u{E007F}]/gu, "");

describe("The texts of a brand in another language", () => {
  test("are a file of its document: shown, saved, and removed with the language", async () => {
    const opened = await studio.open();
    expect(opened.paths).toMatchObject({ en: english, nn: "tenants/fjord/tenant.nn.jsonc" });
    expect(opened.texts.nn).toBe("");
    const edited = await put(opened, { en: replaced(opened.texts.en, "Good to have you here", "Nice to see you") });
    expect(await pageIn("en")).toContain("Nice to see you");
    await save(edited);
    expect(readFileSync(join(studio.folder, english), "utf8")).toContain("Nice to see you");
    const descriptor = replaced(edited.texts.descriptor, '"languages": ["nb", "en"], ', "");
    const without = await put(await studio.open(), { descriptor, en: "" });
    expect(await findings()).toEqual([]);
    await save(without);
    expect(existsSync(join(studio.folder, english))).toBe(false);
  });

  test("have a finding that leads to the file without the text, in words that name the language", async () => {
    const opened = await studio.open();
    await put(opened, { en: replaced(opened.texts.en, '"heroTitle": "Good to have you here",', "") });
    const [finding] = await findings();
    expect(finding).toMatchObject({ kind: "descriptor", missingIn: "en", code: "missing-translation" });
    expect(finding?.plain?.message).toBe("«Overskriften på oversikten» mangler på engelsk");
  });

  test("have a finding for each language that lacks one", async () => {
    const opened = await studio.open();
    await put(opened, {
      descriptor: replaced(opened.texts.descriptor, '["nb", "en"]', '["nb", "en", "nn"]'),
      en: replaced(opened.texts.en, '"heroTitle": "Good to have you here",', ""),
      nn: replaced(opened.texts.en, '"heroTitle": "Good to have you here",', ""),
    });
    const said = (await findings()).map(({ plain }) => plain?.message);
    expect(said).toContain("«Overskriften på oversikten» mangler på engelsk");
    expect(said).toContain("«Overskriften på oversikten» mangler på nynorsk");
  });

  test("have one finding for a list, which says how many texts it has: the tabs of the languages count those", async () => {
    const opened = await studio.open();
    const list = /,\s*"purchaseInfo": \[[^\]]*\]/.exec(opened.texts.en ?? "")?.[0] ?? "";
    await put(opened, { en: replaced(opened.texts.en, list, "") });
    expect((await findings()).map(({ plain }) => plain?.message)).toEqual([
      "«Ruter på kjøpssiden» mangler på engelsk: 4 tekster",
    ]);
  });
});

test("a brand with a missing text is listed with its error and its logo: its portal can be shown", async () => {
  const opened = await studio.open();
  await put(opened, { en: replaced(opened.texts.en, '"heroTitle": "Good to have you here",', "") });
  const [brand] = (await (await studio.ask("/api/brands")).json()) as StudioBrand[];
  expect(brand).toMatchObject({ errors: 1, logo: "/api/brands/fjord/logo.svg" });
  // Without its theme there is no portal to show.
  const { texts, revision } = await studio.open();
  const descriptor = replaced(texts.descriptor, '"theme": "fjord"', '"theme": "finnes-ikke"');
  await studio.put(revision, { ...texts, descriptor });
  const [without] = (await (await studio.ask("/api/brands")).json()) as StudioBrand[];
  expect(without).not.toHaveProperty("logo");
});

describe("The preview in another language", () => {
  test("has the contact of the edited text in it, from its back end too", async () => {
    const opened = await studio.open();
    await put(opened, { en: replaced(opened.texts.en, "Customer service", "Help desk") });
    const login = await studio.ask("/simulator/logg-inn?vei=nettbank", { host });
    const cookies = login.headers.getSetCookie().map((each) => each.split(";")[0]);
    const contactIn = async (language: string) => {
      const headers = {
        Cookie: cookies.join("; "),
        [requestedBy.name]: requestedBy.value,
        "Accept-Language": language,
      };
      const answer = await studio.ask("/api/privat/forsikring/auth/bankkontakt", { host, headers });
      return withoutMarks(await answer.text());
    };
    expect(await contactIn("en")).toContain("Help desk");
    expect(await contactIn("nb")).toContain("Kundesenteret");
  });

  test("has the portal's texts in it, and the brand's own where a text is missing", async () => {
    const opened = await studio.open();
    const edited = await put(opened, { en: replaced(opened.texts.en, '"heroTitle": "Good to have you here",', "") });
    expect(edited.preview.status).toBe("current");
    const page = withoutMarks(await pageIn("en"));
    expect(page).toContain('<html lang="en"');
    expect(page).toContain("Godt å ha deg her");
    expect(page).toContain("Skip to");
    expect(withoutMarks(await pageIn("nb"))).toContain('<html lang="nb"');
  });

  test("names what has changed in each language, and what of the brand is seen in it", async () => {
    const opened = await studio.open();
    const edited = await put(opened, { en: replaced(opened.texts.en, "Good to have you here", "Nice to see you") });
    expect(edited.preview.changed?.texts).toEqual([
      {
        language: "en",
        path: ["marketing", "heroTitle"],
        before: "Good to have you here",
        after: "Nice to see you",
      },
    ]);
    const answer = await studio.ask("/api/brands/fjord/sources?language=en");
    const sources = (await answer.json()) as FieldSource[];
    expect(sources.find(({ path }) => path.join(".") === "marketing.heroTitle")?.value).toBe("Nice to see you");
    expect(sources.find(({ path }) => path.join(".") === "texts.skall.nav.tilbud")?.value).toBe("Offers");
  });

  test("has the texts of its environment", async () => {
    const opened = await studio.open();
    await put(opened, {
      descriptor: replaced(opened.texts.descriptor, '"QA": {', '"QA": { "marketing": { "heroTitle": "Hei QA" },'),
      en: replaced(
        opened.texts.en,
        '"footer"',
        '"environments": { "QA": { "marketing": { "heroTitle": "Hi QA" } } }, "footer"',
      ),
    });
    const address = "/privat/forsikring/oversikt/?sprak=en";
    const page = await (await studio.ask(address, { host: "1--qa--fjord.studio.localhost:8010" })).text();
    expect(withoutMarks(page)).toContain("Hi QA");
  });
});
