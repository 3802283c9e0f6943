/** A font's metrics at one weight, as fractions of the em. */
export interface FontMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** Width of `sampleText`. */
  readonly sampleWidth: number;
}

/** Norwegian running text: letters, digits and spaces about as often as on a page of the portal. */
export const sampleText =
  "her ser du forsikringene dine, hva de koster i måneden og når de fornyes. " +
  "endrer du adresse, kjøper bil eller får barn, kan du gjøre det meste selv på nett. " +
  "du betaler 1 482 kr hver måned for hus, innbo, reise og hund fra 01.03.2027.";

interface SystemFace {
  /**
   * Full names of the installed font: Arial and metric-compatible fonts, then the font of Android. Linux is first:
   * there a browser asks another process for each name that is missing, before the first paint.
   */
  readonly names: readonly string[];
  /**
   * Characters by their width in thousandths of the em, from the published metrics of Helvetica, which Arial matches.
   */
  readonly widths: Readonly<Record<number, string>>;
}

/** The fonts of systems that stand in for a brand's font until that has come: letters as wide as Arial's, or nearly. */
export const arialLikeFonts: readonly string[] = ["Liberation Sans", "Arial", "ArialMT", "Arimo", "Roboto"];

const regular: SystemFace = {
  names: arialLikeFonts,
  widths: {
    222: "ijl",
    278: " ,.ft",
    333: "r",
    500: "ckvxyzs",
    556: "abdeghnopquå0123456789",
    611: "ø",
    722: "w",
    833: "m",
    889: "æ",
  },
};

const bold: SystemFace = {
  names: ["Liberation Sans Bold", "Arial Bold", "Arial-BoldMT", "Arimo Bold", "Roboto Bold"],
  widths: {
    278: " ,.ijl",
    333: "ft",
    389: "r",
    500: "z",
    556: "acekvsxyå0123456789",
    611: "bdghnopquø",
    778: "w",
    889: "mæ",
  },
};

/** From this weight on, browsers use the bold face of a system font. */
const boldFrom = 600;

function widthOf(face: SystemFace, text: string): number {
  const entries = Object.entries(face.widths);
  const widths = Array.from(text).map((letter) => {
    const found = entries.find(([, letters]) => letters.includes(letter));
    if (found === undefined) throw new Error(`No width is listed for "${letter}"`);
    return Number(found[0]);
  });
  return widths.reduce((sum, width) => sum + width, 0) / 1000;
}

const percent = (share: number) => `${(Math.round(share * 10000) / 100).toString()}%`;

/**
 * The `@font-face` rule of the fallback: a system font with the brand font's metrics, shown until the brand's font has
 * loaded. Lines keep their breaks and heights when the fonts are swapped, so the layout does not shift.
 * @param weight the weight that `metrics` belong to
 * @param weights the weights that the rule applies to, as CSS writes them: `"100 599"`
 */
export function fallbackFace(family: string, weight: number, weights: string, metrics: FontMetrics): string {
  const face = weight >= boldFrom ? bold : regular;
  const scale = metrics.sampleWidth / widthOf(face, sampleText);
  return [
    `@font-face{font-family:"${family} Fallback"`,
    `font-weight:${weights}`,
    `src:${face.names.map((name) => `local("${name}")`).join(",")}`,
    `size-adjust:${percent(scale)}`,
    `ascent-override:${percent(metrics.ascent / scale)}`,
    `descent-override:${percent(metrics.descent / scale)}`,
    `line-gap-override:${percent(metrics.lineGap / scale)}}`,
  ].join(";");
}
