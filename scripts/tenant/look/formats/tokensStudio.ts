import { isObject } from "#contract/isObject.ts";
import type { Place } from "#scripts/findings/Finding.ts";
import { quoted } from "#scripts/shared/text/quoted.ts";
import { modifierOf, wholeAlias } from "../aliases.ts";
import type { LookFindings } from "../LookFindings.ts";
import type { Tree } from "../LookLayer.ts";
import { readColourText, typeOfValue } from "../normalValue.ts";
import type { RawToken } from "../rawTokens.ts";
import type { Engine, ReadToken } from "../readSchemes.ts";

/** Loads the libraries of Tokens Studio and registers their transforms once; other commands do not pay for it. */
let loaded: ReturnType<typeof load> | undefined;
async function load() {
  const [{ default: StyleDictionary }, studio] = await Promise.all([
    import("style-dictionary"),
    import("@tokens-studio/sd-transforms"),
  ]);
  await studio.register(StyleDictionary, { withSDBuiltins: false });
  StyleDictionary.registerTransform({
    name: "look/math",
    type: "value",
    transitive: true,
    filter: ({ $type, $value }) => isMeasured($type) && isPlainMath($value),
    transform: (token) => studio.checkAndEvaluateMath(token, 6) as unknown,
  });
  return { StyleDictionary, permutateThemes: studio.permutateThemes };
}
export const loadStudio = (): ReturnType<typeof load> => (loaded ??= load());

/** Types by the names that the portal has for them; the others are the same. */
const types: Readonly<Record<string, string>> = {
  content: "string",
  text: "string",
  fontSize: "dimension",
  lineHeight: "number",
  opacity: "number",
};

const measured = ["dimension", "number", "fontSize", "lineHeight", "opacity", "shadow", "fontWeight"];
const isMeasured = (type: unknown): boolean => typeof type === "string" && measured.includes(type);

/** What the calculator gets: numbers, units, signs and some functions. It knows more, such as functions of one's own. */
const plainMath = /^(?:\s|\d|[.,+\-*/()^%]|(?:px|rem|em)\b|(?:round|roundTo|floor|ceil|min|max|abs|sqrt|pow)\s*\()*$/;
const isPlainMathText = (text: string): boolean => text.length <= 200 && plainMath.test(text);

/** The calculator gets the colours of shadows too. Without these signs it has nothing to repeat. */
const isHarmless = (value: unknown): boolean => typeof value !== "string" || !/[=;?[\]]/.test(value);

/** Whether every text in a value can be calculated, or needs no calculation. */
function isPlainMath(value: unknown): boolean {
  if (typeof value === "string") return isPlainMathText(value);
  if (Array.isArray(value)) return value.every(isPlainMath);
  if (!isObject(value)) return true;
  return Object.entries(value).every(
    ([key, each]) => key === "type" || (key === "color" ? isHarmless(each) : isPlainMath(each)),
  );
}

/** Whether a text has to be calculated: it has an alias and something else, or two numbers with a sign between. */
const isCalculation = (value: unknown): boolean =>
  typeof value === "string" &&
  ((/\{[^{}]+\}/.test(value) && wholeAlias(value) === undefined) ||
    /[\d)a-z%]\s*[*/+^]\s*[-\d(a-z]/i.test(value) ||
    /[\d)a-z%]\s+-\s*[\d(a-z]/i.test(value) ||
    /\b[a-z]+\(/i.test(value));

const modifierTypes = ["lighten", "darken", "mix", "alpha"];
const spaces = ["lch", "srgb", "hsl", "p3"];

/** The text at the end of an alias; `undefined`: it is no text, or none of the files. */
function textAt(value: unknown, all: ReadonlyMap<string, RawToken>): string | undefined {
  let found = value;
  for (let step = 0; step < 30; step += 1) {
    const target = wholeAlias(found);
    if (target === undefined) break;
    found = all.get(target)?.node["$value"];
  }
  return typeof found === "string" ? found : undefined;
}

/** Whether a text is a colour, also in the form of the plug-in: `rgba({brand}, 0.5)`, `rgba(#ffffff, 0.5)`. */
const isColour = (text = ""): boolean =>
  readColourText(text) !== undefined || /^(?:rgb|hsl)a?\([^()]*[#{][^()]*\)$/.test(text);

/** How much a modifier does, from 0 to 1, as the library takes it; `undefined`: nobody knows. */
function amountOf(value: unknown, all: ReadonlyMap<string, RawToken>): string | undefined {
  const text = typeof value === "number" ? String(value) : (textAt(value, all) ?? value);
  if (typeof text !== "string") return undefined;
  const [, number, percent] = /^\s*(\d+\.?\d*|\.\d+)\s*(%?)\s*$/.exec(text) ?? [];
  const amount = Number(number) / (percent === "%" ? 100 : 1);
  return amount <= 1 ? String(amount) : undefined;
}

/** The modifier of a colour as the library takes it; `undefined`: it would give the plain colour without a word. */
function readModifier(node: Tree, all: ReadonlyMap<string, RawToken>): Tree | undefined {
  const modify = modifierOf(node);
  if (!isObject(modify)) return undefined;
  const { type, value, space = "srgb", color } = modify;
  const amount = amountOf(value, all);
  const isMixed = type !== "mix" || isColour(textAt(color, all));
  const isKnown = modifierTypes.includes(String(type)) && spaces.includes(String(space));
  if (!isKnown || amount === undefined || !isMixed || !isColour(textAt(node["$value"], all))) return undefined;
  // The plug-in shows colours of sRGB, whatever space it calculates in.
  return { ...modify, value: amount, space, ...(space === "p3" ? {} : { format: "hex" }) };
}

/** The weight in the name of a font's style, such as `Semi Bold Italic`; `undefined`: it has no other part. */
function weightIn(value: unknown): { readonly weight: string; readonly style: string } | undefined {
  const [, weight = "", style] =
    (typeof value === "string" && /^(.*?)[\s_-]*(italic|oblique)$/i.exec(value.trim())) || [];
  return style === undefined ? undefined : { weight: weight || "Regular", style };
}

/** Tokens of Tokens Studio: `style-dictionary` follows their references, with the transforms of `sd-transforms`. */
export const studioEngine = (findings: LookFindings): Engine => ({
  prepare({ name, node, type }, place: Place, all) {
    const styled = /^fontWeights?$/.test(type ?? "") ? weightIn(node["$value"]) : undefined;
    if (styled !== undefined) {
      findings.add(place, "style-left-out", { token: name, style: styled.style });
      return { ...node, $value: styled.weight };
    }
    if (modifierOf(node) === undefined) return node;
    const modify = readModifier(node, all);
    if (modify !== undefined) return { ...node, $type: "color", $extensions: { "studio.tokens": { modify } } };
    findings.add(place, "modifier", { token: name, modifier: quoted(modifierOf(node)), type: type ?? "" });
    return undefined;
  },
  async read({ tree, placeOf }) {
    const { StyleDictionary } = await loadStudio();
    const dictionary = new StyleDictionary(
      {
        tokens: tree as never,
        preprocessors: ["tokens-studio"],
        log: { verbosity: "silent", warnings: "disabled", errors: { brokenReferences: "console" } },
        platforms: { look: { transforms } },
      },
      { verbosity: "silent" },
    );
    const { allTokens } = await dictionary.getPlatformTokens("look");
    const read = new Map<string, ReadToken>();
    for (const { path, $type, $value } of allTokens) {
      const name = path.filter((step) => step !== "$root").join(".");
      const type = types[String($type)] ?? String($type ?? typeOfValue($value) ?? "");
      if (isMeasured($type) && isCalculation($value))
        findings.add(placeOf(path), "calculation", { token: name, value: quoted($value) });
      else read.set(name, { type, value: $value });
    }
    return read;
  },
});

const transforms = [
  "look/math",
  "ts/opacity",
  "ts/size/lineheight",
  "ts/typography/fontWeight",
  "ts/color/css/hexrgba",
  "ts/color/modifiers",
  "ts/shadow/innerShadow",
];
