import { loadBrands } from "#scripts/brands/loadBrands.ts";
import { fixtureFiles, withFolder } from "./brandFixtures/fixtureFolder.ts";
import { brandInput } from "#scripts/stamp/brandInput.ts";
import { readBrandImages } from "#scripts/stamp/brandImages.ts";
import type { Compilation } from "#scripts/compile/compile.ts";
import { readLanguageTexts } from "#scripts/compile/readTexts.ts";
import { repository } from "#scripts/files/repository.ts";
import type { Language } from "#contract/pageLanguage.ts";
import { eachLanguage, type LanguageInput, type StampInput } from "#scripts/stamp/StampInput.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

/** Made-up chunks, enough to stamp a brand. */
export const madeUpCompilation: Compilation = {
  files: ["assets/main-0.js", "assets/vendor-0.js", "assets/OversiktPage-0.js"].map((path) => ({
    path,
    bytes: bytes(`// ${path}`),
  })),
  texts: readLanguageTexts(repository),
  boot: "boot()",
  watchStart: "watchStart()",
  scheme: { script: "scheme()" },
  main: "assets/main-0.js",
  overview: ["assets/vendor-0.js", "assets/OversiktPage-0.js"],
  pages: [],
  renderShell: ({ tenant, assets }) => ({
    html: `<main>${tenant.name.length}<img src="${assets.logo.url}" alt=""></main>`,
    pages: ["/tilbud", "/betaling"],
    heads: { "/tilbud": "<h1>Tilbud</h1>" },
    samples: "<section></section>",
    css: "main{margin:0}",
  }),
  pageCss: "body{margin:0}",
  products: [],
};

/** The stamp input of a made-up brand with its own font. */
export async function madeUpInput(id: string): Promise<StampInput> {
  return withFolder(await fixtureFiles(id), async (folder) => {
    const [brand] = (await loadBrands(folder)).brands;
    if (!brand) throw new Error("The fixture is not a valid brand.");
    return brandInput(brand, await readBrandImages(brand), {
      families: [],
      own: [],
      files: [
        { name: "skrift-latin.woff2", bytes: bytes("latin"), preload: true },
        { name: "skrift-latin-ext.woff2", bytes: bytes("latin-ext"), preload: false },
      ],
      css: (urlOf) =>
        ["skrift-latin.woff2", "skrift-latin-ext.woff2"]
          .map((name) => `@font-face{font-family:"Skrift";src:url("${urlOf(name)}")format("woff2")}`)
          .join(""),
    });
  });
}

/** The same brand with other values in each of its languages. */
export const withValues = (input: StampInput, change: (each: LanguageInput) => Partial<LanguageInput>): StampInput => ({
  ...input,
  languages: eachLanguage(input.languages, (each) => ({ ...each, ...change(each) })),
});

/** The same brand in other languages too. The titles say in which. */
export function inLanguages(input: StampInput, ...others: readonly Language[]): StampInput {
  const [own] = input.languages;
  const titled = (language: Language): LanguageInput => {
    const title = `${own.texts.title} (${language})`;
    return { ...own, language, texts: { ...own.texts, title } };
  };
  return { ...input, languages: [titled(own.language), ...others.map(titled)] };
}
