import { gzipSync } from "node:zlib";
import { loadBrands } from "#scripts/brands/loadBrands.ts";
import type { Theme } from "#scripts/brands/themes/loadTheme.ts";
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

/** What a second scheme costs: in the page of the brand where it costs most, and when the brands are stamped. */
export async function run(): Promise<BenchRow[]> {
  const { brands } = await loadBrands(repository);
  const compilation = await compileKept(repository);
  const pairs: { readonly id: string; readonly bytes: number; readonly both: number; readonly light: number }[] = [];
  for (const brand of brands.filter(({ theme }) => theme.contexts.dark !== undefined)) {
    const [images, fonts] = await Promise.all([readBrandImages(brand), compileFonts(brand.theme)]);
    const stampWith = (theme: Theme) => stamp(brandInput({ ...brand, theme }, images, fonts), compilation);
    const timeOf = async (theme: Theme): Promise<number> => {
      const start = performance.now();
      await stampWith(theme);
      return performance.now() - start;
    };
    const light = lightAlone(brand.theme);
    const bytes = pageBytes(await stampWith(brand.theme)) - pageBytes(await stampWith(light));
    const times: { readonly both: number; readonly light: number }[] = [];
    for (let round = 0; round < rounds; round += 1)
      times.push({ light: await timeOf(light), both: await timeOf(brand.theme) });
    pairs.push({
      id: brand.id,
      bytes,
      both: median(times.map((time) => time.both)),
      light: median(times.map((time) => time.light)),
    });
  }
  const [largest] = pairs.toSorted((one, other) => other.bytes - one.bytes);
  const [slowest] = pairs.toSorted((one, other) => other.both / other.light - one.both / one.light);
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
      ratio: slowest.both / slowest.light,
      limit: atMost(2),
      detail: `${slowest.both.toFixed(1)} ms / ${slowest.light.toFixed(1)} ms in ${slowest.id}, median of ${rounds}`,
    },
  ];
}
