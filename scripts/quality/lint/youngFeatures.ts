import data from "@mdn/browser-compat-data" with { type: "json" };
import type { CompatStatement, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data";
import { supportedBrowsers } from "#scripts/compile/supportedBrowsers.ts";

/**
 * What some supported browser does not have, by `@mdn/browser-compat-data`: *young*. The linter refuses it, and the
 * journey of old browsers takes it away.
 */
export interface YoungFeatures {
  /** Names on the global object: `Temporal`. */
  readonly globals: ReadonlySet<string>;
  /** Members of global objects, by the object's name: `URL` has `parse`, `navigator` has `userAgentData`. */
  readonly statics: ReadonlyMap<string, ReadonlySet<string>>;
  /** Members of instances, by their interface: `Set` has `union`. */
  readonly members: ReadonlyMap<string, ReadonlySet<string>>;
  /**
   * Names of members that are young in every interface that has them, with these interfaces: `union` with `Set`. A name
   * that one interface has had for long (`map`) says nothing about a value whose type is not known.
   */
  readonly memberNames: ReadonlyMap<string, readonly string[]>;
  /** Every name above: one look is enough for most of the code. */
  readonly names: ReadonlySet<string>;
}

const readVersions = new Map<string, readonly number[]>();

/** The numbers of a version. The data names a few hundred of them some hundred thousand times. */
function partsOf(version: string): readonly number[] {
  const parts = readVersions.get(version) ?? version.replace("≤", "").split(".").map(Number);
  readVersions.set(version, parts);
  return parts;
}

/** Whether a version came before another one, or is the same. */
function isReached(version: string, by: string): boolean {
  const [major = 0, minor = 0] = partsOf(version);
  const [otherMajor = 0, otherMinor = 0] = partsOf(by);
  return major < otherMajor || (major === otherMajor && minor <= otherMinor);
}

function isAvailable(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: otherName } = statement;
  if (typeof added !== "string" || added === "preview" || !isReached(added, version)) return false;
  if (flags !== undefined || prefix !== undefined || otherName !== undefined) return false;
  return typeof removed !== "string" || !isReached(removed, version);
}

/** Whether some supported browser is without a feature. */
function isYoung({ support }: CompatStatement): boolean {
  return supportedBrowsers.some(({ ids, version }) =>
    ids.some((id) => ![support[id] ?? []].flat().some((statement) => isAvailable(statement, version))),
  );
}

/** A name that code can write. The data also has topics: `options_parameter`, `@@iterator`, `toggle_event`. */
const isName = (name: string): boolean => /^(?:[A-Za-z][A-Za-z\d]*|[A-Z][A-Z\d_]*)$/.test(name);

interface Member {
  readonly owner: string;
  readonly name: string;
  readonly isStatic: boolean;
  readonly isYoung: boolean;
}

/** What the data has below a feature, by name. */
const below = (feature: Identifier): (readonly [name: string, data: Identifier])[] =>
  Object.keys(feature).flatMap((name) => (name === "__compat" ? [] : [[name, feature[name] ?? {}] as const]));

function membersOf(owner: string, interfaceData: Identifier): Member[] {
  return below(interfaceData).flatMap(([key, { __compat: compat }]) => {
    const name = key.replace(/_static$/, "");
    if (compat === undefined || !isName(name) || name === owner.split(".").at(-1)) return [];
    const isLanguage = [compat.spec_url].flat().some((url) => url?.includes("tc39.es") === true);
    // The data of the language does not say what is static; the address of its specification does.
    const isInstances = isLanguage && [compat.spec_url].flat().some((url) => url?.includes(".prototype.") === true);
    return { owner, name, isStatic: key !== name || (isLanguage && !isInstances), isYoung: isYoung(compat) };
  });
}

/** The interfaces of the platform and the objects of the language, with those of `Intl` and `Temporal`. */
function* interfaces(): Generator<readonly [name: string, data: Identifier]> {
  yield* below(data.api);
  for (const [name, builtIn] of below(data.javascript["builtins"] ?? {})) {
    yield [name, builtIn];
    if (name === "Intl" || name === "Temporal")
      for (const [inner, innerData] of below(builtIn)) if (isName(inner)) yield [`${name}.${inner}`, innerData];
  }
}

/** `Navigator` of `navigator`: an object of the page that is there once. */
const interfaceOf = (global: string): string => global.charAt(0).toUpperCase() + global.slice(1);

function group(members: readonly Member[], ownerOf: (member: Member) => string): Map<string, Set<string>> {
  const groups = new Map<string, Set<string>>();
  for (const member of members) {
    const owner = ownerOf(member);
    groups.set(owner, (groups.get(owner) ?? new Set()).add(member.name));
  }
  return groups;
}

/** Reads the data of browsers. */
export function readYoungFeatures(): YoungFeatures {
  const all = [...interfaces()];
  const globals = new Set(
    all
      .filter(([name, { __compat: compat }]) => isName(name) && compat !== undefined && isYoung(compat))
      .map(([name]) => name),
  );
  const members = all.flatMap(([name, interfaceData]) => membersOf(name, interfaceData));
  for (const { owner, name, isYoung: isNew } of members) if (owner === "Window" && isNew) globals.add(name);

  const young = members.filter((member) => member.isYoung);
  const statics = group(
    young.filter(({ isStatic }) => isStatic),
    ({ owner }) => owner,
  );
  const ofInstances = young.filter(({ isStatic }) => !isStatic);
  const byInterface = group(ofInstances, ({ owner }) => owner);
  const single = members.filter(({ owner, name }) => owner === "Window" && byInterface.has(interfaceOf(name)));
  for (const { name } of single) statics.set(name, byInterface.get(interfaceOf(name)) ?? new Set());
  const isSingle = (owner: string) => /GlobalScope$|^(?:Window|Navigator|WorkerNavigator)$/.test(owner);

  // Who has no `LanguageModel` has none of its members to call either: the names of those are no sign of anything.
  const isReachable = (owner: string) => !globals.has(owner.split(".")[0] ?? "") && !isSingle(owner);
  const old = new Set(members.filter((member) => !member.isStatic && !member.isYoung).map(({ name }) => name));
  const memberNames = new Map<string, string[]>();
  for (const { owner, name } of ofInstances)
    if (isReachable(owner) && !old.has(name)) memberNames.set(name, [...(memberNames.get(name) ?? []), owner]);
  const names = new Set([...globals, ...young.map(({ name }) => name)]);
  return { globals, statics, members: byInterface, memberNames, names };
}
