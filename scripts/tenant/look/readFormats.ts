import { locate, type JsonFile } from "#scripts/brands/json/jsonFile.ts";
import { startOf } from "#scripts/brands/json/sourceFile.ts";
import type { Scheme } from "#scripts/shared/colours/contexts/buildContexts.ts";
import { chosenLayers } from "./fileLayers.ts";
import { dtcgEngine } from "./formats/dtcg.ts";
import { figmaEngine, figmaMode, isFigma } from "./formats/figma.ts";
import { isJokul, readJokul } from "./formats/jokul.ts";
import { isResolver, resolverLayers } from "./formats/resolver.ts";
import { isStudioFolder, isTokensStudio, studioLayers } from "./formats/studioSets.ts";
import { studioEngine } from "./formats/tokensStudio.ts";
import { groupLooks } from "./groupLooks.ts";
import type { LookFile } from "./Look.ts";
import type { LookFindings } from "./LookFindings.ts";
import type { LookLayer } from "./LookLayer.ts";
import { rawTokens } from "./rawTokens.ts";
import { type PlainLook, type PlainTokens, readSchemes } from "./readSchemes.ts";
import { schemeInName, schemeOfFile } from "./schemeInName.ts";
import { schemesOf, type ThemeChoices } from "./ThemeChoices.ts";

/** What a reading of some files needs, and collects. */
export interface Reading {
  /** What all files are for, whatever their names say. */
  readonly scheme: Scheme | undefined;
  readonly choices: ThemeChoices;
  readonly findings: LookFindings;
  /** What each file was taken for. */
  readonly read: LookFile[];
}

/** A file as a layer; `undefined`: it is left out. */
function layerOf(file: JsonFile, { scheme, findings }: Reading): LookLayer | undefined {
  const said = schemeOfFile(file.file, figmaMode(file));
  if (said.isSpecial && scheme === undefined) {
    findings.add(startOf(file.file), "mode-left-out", { modes: said.name });
    return undefined;
  }
  return { name: said.name, file, path: [], tree: file.value, scheme: scheme ?? said.scheme };
}

const shownScheme = (scheme: Scheme | undefined): string => scheme ?? "light and dark";

/** Files in which every token counts, each for the scheme that its name says. */
function fileLayers(files: readonly JsonFile[], reading: Reading) {
  const own = files.flatMap((file) => layerOf(file, reading) ?? []);
  const layers = chosenLayers(own, reading.choices, reading.findings);
  reading.read.push(...layers.map(({ file, scheme }) => ({ file: file.file, scheme: shownScheme(scheme) })));
  return { layers, schemes: schemesOf([layers.map(({ scheme }) => scheme)]) };
}

/** A look in which everything is for one scheme. */
const onlyFor = (look: PlainLook, scheme: Scheme | undefined): PlainLook => {
  if (scheme === undefined) return look;
  const none: PlainTokens = new Map();
  return scheme === "light"
    ? { light: new Map([...look.dark, ...look.light]), dark: none }
    : { light: none, dark: new Map([...look.light, ...look.dark]) };
};

async function readStudio(files: readonly JsonFile[], reading: Reading): Promise<PlainLook> {
  const { choices, findings, read, scheme } = reading;
  const schemeOf = ({ name, file }: { name: string; file: JsonFile }) => {
    const said = schemeInName(name);
    return said.scheme === undefined && !said.isSpecial ? schemeOfFile(file.file, undefined) : said;
  };
  const { layers, schemes, names, hasThemes } = await studioLayers(files, schemeOf, choices, findings);
  for (const file of new Set(layers.map((layer) => layer.file))) {
    const own = layers.filter((layer) => layer.file === file);
    const isSet = own.every(({ path }) => path.length === 0) || names.light.length + names.dark.length === 0;
    const ofSets = new Set(own.map((layer) => shownScheme(layer.scheme)));
    const ofThemes = schemes.map((each) => `${each} (${names[each].join(", ")})`);
    read.push({ file: file.file, scheme: scheme ?? (isSet ? [...ofSets] : ofThemes).join(", ") });
  }
  if (choices.questions.length > 0) return { light: new Map(), dark: new Map() };
  const look = onlyFor(await readSchemes(layers, schemes, studioEngine(findings), findings), scheme);
  return hasThemes ? look : groupLooks(look, choices, findings);
}

async function readResolver(file: JsonFile, files: readonly JsonFile[], reading: Reading): Promise<PlainLook> {
  const { choices, findings, read, scheme } = reading;
  const { layers, schemes } = await resolverLayers(file, files, choices, findings);
  read.push({ file: file.file, scheme: scheme ?? schemes.join(", ") });
  if (choices.questions.length > 0 || findings.hasErrors) return { light: new Map(), dark: new Map() };
  return onlyFor(await readSchemes(layers, schemes, dtcgEngine(findings), findings), scheme);
}

/** Reads files by their formats. All formats give the same: plain tokens by scheme, with their places. */
export async function readFormats(files: readonly JsonFile[], reading: Reading): Promise<PlainLook> {
  const { choices, findings, read, scheme } = reading;
  const looks: PlainLook[] = [];
  const resolvers = files.filter(isResolver);
  if (resolvers.length > 0) {
    // With a resolver the other files are its sources.
    for (const file of resolvers) looks.push(await readResolver(file, files, reading));
    return merged(looks);
  }
  const jokul = files.filter(isJokul);
  const figma = files.filter((file) => !jokul.includes(file) && isFigma(file));
  const others = files.filter((file) => !jokul.includes(file) && !figma.includes(file));
  // In a folder of Tokens Studio every file is a set.
  const studio = others.some(isStudioFolder) ? others : others.filter(isTokensStudio);
  const dtcg = others.filter((file) => !studio.includes(file) && rawTokens(file.value).size > 0);
  for (const file of jokul) {
    read.push({ file: file.file, scheme: scheme ?? "light, dark" });
    looks.push(onlyFor(readJokul(file, findings), scheme));
  }
  for (const file of others)
    if (!studio.includes(file) && !dtcg.includes(file) && files.length > 1)
      findings.add(locate(file, []).key, "no-tokens", {});
  const fromFigma = fileLayers(figma, reading);
  const fromDtcg = fileLayers(dtcg, reading);
  if (studio.length > 0) looks.push(await readStudio(studio, reading));
  if (choices.questions.length > 0) return merged([]);
  const ofFigma = await readSchemes(fromFigma.layers, fromFigma.schemes, figmaEngine, findings);
  const ofDtcg = await readSchemes(fromDtcg.layers, fromDtcg.schemes, dtcgEngine(findings), findings);
  looks.push(...[ofFigma, ofDtcg].map((look) => groupLooks(look, choices, findings)));
  return merged(looks);
}

const merged = (looks: readonly PlainLook[]): PlainLook => ({
  light: new Map(looks.flatMap(({ light }) => [...light])),
  dark: new Map(looks.flatMap(({ dark }) => [...dark])),
});
