import { repository } from "#scripts/brands/repository.ts";
import { messageOf } from "#contract/messageOf.ts";
import { rm } from "node:fs/promises";
import { relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { dayInOslo } from "#domain/format/dayInOslo.ts";
import type { Language } from "#scripts/brands/messages/Message.ts";
import type { CommandDeps } from "../CommandDeps.ts";
import { isVerifyError, reportVerifyFinding, type VerifyFinding } from "./VerifyFinding.ts";
import { verifyReleases } from "./verifyReleases.ts";

const usage = `npm run verify -- [DIR | --deployed TO] [--json] [--browser] [--language en|nb] [--today DAY]

Checks, without the sources, that finished folders are as they were built (docs/deploy.md).

  DIR              the folder that contains the brands' folders, or the folder of one brand (default: dist)
  --json           findings as JSON
  --deployed TO    the releases that are served from a folder, or from s3://bucket, in place of DIR
  --endpoint URL   for --deployed s3://bucket: the address of another object store than AWS
  --browser        also opens every page of every brand in Chromium, with the headers of the folder
  --language nb    findings in bokmål
  --today DAY      the day on which the folder is used, for example 2027-01-01 (default: today)
  --help           this text

Exit code: 0 nothing was found but notes, 1 findings, 2 the command failed or was called in a wrong way.
`;

/** Visits the pages of a folder. */
interface PageVisits {
  verify(
    brand: string,
    folder: string,
  ): Promise<{ readonly pages: number; readonly findings: readonly VerifyFinding[] }>;
  close(): Promise<void>;
}

/** What the command needs from the rooms above it, which are loaded when they are needed. */
interface VerifyDeps extends CommandDeps {
  /** Fetches what is served from a target into a temporary folder, which the command removes. */
  readonly fetchDeployed: (to: string, endpoint: string | undefined) => Promise<FetchedReleases>;
  readonly openBrowser: () => Promise<PageVisits>;
}

interface FetchedReleases {
  readonly folder: string;
  /** The target, as messages call it. */
  readonly name: string;
}

interface Verified {
  readonly brand: string;
  readonly files: number;
  readonly pages: number;
  readonly findings: readonly VerifyFinding[];
}

async function readAndVerify(args: readonly string[], deps: VerifyDeps): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
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
    deps.print(usage);
    return 0;
  }
  const [dir = "dist", ...more] = positionals;
  if (more.length > 0) throw new Error(`One folder is verified at a time; leave out ${more.join(", ")}`);
  if (values.language !== "en" && values.language !== "nb")
    throw new Error(`--language ${values.language} does not exist: expected en or nb`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(values.today))
    throw new Error(`--today ${values.today} is not a day: expected one such as 2027-01-01`);
  if (values.deployed !== undefined && positionals.length > 0) throw new Error("Give a folder or --deployed, not both");
  if (values.deployed === undefined && values.endpoint !== undefined) throw new Error("--endpoint needs --deployed");
  const fetched =
    values.deployed === undefined ? undefined : await deps.fetchDeployed(values.deployed, values.endpoint);
  const dist = fetched?.folder ?? resolve(deps.calledFrom, dir);
  try {
    return await verify(dist, fetched?.name, { ...values, language: values.language }, deps);
  } finally {
    if (fetched !== undefined) await rm(fetched.folder, { recursive: true, force: true });
  }
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
  { print, openBrowser }: VerifyDeps,
): Promise<number> {
  const say = (line: string) => print(`${line}\n`);

  const report = ({ brand, files, pages, findings }: Verified) => {
    const opened = pages > 0 ? `, ${pages} pages opened` : "";
    say(`${findings.some(isVerifyError) ? "✗" : "✓"} ${brand}: ${files} files${opened}`);
    for (const finding of findings) {
      const { level, code, file, message, advice } = reportVerifyFinding(finding, language);
      say(`  ${file}  ${code}${level === "note" ? " (note)" : ""}\n    ${message}\n    ${advice}`);
    }
  };
  const all: Verified[] = [];
  const browser = values.browser ? await openBrowser() : undefined;
  try {
    for await (const { brand, folder, files, findings } of verifyReleases(dist, {
      program: repository,
      today: values.today,
    })) {
      const isReadable =
        files > 0 && !findings.some(({ code }) => ["bad-record", "bad-headers", "bad-page"].includes(code));
      const visited = isReadable ? await browser?.verify(brand, folder) : undefined;
      const verified = {
        brand,
        files,
        pages: visited?.pages ?? 0,
        findings: [...findings, ...(visited?.findings ?? [])],
      };
      all.push(verified);
      if (!values.json) report(verified);
    }
  } finally {
    await browser?.close();
  }
  const reported = all.flatMap(({ findings }) => findings).map((finding) => reportVerifyFinding(finding, language));
  const errors = reported.filter(({ level }) => level === "error").length;
  if (values.json) {
    const brands = all.map(({ brand, files, pages }) => ({ brand, files, pages }));
    print(`${JSON.stringify({ schemaVersion: 1, ok: errors === 0, brands, findings: reported }, null, 2)}\n`);
  } else {
    const brands = all.length === 1 ? "1 brand" : `${all.length} brands`;
    const name = target ?? (relative(process.cwd(), dist) || ".");
    say(
      errors === 0
        ? `✓ ${brands} in ${name}: every file is as it was built`
        : `✗ ${errors === 1 ? "1 finding" : `${errors} findings`} in ${name}`,
    );
  }
  return errors === 0 ? 0 : 1;
}

/**
 * `npm run verify -- [DIR] [--json] [--browser]`: checks finished folders without the sources (docs/deploy.md).
 * @param args the arguments on the command line
 * @returns the exit code
 */
export async function verifyCommand(args: readonly string[], deps: VerifyDeps): Promise<number> {
  try {
    return await readAndVerify(args, deps);
  } catch (error) {
    const message = messageOf(error);
    // How the command is called is not what is wrong when a file cannot be read.
    const isOfFiles = error instanceof Error && "syscall" in error;
    deps.complain(`verify: ${message}\n${isOfFiles ? "" : `\n${usage}`}`);
    return 2;
  }
}
