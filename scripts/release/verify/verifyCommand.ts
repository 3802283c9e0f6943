import { repository } from "#scripts/files/repository.ts";
import { readdirSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { dayInOslo } from "#domain/format/dayInOslo.ts";
import { checkBrands } from "#scripts/command/checkBrands.ts";
import { type CommandCall, defineCommand } from "#scripts/command/Command.ts";
import type { CommandDeps } from "#scripts/command/CommandDeps.ts";
import { day, flag, list, text, type ValuesOf } from "#scripts/command/Option.ts";
import { isError } from "#scripts/findings/Finding.ts";
import { UsageError } from "#scripts/command/UsageError.ts";
import { findReleases } from "./findReleases.ts";
import { reportVerifyFinding, type VerifyFinding } from "./VerifyFinding.ts";
import { type ReleasesOptions, type VerifiedFolder, verifyReleases } from "./verifyReleases.ts";

/** Visits the pages of a folder. */
interface PageVisits {
  verify(
    brand: string,
    folder: string,
  ): Promise<{ readonly pages: number; readonly findings: readonly VerifyFinding[] }>;
  close(): Promise<void>;
}

/** What the command needs from the rooms above it, which are loaded when they are needed. */
export interface VerifyDeps {
  /** Checks what is served from a target. */
  readonly verifyDeployed: (
    to: string,
    endpoint: string | undefined,
    options: ChosenBrands & { readonly today: string },
  ) => Promise<FolderSource>;
  readonly openBrowser: () => Promise<PageVisits>;
}

interface ChosenBrands {
  readonly program: string;
  readonly brands?: readonly string[];
  /** The brands of this repository. */
  readonly usual: readonly string[];
}

/** What is verified. */
interface FolderSource {
  /** For messages. */
  readonly name: string;
  /** The brands that are there. */
  readonly brands: readonly string[];
  readonly folders: AsyncIterable<VerifiedFolder>;
}

/** The brands of this repository. Only their names are read. */
const usualBrands = () =>
  readdirSync(join(repository, "tenants"), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

interface Verified extends Omit<VerifiedFolder, "folder"> {
  readonly pages: number;
}

const options = {
  brand: list({ shown: "a,b", help: "exactly these brands are expected; without it, any that are there" }),
  json: flag("findings as JSON"),
  deployed: text({
    shown: "TO",
    help:
      "what is served from a folder, or from s3://bucket, in place of DIR: releases and canaries, pointers, hosts, and " +
      "what else is there",
  }),
  endpoint: text({
    shown: "URL",
    help: "for --deployed s3://bucket: the address of another object store than AWS",
  }),
  browser: flag("also opens every page of every brand in Chromium, with the headers of the folder"),
  today: day("the day on which the folder is used (default: that of its commit; with --deployed: today)"),
};

/** What the command line names, and the brands that it can have. */
async function findSource(
  { brand, deployed, endpoint, today }: ValuesOf<typeof options>,
  { words: [dir = "dist"], calledFrom }: CommandCall,
  { verifyDeployed }: VerifyDeps,
): Promise<FolderSource> {
  const usual = usualBrands();
  const expected = { program: repository, usual, ...(brand && { brands: brand }) };
  const source =
    deployed === undefined
      ? await findFolders(resolve(calledFrom, dir), { ...expected, ...(today !== undefined && { today }) })
      : await verifyDeployed(deployed, endpoint, { ...expected, today: today ?? dayInOslo(new Date()) });
  // A brand of the repository that is missing is a finding; one that nobody knows is misspelt.
  if (brand) checkBrands(brand, [...new Set([...usual, ...source.brands])]);
  return source;
}

/** Finished folders. */
async function findFolders(dist: string, expected: ReleasesOptions): Promise<FolderSource> {
  const { ids: brands } = await findReleases(dist);
  const name = relative(process.cwd(), dist) || ".";
  return { name, brands, folders: verifyReleases(dist, expected) };
}

interface VerifyOptions {
  readonly json: boolean;
  readonly browser: boolean;
}

/** Checks the folders and gives the exit code. */
async function verify(
  { name, folders }: FolderSource,
  values: VerifyOptions,
  { print, openBrowser }: Pick<CommandDeps, "print"> & Pick<VerifyDeps, "openBrowser">,
): Promise<number> {
  const say = (line: string) => print(`${line}\n`);

  const report = ({ brand, id, files, pages, findings }: Verified) => {
    const opened = pages > 0 ? `, ${pages} pages opened` : "";
    const release = id === undefined ? "" : `, release ${id}`;
    const what = brand === "" ? "beside the brands' folders" : `${brand}${release}: ${files} files${opened}`;
    say(`${findings.some(isError) ? "✗" : "✓"} ${what}`);
    for (const finding of findings) {
      const { level, code, file, message, advice } = reportVerifyFinding(finding);
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
  const reported = all.flatMap(({ findings }) => findings).map(reportVerifyFinding);
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

/** `npm run verify`: checks finished folders without the sources (docs/deploy.md). */
export const verifyCommand = (deps: VerifyDeps) =>
  defineCommand({
    name: "verify",
    purpose: "Checks, without the sources, that finished folders are as they were built (docs/deploy.md).",
    words: {
      shown: "[DIR]",
      help: "the folder that contains the brands' folders, or the folder of one brand (default: dist)",
      least: 0,
      most: 1,
      advice: "One folder is verified at a time: npm run verify -- DIR",
    },
    options,
    exits: "0 nothing was found but notes, 1 findings, 2 the command failed or was called in a wrong way",
    async run(values, call) {
      const { deployed, endpoint } = values;
      if (deployed !== undefined && call.words.length > 0)
        throw new UsageError("Give a folder or --deployed, not both");
      if (deployed === undefined && endpoint !== undefined) throw new UsageError("--endpoint needs --deployed");
      return verify(await findSource(values, call, deps), values, { ...call, ...deps });
    },
  });
