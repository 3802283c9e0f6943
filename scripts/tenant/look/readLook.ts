import { isObject } from "#contract/isObject.ts";
import { findingAt } from "#scripts/findings/Finding.ts";
import { problem } from "#scripts/findings/Problem.ts";
import { type JsonFile, locate, parseJsonFile } from "#scripts/brands/json/jsonFile.ts";
import { type SourceFile, startOf } from "#scripts/brands/json/sourceFile.ts";
import { type Scheme, schemeNames } from "#scripts/shared/colours/contexts/buildContexts.ts";
import { quoted } from "#scripts/shared/text/quoted.ts";
import type { Look, LookFile, LookToken } from "./Look.ts";
import { LookFindings } from "./LookFindings.ts";
import { normalValue, usedTypes } from "./normalValue.ts";
import { otherProgram } from "./otherProgram.ts";
import { readFormats } from "./readFormats.ts";
import type { PlainToken, PlainTokens } from "./readSchemes.ts";
import { ThemeChoices } from "./ThemeChoices.ts";

/** What a designer hands over. */
export interface LookInput {
  readonly files: readonly SourceFile[];
  /** What all files are for, whatever their names say. */
  readonly scheme?: Scheme | undefined;
  /** Which of several brands, sizes or other looks are read, by their names. */
  readonly themes?: readonly string[] | undefined;
  /** Names of earlier imports, which count where `themes` says nothing. */
  readonly remembered?: readonly string[] | undefined;
}

const limits = { characters: 1_000_000, allCharacters: 10_000_000, files: 300 };

function parsed(files: readonly SourceFile[], findings: LookFindings): JsonFile[] {
  let characters = 0;
  return files.flatMap((source) => {
    characters += source.text.length;
    if (source.text.length > limits.characters || characters > limits.allCharacters) {
      const most = source.text.length > limits.characters ? limits.characters : limits.allCharacters;
      const params = { kilobytes: Math.round(Math.max(source.text.length, characters) / 1000), most: most / 1000 };
      findings.addRead(findingAt(startOf(source.file), problem("too-large/file", params)));
      return [];
    }
    const { json, findings: found } = parseJsonFile(source);
    for (const finding of found) {
      if (finding.id === "wrong-type/file") findings.add(finding, "unknown-format", {});
      else findings.addRead(finding);
    }
    return json === undefined ? [] : [json];
  });
}

/** Names that would reach into the prototypes of objects. */
const badNames = ["__proto__", "constructor", "prototype"];

function checkNames(file: JsonFile, findings: LookFindings): void {
  const walk = (node: unknown, path: readonly (string | number)[]): void => {
    if (Array.isArray(node)) for (const [index, each] of node.entries()) walk(each, [...path, index]);
    if (!isObject(node)) return;
    for (const [key, child] of Object.entries(node)) {
      const inner = [...path, key];
      if (badNames.includes(key)) findings.add(locate(file, inner).key, "bad-name", { name: key });
      else walk(child, inner);
    }
  };
  walk(file.value, []);
}

/** Values in the one form that the import works with. `unread` gets those of types that no role has. */
function normalTokens(tokens: PlainTokens, findings: LookFindings, unread: Map<string, Map<string, PlainToken>>) {
  const found = new Map<string, PlainToken>();
  for (const [name, token] of tokens) {
    const { value, place } = token;
    // Plug-ins of Figma call a number as its API does.
    const type = /^float$/i.test(token.type) ? "number" : token.type;
    const normal = normalValue(type, value);
    if (normal !== undefined) found.set(name, { ...token, ...normal });
    else if (type === "") findings.add(place, "no-type", { token: name });
    else if (usedTypes.some((used) => used === type))
      findings.add(place, "unread-value", { token: name, value: quoted(value), type });
    else unread.set(type, new Map([...(unread.get(type) ?? []), [name, token]]));
  }
  return found;
}

/** What is shown of a text in a note (`safeValues.ts`). */
const longestNames = 110;

/** Names the tokens of a type that no role has: as many in a note as fit into it. */
function addUnread(type: string, tokens: ReadonlyMap<string, PlainToken>, findings: LookFindings): void {
  const notes: { readonly place: PlainToken["place"]; names: readonly string[] }[] = [];
  for (const [name, { place }] of tokens) {
    const last = notes.at(-1);
    if (last === undefined || [...last.names, name].join(", ").length > longestNames)
      notes.push({ place, names: [name] });
    else last.names = [...last.names, name];
  }
  for (const { place, names } of notes)
    findings.add(place, "unread-type", { type, count: names.length, tokens: names.join(", ") });
}

/** Says that there is nothing to import: a file is in the form of another program, or the notes have the reasons. */
function addNothing(json: readonly JsonFile[], first: SourceFile, findings: LookFindings): void {
  const [foreign] = json.flatMap(({ file, value }) => {
    const program = otherProgram(value);
    return program === undefined ? [] : [{ file, program }];
  });
  if (foreign !== undefined) findings.add(startOf(foreign.file), "other-program", { program: foreign.program });
  else findings.add(startOf(first.file), findings.sorted.length === 0 ? "unknown-format" : "nothing-read", {});
}

/** One list of both schemes. */
function tokensOf(light: PlainTokens, dark: PlainTokens): Map<string, LookToken> {
  const tokens = new Map<string, LookToken>();
  for (const name of new Set([...light.keys(), ...dark.keys()])) {
    const [inLight, inDark] = [light.get(name), dark.get(name)];
    const shown = inLight ?? inDark;
    if (shown === undefined) continue;
    tokens.set(name, {
      name,
      type: shown.type,
      ...(inLight === undefined ? {} : { light: inLight.value }),
      ...(inDark === undefined ? {} : { dark: inDark.value }),
      place: shown.place,
      ...(shown.nameInFile === undefined ? {} : { nameInFile: shown.nameInFile }),
      ...(shown.isSource === true ? { isSource: true } : {}),
    });
  }
  return tokens;
}

/**
 * Reads a designer's files: variables that Figma has exported, DTCG 2025.10 with or without a resolver, files of Tokens
 * Studio, or what Jøkul's theme builder sends. It reads nothing but the texts that it is given.
 */
export async function readLook({ files, scheme, themes = [], remembered = [] }: LookInput): Promise<Look> {
  const findings = new LookFindings();
  const choices = new ThemeChoices(themes, remembered);
  const [first] = files;
  const read: LookFile[] = [];
  const result = (tokens: Look["tokens"]): Look => ({
    tokens: findings.hasErrors || choices.questions.length > 0 ? new Map() : tokens,
    findings: findings.sorted,
    files: read,
    questions: choices.questions,
    themes: choices.names,
    chosenThemes: choices.chosen,
    unknownThemes: choices.unknown,
  });
  if (files.length > limits.files && first !== undefined)
    findings.add(startOf(first.file), "too-many-files", { most: limits.files });
  const json = parsed(files.slice(0, limits.files), findings);
  for (const file of json) checkNames(file, findings);
  if (findings.hasErrors || first === undefined) return result(new Map());
  const plain = await readFormats(json, { scheme, choices, findings, read });
  const unread = new Map<string, Map<string, PlainToken>>();
  const [light, dark] = schemeNames.map((each) => normalTokens(plain[each], findings, unread));
  const tokens = tokensOf(light ?? new Map(), dark ?? new Map());
  for (const [type, left] of unread) addUnread(type, left, findings);
  if (tokens.size === 0 && !findings.hasErrors && choices.questions.length === 0) addNothing(json, first, findings);
  return result(tokens);
}
