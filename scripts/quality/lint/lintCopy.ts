import { repository } from "#scripts/files/repository.ts";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

interface Diagnostic {
  readonly code: string;
  readonly message: string;
  readonly filename: string;
}

/**
 * Lints made-up files with the rules of this repository, in a temporary copy of its configuration. The copy has two
 * brands: `testbrand`, and one with the short id `lo`.
 *
 * @returns per file, the codes of the rules that found something: `house(no-brand)`.
 */
export function lintCopy(files: Readonly<Record<string, string>>): Map<string, string[]> {
  const copy = mkdtempSync(join(tmpdir(), "lint-"));
  try {
    for (const name of [
      ".oxlintrc.json",
      "package.json",
      "tsconfig.json",
      "scripts/compile/supportedBrowsers.ts",
      "scripts/quality/lint",
      "scripts/text/escapeRegExp.ts",
      "src/contract/namesWithBrandId.ts",
    ])
      cpSync(join(repository, name), join(copy, name), { recursive: true });
    symlinkSync(join(repository, "node_modules"), join(copy, "node_modules"));
    const brands = {
      "tenants/testbrand/tenant.jsonc": '{\n  "name": "Prøvebanken Forsikring"\n}',
      "tenants/lo/tenant.jsonc": "{}",
    };
    for (const [path, text] of Object.entries({ ...brands, ...files })) {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      writeFileSync(join(copy, path), text);
    }
    const linter = join(repository, "node_modules/oxlint/bin/oxlint");
    const run = spawnSync(
      process.execPath,
      [linter, "--format", "json", "src", "gallery", "scripts", "studio", "examples", "tests"],
      {
        cwd: copy,
        encoding: "utf8",
      },
    );
    if (!run.stdout.startsWith("{")) throw new Error(`The linter did not start: ${run.stdout}${run.stderr}`);
    const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: Diagnostic[] };
    const found = new Map<string, string[]>(Object.keys(files).map((path) => [path, []]));
    for (const { filename, code } of diagnostics) found.get(filename.replaceAll("\\", "/"))?.push(code);
    return found;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
