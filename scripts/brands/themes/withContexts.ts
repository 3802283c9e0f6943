import { buildContexts } from "#scripts/colours/contexts/buildContexts.ts";
import { valueAt } from "#contract/valueAt.ts";
import { type TakenOverContext, takenOverContexts, takenOverFileOf } from "../brandFiles.ts";
import { type Finding, findingAt, isError } from "../finding.ts";
import { type JsonFile, locate } from "../json/jsonFile.ts";
import { problem } from "../messages/catalogue.ts";
import { type ThemeResult, unknownKeys, variantsPath } from "./loadTheme.ts";
import { readResolver } from "./readResolver.ts";
import { readRoles, type RolesRead } from "./readRoles.ts";

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

/** A theme with the contexts that its resolver gives it, and the values that are taken over for them. */
export function withContexts(theme: ThemeResult, { resolver, read, exists }: ThemeFiles): ThemeResult {
  const { name } = theme;
  const { schemes, takenOver: named, findings: ownFindings } = readResolver(name, resolver);
  const findings: Finding[] = [...ownFindings];
  const files: Partial<Record<TakenOverContext, JsonFile>> = {};
  const rolesOf = (context: TakenOverContext): RolesRead["tokens"] => {
    const path = takenOverFileOf(name, context);
    if (!named.includes(context)) {
      // A file that nobody reads would be edited in vain.
      const isLost = ownFindings.length === 0 && exists(path);
      const found = problem("bad-resolver/unnamed", { file: path, context });
      if (isLost) findings.push(findingAt(locate(resolver, ["modifiers"]).key, found));
      return new Map();
    }
    const file = read(path);
    if (file === undefined) {
      const { value } = locate(resolver, [
        "modifiers",
        context === "dark" ? "scheme" : "contrast",
        "contexts",
        context,
      ]);
      if (!exists(path)) findings.push(findingAt(value, problem("missing-file/theme", { file: path })));
      return new Map();
    }
    files[context] = file;
    const { tokens, findings: found } = readRoles(file, theme.file);
    findings.push(...unknownKeys(file), ...tooMuch(file), ...found);
    return tokens;
  };
  const [dark, more] = takenOverContexts.map(rolesOf);
  const contexts = { schemes, takenOver: { dark: dark ?? new Map(), more: more ?? new Map() } };
  const { theme: complete, ...rest } = theme;
  const isRead = named.every((context) => files[context] !== undefined);
  const isUsable = complete !== undefined && isRead && !findings.some(isError);
  return {
    ...rest,
    ...contexts,
    takenOverFiles: files,
    ...(isUsable ? { theme: { ...complete, ...contexts, contexts: buildContexts(complete.tokens, contexts) } } : {}),
    findings: [...theme.findings, ...findings],
  };
}
