import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { repository } from "#scripts/files/repository.ts";

/**
 * Applies `house/no-young-platform` to scripts that are no files of the repository: nothing is accepted in them.
 * @param scripts their code by a path, which need not exist
 * @param reads whether a member of a value whose type is not known counts when it is only read
 * @returns for each, what it uses: `URL.parse`
 */
export function findYoungUses(
  scripts: ReadonlyMap<string, string>,
  reads: "calls" | "all",
): Map<string, ReadonlySet<string>> {
  const folder = mkdtempSync(join(tmpdir(), "young-uses-"));
  try {
    const config = {
      jsPlugins: [join(repository, "scripts/quality/lint/housePlugin.ts")],
      categories: { correctness: "off" },
      rules: { "house/no-young-platform": ["error", reads] },
    };
    writeFileSync(join(folder, ".oxlintrc.json"), JSON.stringify(config));
    for (const [path, code] of scripts) {
      // Below a folder of their own: a path of the repository would be accepted as there.
      const file = join(folder, "scripts", path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, code);
    }
    const linter = join(repository, "node_modules/oxlint/bin/oxlint");
    const run = spawnSync(process.execPath, [linter, "--format", "json", "scripts"], {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 2 ** 26,
    });
    if (!run.stdout.startsWith("{")) throw new Error(`The linter did not start: ${run.stdout}${run.stderr}`);
    const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: { message: string; filename: string }[] };
    const found = new Map([...scripts.keys()].map((path) => [path, new Set<string>()]));
    for (const { message, filename } of diagnostics) {
      const feature = /^"([^"]+)"/.exec(message)?.[1];
      if (feature === undefined) throw new Error(`${filename}: ${message}`);
      found.get(filename.replaceAll("\\", "/").replace(/^scripts\//, ""))?.add(feature);
    }
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
