/** The font's measures at one weight, as fractions of the em. */
export interface FontMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** Width of `sampleText`. */
  readonly sampleWidth: number;
}

/** Running text with the letters, digits and spaces of a Norwegian page in about their usual share. */
export const sampleText =
  "her ser du forsikringene dine, hva de koster i måneden og når de fornyes. " +
  "endrer du adresse, kjøper bil eller får barn, kan du gjøre det meste selv på nett. " +
  "du betaler 1 482 kr hver måned for hus, innbo, reise og hund fra 01.03.2027.";

interface SystemFace {
  /** Full names under which systems know it: Arial and the metric-compatible ones, then Android's own. */
  readonly names: readonly string[];
  /** Widths of letters in thousandths of the em, as published for the typeface that Arial is made to fit. */
  readonly widths: Readonly<Record<number, string>>;
}

const regular: SystemFace = {
  names: ["Arial", "ArialMT", "Liberation Sans", "Arimo", "Roboto"],
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
  names: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Arimo Bold", "Roboto Bold"],
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

/** From this weight on, browsers take the bold face of a system font. */
const boldFrom = 600;

function widthOf(face: SystemFace, text: string): number {
  const entries = Object.entries(face.widths);
  const widths = Array.from(text).map((letter) => {
    const found = entries.find(([, letters]) => letters.includes(letter));
    if (found === undefined) throw new Error(`No width is known for "${letter}"`);
    return Number(found[0]);
  });
  return widths.reduce((sum, width) => sum + width, 0) / 1000;
}

const percent = (share: number) => `${(Math.round(share * 10000) / 100).toString()}%`;

/**
 * The `@font-face` rule of the system font that stands in until the brand's font is there, scaled so that lines break and
 * stand where they will: swapping moves nothing.
 * @param weight The weight that `measures` were taken at.
 * @param weights The weights that the rule is for, as CSS writes them: `"100 599"`.
 */
export function fallbackFace(family: string, weight: number, weights: string, measures: FontMetrics): string {
  const face = weight >= boldFrom ? bold : regular;
  const scale = measures.sampleWidth / widthOf(face, sampleText);
  return [
    `@font-face{font-family:"${family} Fallback"`,
    `font-weight:${weights}`,
    `src:${face.names.map((name) => `local("${name}")`).join(",")}`,
    `size-adjust:${percent(scale)}`,
    `ascent-override:${percent(measures.ascent / scale)}`,
    `descent-override:${percent(measures.descent / scale)}`,
    `line-gap-override:${percent(measures.lineGap / scale)}}`,
  ].join(";");
}
