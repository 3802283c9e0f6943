import { describe, expect, test } from "vitest";
import { type FixtureFiles, withFolder } from "#tests/support/brandFixtures/fixtureFolder.ts";
import { fixtureInEnglish } from "#tests/support/brandFixtures/fixtureInEnglish.ts";
import { layersOf, provenance } from "../layers.ts";
import { loadBrands } from "../loadBrands.ts";
import { loadWorkspace } from "../loadWorkspace.ts";
import { inLanguage } from "#contract/descriptor/inLanguage.ts";
import { isTranslated } from "./DescriptorFile.ts";

const descriptor = "tenants/fjord/tenant.jsonc";
const english = "tenants/fjord/tenant.en.jsonc";
const baseEnglish = "tenants/base.en.jsonc";

const brandsOf = (files: FixtureFiles) => withFolder(files, async (folder) => (await loadBrands(folder)).brands);

const swapped = (files: FixtureFiles, file: string, from: string, to: string): FixtureFiles => {
  const text = String(files[file]);
  if (!text.includes(from)) throw new Error(`${file} does not have ${from}`);
  return { ...files, [file]: text.replace(from, () => to) };
};

describe("a brand in several languages (spec: brands-50, brands-51)", () => {
  test("has each of them, its own first; the texts differ, and nothing else", async () => {
    const [brand] = await brandsOf(await fixtureInEnglish());
    expect(brand?.languages.map(({ language }) => language)).toEqual(["nb", "en"]);
    const [own, other] = brand?.languages ?? [];
    expect(own?.tenant.marketing.heroTitle).toBe("Godt å ha deg her");
    expect(other?.tenant.marketing.heroTitle).toBe("Good to have you here");
    expect(other?.tenant.faq).toEqual([{ question: "Where is my insurance?", answer: "It may be in another name." }]);
    expect(other?.tenant).toMatchObject({ name: own?.tenant.name, urls: own?.tenant.urls });
    expect(other?.tenant.footer.contact).toEqual({ ...own?.tenant.footer.contact, navn: "Customer service" });
    expect(other?.environments).toEqual(own?.environments);
  });

  test("may have another one as its own: the base is read in that language too", async () => {
    const files = await fixtureInEnglish();
    const { [descriptor]: text, [english]: texts, ...others } = swapped(files, descriptor, '["nb", "en"]', '["en"]');
    expect(texts).toBeDefined();
    const [brand] = await brandsOf({ ...others, [descriptor]: String(text) });
    expect(brand?.languages.map(({ language }) => language)).toEqual(["en"]);
    expect(brand?.languages[0].tenant.faq[0]?.question).toBe("Where is my insurance?");
  });

  test("has texts of one environment in each of them", async () => {
    const changed = swapped(
      swapped(await fixtureInEnglish(), descriptor, '"QA": {', '"QA": { "marketing": { "heroTitle": "Hei" },'),
      english,
      '"footer"',
      '"environments": { "QA": { "marketing": { "heroTitle": "Hi" } } }, "footer"',
    );
    const [brand] = await brandsOf(changed);
    const overlays = brand?.languages.map(({ environments }) => environments.QA.overlay);
    expect(overlays).toEqual([{ marketing: { heroTitle: "Hei" } }, { marketing: { heroTitle: "Hi" } }]);
  });

  test.each([
    ["a text", english, '"heroTitle": "Good to have you here",', ""],
    ["a text of the base", baseEnglish, ', "answer": "It may be in another name."', ""],
    ["an entry of a list", english, '{ "title": "Benefits", "text": "You get more." }', ""],
  ])("is in no release without %s in one of them; on this machine it has the others", async (_, file, from, to) => {
    await withFolder(swapped(await fixtureInEnglish(), file, from, to), async (folder) => {
      expect((await loadBrands(folder)).brands).toEqual([]);
      const { brands } = await loadBrands(folder, "local");
      expect(brands.map(({ languages }) => languages.map(({ language }) => language))).toEqual([["nb"]]);
    });
  });

  test("has in each language the place of every value", async () => {
    await withFolder(await fixtureInEnglish(), async (folder) => {
      const { base, brands } = loadWorkspace(folder);
      const [brand] = brands;
      if (brand === undefined) throw new Error("The brand was not read.");
      const placeOf = (...path: (string | number)[]) =>
        provenance(layersOf(base, brand.json, "QA", { language: "en" }), path).value;
      expect(placeOf("marketing", "purchaseInfo", 1, "text")).toMatchObject({ file: english, line: 10, column: 38 });
      expect(placeOf("faq", 0, "answer")).toMatchObject({ file: baseEnglish, line: 1 });
      expect(placeOf("footer", "contact", "telefon")).toMatchObject({ file: descriptor });
      expect(placeOf("nativeBridge")).toMatchObject({ file: "tenants/base.jsonc" });
    });
  });
});

describe("a value in another language", () => {
  test("has that language's texts, entry by entry in a list, and everything else as it was", () => {
    const faq = [
      { question: "Hva?", answer: "Det.", link: { text: "Se", url: "/a" } },
      { question: "Hvor?", answer: "Her.", link: { text: "Les", url: "/b" } },
    ];
    const texts = { faq: [{ question: "What?", answer: "That.", link: { text: "See" } }, { question: "Where?" }] };
    expect(inLanguage({ faq, theme: "fjord" }, texts, isTranslated)).toEqual({
      faq: [
        { question: "What?", answer: "That.", link: { text: "See", url: "/a" } },
        { question: "Where?", link: { url: "/b" } },
      ],
      theme: "fjord",
    });
  });

  test("is removed where it is removed in the brand's own", () => {
    const removed = { marketing: { heroLead: null, carCampaign: null } };
    expect(inLanguage(removed, { marketing: { heroLead: "Hi" } }, isTranslated)).toEqual(removed);
  });
});
