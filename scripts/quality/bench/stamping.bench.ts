import { gzipSync } from "node:zlib";
import { type Brand, loadBrands } from "#scripts/brands/loadBrands.ts";
import type { Theme } from "#scripts/brands/themes/loadTheme.ts";
import type { Compilation } from "#scripts/compile/compile.ts";
import { readTexts } from "#scripts/compile/readTexts.ts";
import { repository } from "#scripts/files/repository.ts";
import { compileFonts } from "#scripts/fonts/compileFonts.ts";
import { compileKept } from "#scripts/release/compiled/compileKept.ts";
import { readBrandImages } from "#scripts/stamp/brandImages.ts";
import { brandInput } from "#scripts/stamp/brandInput.ts";
import { stamp, type Stamped } from "#scripts/stamp/stamp.ts";
import { atMost, type BenchRow } from "./BenchRow.ts";
import { median } from "./median.ts";

/** What a second scheme may cost in the page, gzipped, in bytes. */
const mostBytes = 1500;
const rounds = 15;

const pageBytes = ({ files }: Stamped): number =>
  gzipSync(files.find(({ path }) => path === "index.html")?.bytes ?? "", { level: 9 }).length;

/** The same theme, if the brand had light alone. */
const lightAlone = (theme: Theme): Theme => ({
  ...theme,
  contexts: { ...theme.contexts, dark: undefined, darkMore: undefined },
});

/** How long a brand is stamped as it is and with less, in ms, in turns. */
async function compare(
  stampOne: (brand: Brand) => Promise<Stamped>,
  brand: Brand,
  less: Brand,
): Promise<{ readonly id: string; readonly all: number; readonly less: number }> {
  const timeOf = async (each: Brand): Promise<number> => {
    const start = performance.now();
    await stampOne(each);
    return performance.now() - start;
  };
  const times: { readonly all: number; readonly less: number }[] = [];
  for (let round = 0; round < rounds; round += 1) times.push({ less: await timeOf(less), all: await timeOf(brand) });
  return { id: brand.id, all: median(times.map(({ all }) => all)), less: median(times.map((time) => time.less)) };
}

/** Stamps a brand whose images and fonts have been read. */
async function stampOf(brand: Brand, compilation: Compilation) {
  const [images, fonts] = await Promise.all([readBrandImages(brand), compileFonts(brand.theme, brand.fonts)]);
  return (each: Brand) => stamp(brandInput(each, images, fonts), compilation);
}

/** What a second scheme costs: in the page of the brand where it costs most, and when the brands are stamped. */
async function schemeRows(brands: readonly Brand[], compilation: Compilation): Promise<BenchRow[]> {
  const pairs: (Awaited<ReturnType<typeof compare>> & { readonly bytes: number })[] = [];
  for (const brand of brands.filter(({ theme }) => theme.contexts.dark !== undefined)) {
    const stampOne = await stampOf(brand, compilation);
    const light = { ...brand, theme: lightAlone(brand.theme) };
    const bytes = pageBytes(await stampOne(brand)) - pageBytes(await stampOne(light));
    pairs.push({ ...(await compare(stampOne, brand, light)), bytes });
  }
  const [largest] = pairs.toSorted((one, other) => other.bytes - one.bytes);
  const [slowest] = pairs.toSorted((one, other) => other.all / other.less - one.all / one.less);
  if (largest === undefined || slowest === undefined) return [];
  return [
    {
      name: "what dark adds to the page, gzip, against what it may add",
      ratio: largest.bytes / mostBytes,
      limit: atMost(1),
      detail: `${largest.bytes} bytes in ${largest.id} / ${mostBytes} bytes`,
    },
    {
      name: "stamping a brand with dark against the same with light alone",
      ratio: slowest.all / slowest.less,
      limit: atMost(2),
      detail: `${slowest.all.toFixed(1)} ms / ${slowest.less.toFixed(1)} ms in ${slowest.id}, median of ${rounds}`,
    },
  ];
}

/** Texts that are long enough to be in a script for one reason alone. */
function longTexts(): string[] {
  const files = Object.values(readTexts(repository)).flatMap((texts) => Object.values(texts));
  return files.flatMap((file) => Object.values(file)).filter((text) => text.length > 25);
}

/** What languages cost: in the scripts of every brand, and when the brand with most of them is stamped. */
async function languageRows(brands: readonly Brand[], compilation: Compilation): Promise<BenchRow[]> {
  const decoder = new TextDecoder();
  const scripts = compilation.files
    .filter(({ path }) => path.endsWith(".js"))
    .map(({ bytes }) => decoder.decode(bytes));
  const texts = longTexts();
  const inScripts = texts.filter((text) => scripts.some((script) => script.includes(text)));
  const [most] = brands.toSorted((one, other) => other.languages.length - one.languages.length);
  if (most === undefined) return [];
  const alone = { ...most, languages: [most.languages[0]] as const };
  const { id, all, less } = await compare(await stampOf(most, compilation), most, alone);
  return [
    {
      name: "texts of a language in a script",
      ratio: inScripts.length,
      limit: atMost(0),
      detail: `${inScripts.length} of ${texts.length} texts in ${scripts.length} scripts`,
    },
    {
      name: `stamping a brand with ${most.languages.length} languages against the same with one`,
      ratio: all / less,
      limit: atMost(2.5),
      detail: `${all.toFixed(1)} ms / ${less.toFixed(1)} ms in ${id}, median of ${rounds}`,
    },
  ];
}

/** What schemes and languages cost where brands are stamped. */
export async function run(): Promise<BenchRow[]> {
  const { brands } = await loadBrands(repository);
  const compilation = await compileKept(repository);
  return [...(await schemeRows(brands, compilation)), ...(await languageRows(brands, compilation))];
}
