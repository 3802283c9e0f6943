import type { Scheme } from "#scripts/shared/colours/contexts/buildContexts.ts";
import { isSameJson } from "#contract/isSameJson.ts";
import { type TakenOverContext, takenOverContexts, takenOverFileOf } from "../brandFiles.ts";
import { type Finding, findingAt } from "#scripts/findings/Finding.ts";
import { problem } from "#scripts/findings/Problem.ts";
import { type JsonFile, locate, type Path } from "../json/jsonFile.ts";
import { shapeProblems } from "../schema/shapeProblems.ts";
import { fromResolver, type Resolver, resolverOf, resolverSchema } from "./resolverSchema.ts";

/** What a resolver says about its theme. */
export interface ResolverRead {
  readonly schemes: readonly Scheme[];
  /** The contexts with a file of values that are taken over. */
  readonly takenOver: readonly TakenOverContext[];
  readonly findings: readonly Finding[];
}

/** Where a resolver names the file with the values that are taken over for a context. */
export const contextPaths: Readonly<Record<TakenOverContext, Path>> = {
  dark: ["modifiers", "scheme", "contexts", "dark"],
  more: ["modifiers", "contrast", "contexts", "more"],
};

type Sources = readonly { readonly $ref: string }[];

const namesOf = (sources: Sources | undefined): string[] =>
  (sources ?? []).map(({ $ref }) => $ref.replace(/^\.\//, ""));

/** The lists of files in a resolver, each with its place. */
const sourcesIn = ({ sets, modifiers: { scheme, contrast } }: Resolver): readonly (readonly [Path, Sources])[] => [
  [["sets", "contract", "sources"], sets.contract.sources],
  [["sets", "base", "sources"], sets.base.sources],
  [["sets", "brand", "sources"], sets.brand.sources],
  ...(scheme === undefined
    ? []
    : ([
        [["modifiers", "scheme", "contexts", "light"], scheme.contexts.light],
        [contextPaths.dark, scheme.contexts.dark],
      ] as const)),
  [["modifiers", "contrast", "contexts", "normal"], contrast.contexts.normal],
  [contextPaths.more, contrast.contexts.more],
];

/**
 * Reads the resolver of a theme. The portal has one place for each of its parts, so it is compared with the one that
 * `tenant fix` would write: only what is optional may differ.
 * @param name the name of the theme
 */
export function readResolver(name: string, file: JsonFile): ResolverRead {
  const shape = shapeProblems(resolverSchema, file.value);
  if (shape.length > 0) {
    const findings = shape.map(({ problem: found, path, atKey, fix }) => {
      const { key, value } = locate(file, path);
      return findingAt(atKey ? key : value, found, { fix });
    });
    return { schemes: ["light"], takenOver: [], findings };
  }
  const resolver = file.value as unknown as Resolver;
  const { scheme, contrast } = resolver.modifiers;
  const schemes: Scheme[] = scheme === undefined ? ["light"] : ["light", "dark"];
  const given = { dark: scheme?.contexts.dark, more: contrast.contexts.more };
  const takenOver = takenOverContexts.filter((context) =>
    namesOf(given[context]).includes(fromResolver(takenOverFileOf(name, context))),
  );
  const wanted = resolverOf(name, schemes, takenOver);
  const wantedSources = new Map(sourcesIn(wanted).map(([path, sources]) => [path.join("."), namesOf(sources)]));
  const findings = sourcesIn(resolver).flatMap(([path, sources]) => {
    const [has, wants] = [namesOf(sources), wantedSources.get(path.join(".")) ?? []];
    if (isSameJson(has, wants)) return [];
    const context = takenOverContexts.find((each) => contextPaths[each] === path);
    const file_ = context === undefined ? wants[0] : fromResolver(takenOverFileOf(name, context));
    const params = { field: path.join("."), file: file_ ?? "", isOptional: context !== undefined };
    return [findingAt(locate(file, path).value, problem("bad-resolver/source", params))];
  });
  const order = wanted.resolutionOrder.map(({ $ref }) => $ref);
  if (!isSameJson(namesOf(resolver.resolutionOrder), order))
    findings.push(findingAt(locate(file, ["resolutionOrder"]).value, problem("bad-resolver/order", { order })));
  return { schemes, takenOver, findings };
}
