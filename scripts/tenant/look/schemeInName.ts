import type { Scheme } from "#scripts/shared/colours/contexts/buildContexts.ts";

/** The words of a name as they are written: `DarkHighContrast` and `darkhighcontrast` have dark and contrast. */
const writtenWords = (name: string): string[] =>
  name
    .normalize("NFC")
    .replaceAll(/(light|lys|dark|mørk|mork)(?=(?:high|h[øo]y)?(?:[ck]ontrast|hc)(?!\p{L}))/giu, "$1 ")
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2")
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== "");

const letters: Readonly<Record<string, string>> = { ø: "o", ö: "o", æ: "ae", ä: "a", å: "a" };
const plain = (word: string): string => word.toLowerCase().replaceAll(/[øöæäå]/g, (letter) => letters[letter] ?? "");

/** The words of a name in lower case, with letters of English alone. */
export const wordsOf = (name: string): string[] => writtenWords(name).map(plain);

/** What a name says about light and dark. */
export interface NamedScheme {
  /** `undefined`: nothing, or both. */
  readonly scheme: Scheme | undefined;
  /** Whether it is for some customers alone, such as those who want more contrast. */
  readonly isSpecial: boolean;
  /** What else it says, such as the name of a brand; empty: nothing. */
  readonly rest: string;
}

const mode = "(?:mode|modus|theme|tema|scheme|skjema|colou?rs?|farger?|palettes?|palett|variant|utseende|ui)";
const light = new RegExp(`^${mode}?(?:light|lys[te]?|ljose?|ljus|day|dag)${mode}?\\d*$`);
// No other word ends like these. Many begin so, and are colours: Darkroom, mørkeblå.
const dark = new RegExp(`^${mode}?(?:dark|mork[et]?|night|natt|evening|kvelds?)${mode}?\\d*$|(?:dark|mork)\\d*$`);
const contrast = /^(?:high|hoy|hoyere|more|mer|okt|low|lav)?(?:contrast|kontrast)$|^hc$|^a{3}$/;
const degree = /^(?:high|hoy|hoyere|more|mer|increased|okt|low|lav|forced)/;
const special = /^(?:dimmed|colou?rblind|fargeblind|tritanopia|protanopia|deuteranopia)$/;
/** Words that tell no theme from another. */
const empty = new RegExp(`^(?:${mode}|default|standard|base|global|core|value|tokens?|json)$`);

/** What the name of a file, folder, mode, set, theme or context says: light, dark, a look of its own, or nothing. */
export function schemeInName(name: string): NamedScheme {
  const words = writtenWords(name).map((written) => ({ written, word: plain(written) }));
  const saysLight = words.some(({ word }) => light.test(word));
  const saysDark = words.some(({ word }) => dark.test(word));
  const scheme = saysLight === saysDark ? undefined : saysLight ? "light" : "dark";
  const hasContrast = words.some(({ word }) => contrast.test(word));
  const isSpecial =
    words.some(({ word }) => special.test(word)) ||
    (hasContrast && (scheme !== undefined || words.some(({ word }) => degree.test(word))));
  // What Figma calls the mode that a collection begins with.
  const isFirstMode = /^mode 1$/i.test(name);
  const others = isFirstMode
    ? []
    : words.filter(({ word }) => !light.test(word) && !dark.test(word) && !empty.test(word));
  return { scheme, isSpecial, rest: others.map(({ written }) => written).join(" ") };
}

/** The name of a file without its folders. */
export const baseName = ({ file }: { readonly file: string }): string => file.replace(/^.*[/\\]/, "");

/** What a file is for: its mode says it, or its name, or one of the two folders around it. */
export function schemeOfFile(file: string, givenMode: string | undefined): NamedScheme & { readonly name: string } {
  const [own = file, ...folders] = file.split(/[/\\]/).toReversed();
  const name = givenMode ?? own.replace(/(?:\.tokens)?\.jsonc?$/i, "");
  const names = [name, own, ...folders.slice(0, 2)];
  const said = names.map(schemeInName).find(({ scheme, isSpecial }) => scheme !== undefined || isSpecial);
  const { rest } = schemeInName(name);
  return { scheme: said?.scheme, isSpecial: said?.isSpecial === true, rest, name };
}
