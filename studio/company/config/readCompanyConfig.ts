import { basename, dirname, join, resolve } from "node:path";
import { type Finding, findingAt, type Place } from "#scripts/findings/Finding.ts";
import { problem } from "#scripts/findings/Problem.ts";
import { type JsonFile, locate, parseJsonFile, type Path } from "#scripts/brands/json/jsonFile.ts";
import { readSource } from "#scripts/brands/json/sourceFile.ts";
import { type ShapeProblem, shapeProblems } from "#scripts/brands/schema/shapeProblems.ts";
import type { CompanyConfig } from "./CompanyConfig.ts";
import type { ConfigFinding, ConfigProblemId } from "./ConfigFinding.ts";
import { configFileSchema } from "./configFileSchema.ts";
import { fillInConfig } from "./fillInConfig.ts";
import { findConfigProblems, isFormerPublish } from "./findConfigProblems.ts";
import { readdirSync } from "node:fs";
import { errorCode } from "#scripts/files/errorCode.ts";

/** Ids of the brands of some folders with `tenants/`, in the order of the alphabet. A folder that is missing has none. */
export function brandIdsIn(folders: readonly string[]): readonly string[] {
  const ids = folders.flatMap((folder) => {
    try {
      const entries = readdirSync(join(folder, "tenants"), { withFileTypes: true });
      return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    } catch (error) {
      if (errorCode(error) === "ENOENT") return [];
      throw error;
    }
  });
  return [...new Set(ids)].toSorted();
}

/** A configuration that can be used, or everything that is wrong with it. */
export type ConfigRead = { readonly config: CompanyConfig } | { readonly findings: readonly ConfigFinding[] };

/** "all" or a list: its words are those of `findConfigProblems.ts`. */
const isBrandsOfRole = (path: Path): boolean => path.length === 3 && path[0] === "roles" && path[2] === "brands";

/** A key that would hold a secret is answered with the one that names its file. */
function ofForm({ problem: found, fix }: ShapeProblem, place: Place): ConfigFinding {
  if (found.id === "unknown-key" && found.values.known.includes(`${found.values.key}File`))
    return findingAt<ConfigProblemId>(place, problem("studio:secret-here", { key: found.values.key }));
  return findingAt(place, found, { fix });
}

function formFindings(json: JsonFile): readonly ConfigFinding[] {
  return shapeProblems(configFileSchema, json.value)
    .filter(({ path, problem: { id } }) => id === "missing-value" || !isBrandsOfRole(path))
    .filter(({ path }) => !isFormerPublish(json.value, path))
    .map((found) => {
      const { key, value } = locate(json, found.path);
      return ofForm(found, found.atKey ? key : value);
    });
}

/** What was meant is not said: it can have a part of a secret. */
const withoutFix = (finding: Finding): ConfigFinding => findingAt(finding, finding);

/**
 * Reads the configuration of a company's studio. Nothing is started and nothing is written.
 * @param path absolute path of the file
 * @param brandsDir folder with `tenants/`; the brands of the server's own worktree of the main branch count too, since
 *   the program can be older than the newest brand
 */
export function readCompanyConfig(path: string, brandsDir: string): ConfigRead {
  const folder = dirname(path);
  const read = readSource(path, basename(path));
  if ("finding" in read) return { findings: [withoutFix(read.finding)] };
  const { json, findings: syntax } = parseJsonFile(read.source);
  if (json === undefined) return { findings: syntax.map(withoutFix) };
  const { data } = json.value;
  const ownBrands = typeof data === "string" ? [join(resolve(folder, data), "main")] : [];
  const brandIds = brandIdsIn([brandsDir, ...ownBrands]);
  const findings = [
    ...syntax.map(withoutFix),
    ...formFindings(json),
    ...findConfigProblems(json.value, { folder, brandIds }).map(({ path: at, problem: found, fix }) =>
      findingAt<ConfigProblemId>(locate(json, at).value, found, { fix }),
    ),
  ];
  if (findings.length > 0) return { findings };
  return { config: fillInConfig(configFileSchema.parse(json.value), folder) };
}
