import { locate, type JsonFile } from "#scripts/brands/json/jsonFile.ts";
import { startOf } from "#scripts/brands/json/sourceFile.ts";
import { type Scheme, schemeNames } from "#scripts/shared/colours/contexts/buildContexts.ts";
import { chosenLayers } from "./fileLayers.ts";
import { dtcgEngine } from "./formats/dtcg.ts";
import { figmaEngine, figmaMode, isFigma } from "./formats/figma.ts";
import { isJokul, readJokul } from "./formats/jokul.ts";
import { isResolver, resolverLayers, sourcesOf } from "./formats/resolver.ts";
import { isStudioFolder, isTokensStudio, studioLayers } from "./formats/studioSets.ts";
import { studioEngine } from "./formats/tokensStudio.ts";
import { groupLooks } from "./groupLooks.ts";
import type { LookFile } from "./Look.ts";
import type { LookFindings } from "./LookFindings.ts";
import type { LookLayer } from "./LookLayer.ts";
import { noteLeftOut } from "./noteLeftOut.ts";
import { rawTokens } from "./rawTokens.ts";
import { type PlainLook, type PlainTokens, readSchemes } from "./readSchemes.ts";
import { baseName, schemeInName, schemeOfFile } from "./schemeInName.ts";
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
  // What is for one scheme is over what is for both, whatever the files are called.
  const isForOne = ({ scheme }: LookLayer) => Number(scheme !== undefined);
  return {
    layers: layers.toSorted((a, b) => isForOne(a) - isForOne(b)),
    schemes: schemesOf([layers.map(({ scheme }) => scheme)]),
  };
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

/** Whether two looks have other values for a token of the same scheme. */
const differ = (one: PlainLook, other: PlainLook): boolean =>
  schemeNames.some((scheme) =>
    [...one[scheme]].some(([name, { value }]) => {
      const found = other[scheme].get(name);
      return found !== undefined && JSON.stringify(found.value) !== JSON.stringify(value);
    }),
  );

/** With a resolver the other files are its sources. Resolvers that differ are different looks, such as brands. */
async function readResolvers(
  resolvers: readonly JsonFile[],
  files: readonly JsonFile[],
  reading: Reading,
): Promise<PlainLook> {
  const { choices, findings, read } = reading;
  const used = new Set(resolvers.flatMap((resolver) => [resolver, ...sourcesOf(resolver, files)]));
  for (const file of files) if (!used.has(file)) findings.add(startOf(file.file), "not-in-resolver", {});
  const looks: { readonly file: JsonFile; readonly name: string; readonly look: PlainLook }[] = [];
  for (const file of resolvers) {
    const name = baseName(file).replace(/(?:\.resolver)?\.jsonc?$/i, "");
    looks.push({ file, name, look: await readResolver(file, files, reading) });
  }
  const [first] = looks;
  const isOne = !looks.some((one) => looks.some((other) => differ(one.look, other.look)));
  if (first === undefined || isOne) return merged(looks.map(({ look }) => look));
  const choice = choices.choose({ file: first.file.file, group: "", names: looks.map(({ name }) => name) });
  noteLeftOut(choice, startOf(first.file.file), findings);
  const chosen = looks.filter(({ name }) => choice.read.includes(name));
  const gone = looks.filter((each) => !chosen.includes(each)).map(({ file }) => file.file);
  read.splice(0, read.length, ...read.filter(({ file }) => !gone.includes(file)));
  return merged(chosen.map(({ look }) => look));
}

/** Reads files by their formats. All formats give the same: plain tokens by scheme, with their places. */
export async function readFormats(files: readonly JsonFile[], reading: Reading): Promise<PlainLook> {
  const { choices, findings, read, scheme } = reading;
  const looks: PlainLook[] = [];
  const resolvers = files.filter(isResolver);
  if (resolvers.length > 0) return readResolvers(resolvers, files, reading);
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
