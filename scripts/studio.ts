/** `npm run studio`: the brand managers' workshop (docs/studio.md), also for a company (docs/studio-server.md). */
import { join } from "node:path";
import { brandsFolder, type CommandCall, defineCommand } from "#scripts/command/Command.ts";
import { flag, text } from "#scripts/command/Option.ts";
import { runCommand } from "#scripts/command/runCommand.ts";
import { UsageError } from "#scripts/command/UsageError.ts";
import { repository } from "#scripts/files/repository.ts";
import { fromCaller } from "#scripts/command/CommandDeps.ts";
import { openWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { onStopSignal } from "#scripts/serve/onStopSignal.ts";
import { wantedPort } from "#scripts/serve/wantedPort.ts";
import { configReport } from "#studio/company/config/ConfigFinding.ts";
import { brandIdsIn, readCompanyConfig } from "#studio/company/config/readCompanyConfig.ts";
import { backUp } from "#studio/company/records/backUp.ts";
import { folderOrigins } from "#studio/git/origins.ts";
import { roleGaps } from "#studio/company/identity/roleGaps.ts";
import { startCompanyStudio } from "#studio/company/app/startCompanyStudio.ts";
import { startStudio } from "#studio/server/startStudio.ts";

/** The studio of one person, on this machine. */
async function startOwn(brandsDir: string): Promise<void> {
  // A folder that does not exist is reported before anything is compiled.
  openWorkspace(brandsDir);
  const port = await wantedPort(process.env["PORT"] || "8010", "npm run studio");
  console.log("Starting the studio …");
  const started = await startStudio({ root: repository, brandsDir, port, findOrigin: folderOrigins(brandsDir) });
  console.log(`\n  ${started.address}\n\nCtrl+C stops. Edits that are not saved are kept.`);
  onStopSignal(() => started.close().finally(() => process.exit()));
}

/** The studio of a made-up company, on this machine. */
async function startSample(print: (text: string) => void): Promise<void> {
  const port = await wantedPort(process.env["PORT"] || "8020", "npm run studio -- --try");
  // A provider of identities is a part of it, which nothing else needs.
  const { startTrial } = await import("#studio/company/trial/startTrial.ts");
  const close = await startTrial({ port, portalsPort: port + 1, say: (line) => print(`${line}\n`) });
  onStopSignal(() => close().finally(() => process.exit()));
}

interface CompanyCall extends Pick<CommandCall, "complain" | "print"> {
  /** Absolute path of the configuration. */
  readonly configFile: string;
  readonly brandsDir: string;
  readonly isCheck: boolean;
  /** Where a backup of the database is written, and nothing else is done. */
  readonly backupFile: string | undefined;
}

/** The studio of a company. Gives the exit code. */
async function serveCompany({ configFile, brandsDir, ...call }: CompanyCall): Promise<number> {
  const read = readCompanyConfig(configFile, brandsDir);
  if ("findings" in read) {
    call.complain(configReport(read.findings));
    return 1;
  }
  const { config } = read;
  if (call.backupFile !== undefined) {
    await backUp(join(config.data, "studio.sqlite"), fromCaller(call.backupFile));
    call.print(`✓ ${call.backupFile} has everything of now.\n`);
    return 0;
  }
  call.print(`✓ ${configFile} can be used.\n`);
  const brandIds = brandIdsIn([brandsDir, join(config.data, "main")]);
  for (const gap of roleGaps(config, brandIds)) call.print(`! ${gap}\n`);
  if (call.isCheck) return 0;
  call.print("Starting the studio …\n");
  const started = await startCompanyStudio({ root: repository, config, say: (line) => call.print(`${line}\n`) });
  call.print(`The studio answers on port ${started.port} of loopback, for ${config.origin}. Ctrl+C stops it.\n`);
  onStopSignal(() => started.close().finally(() => process.exit()));
  return 0;
}

const studio = defineCommand({
  name: "studio",
  purpose:
    "The brand managers' workshop, in the browser: look at a brand, change it, check it, save it (docs/studio.md).",
  options: {
    brands: brandsFolder,
    serve: text({
      shown: "CONFIG",
      help: "serve it to a company, as this file says: people sign in, and propose, approve and publish",
      heading: "For a company (docs/studio-server.md):",
    }),
    try: flag("try that on this machine: sample people, a repository, a CI and the portals that it deploys"),
    backup: text({ shown: "FILE", help: "with --serve: only copy the database, which may be in use" }),
    check: flag("with --serve: only check the file"),
  },
  meantBy: { brand: "Its first page lists the brands: choose one there" },
  notes: "PORT=8123 npm run studio uses another port than 8010. With --serve the file has the port.",
  exits: "0 done, 1 the file of --serve cannot be used, 2 the command failed",
  async run({ brands, serve, try: isTrial, backup: backupFile, check: isCheck }, { complain, print }) {
    const brandsDir = fromCaller(brands ?? repository);
    if (serve !== undefined) {
      return serveCompany({ configFile: fromCaller(serve), brandsDir, isCheck, backupFile, complain, print });
    }
    if (isTrial) return startSample(print);
    if (isCheck || backupFile !== undefined) throw new UsageError("--backup and --check need --serve CONFIG");
    return startOwn(brandsDir);
  },
});

process.exitCode = await runCommand(studio);
