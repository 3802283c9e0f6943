import { repository } from "#scripts/files/repository.ts";
import { messageOf } from "#contract/messageOf.ts";
import { readdirSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { dayInOslo } from "#domain/format/dayInOslo.ts";
import type { Language } from "#scripts/brands/messages/Message.ts";
import type { CommandDeps } from "#scripts/command/CommandDeps.ts";
import { isVerifyError, reportVerifyFinding, type VerifyFinding } from "./VerifyFinding.ts";
import { type VerifiedFolder, verifyReleases } from "./verifyReleases.ts";

const usage = `npm run verify -- [DIR | --deployed TO] [options]

Checks, without the sources, that finished folders are as they were built (docs/deploy.md).

  DIR              the folder that contains the brands' folders, or the folder of one brand (default: dist)
  --brand a,b      exactly these brands are expected; default: any that are there
  --json           findings as JSON
  --deployed TO    what is served from a folder, or from s3://bucket, in place of DIR: releases and canaries,
                   pointers, hosts, and what else is there
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
  /** Checks what is served from a target. */
  readonly verifyDeployed: (to: string, endpoint: string | undefined, options: ChosenBrands) => Promise<FolderSource>;
  readonly openBrowser: () => Promise<PageVisits>;
}

interface ChosenBrands {
  readonly program: string;
  readonly today: string;
  readonly brands?: readonly string[];
}

/** What is verified. */
interface FolderSource {
  /** For messages. */
  readonly name: string;
  readonly folders: AsyncIterable<VerifiedFolder>;
}

/** The brands of this repository. Only their names are read. */
const usualBrands = () =>
  readdirSync(join(repository, "tenants"), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

function readBrands(brand: string | undefined): readonly string[] | undefined {
  const ids = brand?.split(",").map((id) => id.trim());
  if (ids?.some((id) => id === "") === true) throw new Error("--brand needs the names of brands: --brand sb1,dnb");
  return ids;
}

interface Verified extends Omit<VerifiedFolder, "folder"> {
  readonly pages: number;
}

async function readAndVerify(args: readonly string[], deps: VerifyDeps): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      brand: { type: "string" },
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
  const brands = readBrands(values.brand);
  const options = { program: repository, today: values.today, ...(brands && { brands }) };
  const dist = resolve(deps.calledFrom, dir);
  const source =
    values.deployed === undefined
      ? {
          name: relative(process.cwd(), dist) || ".",
          folders: verifyReleases(dist, { ...options, usual: usualBrands() }),
        }
      : await deps.verifyDeployed(values.deployed, values.endpoint, options);
  return verify(source, { ...values, language: values.language }, deps);
}

interface VerifyOptions {
  readonly json: boolean;
  readonly browser: boolean;
  readonly language: Language;
}

/** Checks the folders and gives the exit code. */
async function verify(
  { name, folders }: FolderSource,
  { language, ...values }: VerifyOptions,
  { print, openBrowser }: VerifyDeps,
): Promise<number> {
  const say = (line: string) => print(`${line}\n`);

  const report = ({ brand, id, files, pages, findings }: Verified) => {
    const opened = pages > 0 ? `, ${pages} pages opened` : "";
    const release = id === undefined ? "" : `, release ${id}`;
    const what = brand === "" ? "beside the brands' folders" : `${brand}${release}: ${files} files${opened}`;
    say(`${findings.some(isVerifyError) ? "✗" : "✓"} ${what}`);
    for (const finding of findings) {
      const { level, code, file, message, advice } = reportVerifyFinding(finding, language);
      say(`  ${file}  ${code}${level === "note" ? " (note)" : ""}\n    ${message}\n    ${advice}`);
    }
  };
  const all: Verified[] = [];
  const browser = values.browser ? await openBrowser() : undefined;
  try {
    for await (const { folder, ...found } of folders) {
      const { brand, files, findings } = found;
      const isReadable =
        files > 0 && !findings.some(({ code }) => ["bad-record", "bad-headers", "bad-page"].includes(code));
      const visited = isReadable ? await browser?.verify(brand, folder) : undefined;
      const verified = {
        ...found,
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
    const brands = all.flatMap(({ findings: _, ...rest }) => (rest.brand === "" ? [] : [rest]));
    print(`${JSON.stringify({ schemaVersion: 1, ok: errors === 0, brands, findings: reported }, null, 2)}\n`);
  } else {
    const count = new Set(all.map(({ brand }) => brand).filter((brand) => brand !== "")).size;
    const brands = count === 1 ? "1 brand" : `${count} brands`;
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
