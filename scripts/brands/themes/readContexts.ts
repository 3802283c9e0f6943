import { valueAt } from "#contract/valueAt.ts";
import type { ContextChoice } from "#scripts/shared/colours/contexts/buildContexts.ts";
import { mergeTokens } from "#scripts/shared/tokens/mergeTokens.ts";
import { type TakenOverContext, takenOverContexts, takenOverFileOf } from "../brandFiles.ts";
import { type Finding, findingAt } from "#scripts/findings/Finding.ts";
import { problem } from "#scripts/findings/Problem.ts";
import { type JsonFile, locate } from "../json/jsonFile.ts";
import { contextPaths, readResolver, type ResolverRead } from "./readResolver.ts";
import { readRoles } from "./readRoles.ts";
import { variantsPath } from "./readVariants.ts";
import type { TokenValue } from "./tokenValue.ts";
import { unknownKeys } from "./unknownKeys.ts";

/** Files of a theme besides its own one. */
export interface ThemeFiles {
  readonly resolver: JsonFile;
  /** A file by its path in the report; undefined when there is none, or when it cannot be parsed. */
  readonly read: (path: string) => JsonFile | undefined;
  /** Whether there is such a file. */
  readonly exists: (path: string) => boolean;
}

/** What a file of values that are taken over cannot have: the same families, palette and variants serve every context. */
function tooMuch(file: JsonFile): Finding[] {
  return [["palette"], ["font", "heading"], ["font", "body"], variantsPath].flatMap((path) =>
    valueAt(file.value, path) === undefined
      ? []
      : [findingAt(locate(file, path).key, problem("unknown-token/context", { name: String(path.at(-1)) }))],
  );
}

/** What the files of a theme besides its own one say. */
export interface ContextsRead extends ContextChoice<TokenValue> {
  readonly takenOverFiles: Readonly<Partial<Record<TakenOverContext, JsonFile>>>;
  /** A file that the resolver names is missing or cannot be parsed. */
  readonly isBroken: boolean;
  readonly findings: readonly Finding[];
}

/** The files of values that are taken over, as far as the resolver names them, and what is wrong with them as files. */
function takenOverFilesOf(
  name: string,
  { takenOver: named, findings: ownFindings }: ResolverRead,
  { resolver, read, exists }: ThemeFiles,
): Pick<ContextsRead, "findings" | "takenOverFiles"> {
  const findings: Finding[] = [];
  const takenOverFiles: Partial<Record<TakenOverContext, JsonFile>> = {};
  for (const context of takenOverContexts) {
    const path = takenOverFileOf(name, context);
    if (named.includes(context)) {
      const file = read(path);
      if (file !== undefined) takenOverFiles[context] = file;
      else if (!exists(path))
        findings.push(
          findingAt(locate(resolver, contextPaths[context]).value, problem("missing-file/theme", { file: path })),
        );
    } else if (exists(path) && ownFindings.length === 0)
      // A file that nobody reads would be edited in vain.
      findings.push(
        findingAt(locate(resolver, ["modifiers"]).key, problem("bad-resolver/unnamed", { file: path, context })),
      );
  }
  return { takenOverFiles, findings };
}

/** The contexts that the resolver of a theme gives it, and the values that are taken over for them. */
export function readContexts(name: string, theme: JsonFile, files: ThemeFiles): ContextsRead {
  const resolver = readResolver(name, files.resolver);
  const { takenOverFiles, findings: fileFindings } = takenOverFilesOf(name, resolver, files);
  const { dark: darkFile, more: moreFile } = takenOverFiles;
  const none = { tokens: new Map<string, TokenValue>(), findings: [] };
  const rolesOf = (file: JsonFile | undefined, below: Readonly<Record<string, unknown>>) =>
    file === undefined ? none : readRoles(file, below);
  const dark = rolesOf(darkFile, theme.value);
  const more = rolesOf(moreFile, theme.value);
  // What the file for more contrast refers to has its dark value in dark, as in every resolver.
  const darkMore = darkFile === undefined ? more : rolesOf(moreFile, mergeTokens(theme.value, darkFile.value));
  const ofMore = more.findings.length > 0 ? more : darkMore;
  const formOf = (file: JsonFile | undefined) => (file === undefined ? [] : [...unknownKeys(file), ...tooMuch(file)]);
  return {
    schemes: resolver.schemes,
    takenOver: { dark: dark.tokens, more: more.tokens, darkMore: darkMore.tokens },
    takenOverFiles,
    isBroken: resolver.takenOver.some((context) => takenOverFiles[context] === undefined),
    findings: [
      ...resolver.findings,
      ...fileFindings,
      ...formOf(darkFile),
      ...dark.findings,
      ...formOf(moreFile),
      ...ofMore.findings,
    ],
  };
}
