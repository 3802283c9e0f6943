/**
 * `npm run verify -- [DIR] [--json] [--browser]`: checks finished folders without the sources (docs/deploy.md).
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { dayInOslo } from "#domain/format/dayInOslo.ts";
import type { Language } from "#scripts/brands/messages/Message.ts";
import { isVerifyError, reportVerifyFinding, type VerifyFinding } from "#scripts/release/verify/VerifyFinding.ts";
import { verifyReleases } from "#scripts/release/verify/verifyReleases.ts";

const usage = `npm run verify -- [DIR | --deployed TO] [--json] [--browser] [--language en|nb] [--today DAY]

  DIR              the folder that contains the brands' folders, or the folder of one brand (default: dist)
  --json           findings as JSON
  --deployed TO    the releases that are served from a folder, or from s3://bucket, in place of DIR
  --endpoint URL   for --deployed s3://bucket: the address of another object store than AWS
  --browser        also opens every page of every brand in Chromium, with the headers of the folder
  --language nb    findings in bokmål
  --today DAY      the day on which the folder is used, for example 2027-01-01 (default: today)

Exit code: 0 nothing was found but notes, 1 findings, 2 the command failed or was called in a wrong way.
`;

interface Verified {
  readonly brand: string;
  readonly files: number;
  readonly pages: number;
  readonly findings: readonly VerifyFinding[];
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: {
      json: { type: "boolean", default: false },
      browser: { type: "boolean", default: false },
      deployed: { type: "string" },
      endpoint: { type: "string" },
      language: { type: "string", default: "en" },
      today: { type: "string", default: dayInOslo(new Date()) },
      help: { type: "boolean", short: "h", default: false },
    },
    allowPositionals: true,
  });
  if (values.help) {
    process.stdout.write(usage);
    return 0;
  }
  const [dir = "dist", ...more] = positionals;
  if (more.length > 0) throw new Error(`One folder is verified at a time; ${more.join(", ")} is too much`);
  if (values.language !== "en" && values.language !== "nb")
    throw new Error(`--language ${values.language} does not exist: expected en or nb`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(values.today))
    throw new Error(`--today ${values.today} is not a day: expected one such as 2027-01-01`);
  if (values.deployed !== undefined && positionals.length > 0) throw new Error("Give a folder or --deployed, not both");
  if (values.deployed === undefined && values.endpoint !== undefined) throw new Error("--endpoint needs --deployed");
  const fetched = values.deployed === undefined ? undefined : await fetchDeployed(values.deployed, values.endpoint);
  const dist = fetched?.folder ?? resolve(process.env["INIT_CWD"] ?? process.cwd(), dir);
  try {
    return await verify(dist, fetched?.name, { ...values, language: values.language });
  } finally {
    if (fetched !== undefined) await rm(fetched.folder, { recursive: true, force: true });
  }
}

/** The releases that are served from a target, in a temporary folder. */
async function fetchDeployed(to: string, endpoint: string | undefined) {
  const [{ readTarget }, { fetchServed }] = await Promise.all([
    import("#scripts/deploy/Target.ts"),
    import("#scripts/deploy/fetchServed.ts"),
  ]);
  const target = readTarget({ to, ...(endpoint !== undefined && { endpoint }) });
  const folder = await mkdtemp(join(tmpdir(), "verify-deployed-"));
  try {
    await fetchServed((await target.open({ isReading: true })).store, folder);
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
  return { folder, name: target.name };
}

interface VerifyOptions {
  readonly json: boolean;
  readonly browser: boolean;
  readonly language: Language;
  readonly today: string;
}

/** Checks the folders and gives the exit code. `target`: what they are called, when they were fetched. */
async function verify(
  dist: string,
  target: string | undefined,
  { language, ...values }: VerifyOptions,
): Promise<number> {
  const program = join(import.meta.dirname, "..");

  const print = ({ brand, files, pages, findings }: Verified) => {
    const opened = pages > 0 ? `, ${pages} pages opened` : "";
    console.log(`${findings.some(isVerifyError) ? "✗" : "✓"} ${brand}: ${files} files${opened}`);
    for (const finding of findings) {
      const { level, code, file, message, advice } = reportVerifyFinding(finding, language);
      console.log(`  ${file}  ${code}${level === "note" ? " (note)" : ""}\n    ${message}\n    ${advice}`);
    }
  };
  const all: Verified[] = [];
  // Without a browser the command starts in a third of the time.
  const { BrowserCheck } = values.browser ? await import("#scripts/quality/browser/BrowserCheck.ts") : {};
  const browser = await BrowserCheck?.open();
  try {
    for await (const { brand, folder, files, findings } of verifyReleases(dist, { program, today: values.today })) {
      const isReadable = !findings.some(({ code }) => ["bad-record", "bad-headers", "bad-page"].includes(code));
      const visited = isReadable ? await browser?.verify(brand, folder) : undefined;
      const verified = {
        brand,
        files,
        pages: visited?.pages ?? 0,
        findings: [...findings, ...(visited?.findings ?? [])],
      };
      all.push(verified);
      if (!values.json) print(verified);
    }
  } finally {
    await browser?.close();
  }
  const reported = all.flatMap(({ findings }) => findings).map((finding) => reportVerifyFinding(finding, language));
  const errors = reported.filter(({ level }) => level === "error").length;
  if (values.json) {
    const brands = all.map(({ brand, files, pages }) => ({ brand, files, pages }));
    process.stdout.write(
      `${JSON.stringify({ schemaVersion: 1, ok: errors === 0, brands, findings: reported }, null, 2)}\n`,
    );
  } else {
    const brands = all.length === 1 ? "1 brand" : `${all.length} brands`;
    const name = target ?? (relative(process.cwd(), dist) || ".");
    console.log(
      errors === 0
        ? `✓ ${brands} in ${name}: what is there is what was built`
        : `✗ ${errors === 1 ? "1 finding" : `${errors} findings`} in ${name}`,
    );
  }
  return errors === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`verify: ${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 2;
}
