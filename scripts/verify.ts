/**
 * `npm run verify -- [DIR] [--json] [--browser]`: checks finished folders without the sources (docs/deploy.md).
 */
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { dayInOslo } from "#domain/format/dayInOslo.ts";
import type { Language } from "#scripts/brands/messages/Message.ts";
import { isVerifyError, reportVerifyFinding, type VerifyFinding } from "#scripts/release/verify/VerifyFinding.ts";
import { verifyReleases } from "#scripts/release/verify/verifyReleases.ts";

const usage = `npm run verify -- [DIR] [--json] [--browser] [--language en|nb] [--today DAY]

  DIR              the folder that contains the brands' folders, or the folder of one brand (default: dist)
  --json           findings as JSON
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
  const language: Language = values.language;
  const dist = resolve(process.env["INIT_CWD"] ?? process.cwd(), dir);
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
    const name = relative(process.cwd(), dist) || ".";
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
