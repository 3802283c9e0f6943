/** `npm run deploy -- --to DIR`: brings finished folders to where they are served (docs/deploy.md). */
import { parseArgs } from "node:util";
import { dayInOslo } from "#domain/format/dayInOslo.ts";
import { defaultKeep, deployReleases } from "#scripts/deploy/deployReleases.ts";
import { fromHere, program, readDeployer, readNumber, readTarget } from "#scripts/deploy/readDeployArguments.ts";
import { runDeployCommand } from "#scripts/deploy/runDeployCommand.ts";
import { FolderStore } from "#scripts/deploy/store/FolderStore.ts";

const usage = `npm run deploy -- --to DIR [options]

  --to DIR        the folder that the portal is served from
  --dist DIR      the folder that contains the brands' folders, or the folder of one brand (default: dist)
  --keep N        releases of each brand that are kept, at least 4 (default: ${defaultKeep})
  --by NAME       who deploys, for the list of releases (default: user@machine)
  --today DAY     the day of the deployment, for example 2027-01-01 (default: today)

Exit code: 0 done, 1 refused or another deployment was faster, 2 failed.
`;

/** Whether what is in the folders is what was built. Shows what is not. */
async function isVerified(dist: string, today: string): Promise<boolean> {
  // Wrong arguments are answered before all this is loaded.
  const { verifyReleases } = await import("#scripts/release/verify/verifyReleases.ts");
  const { reportVerifyFinding } = await import("#scripts/release/verify/VerifyFinding.ts");
  let isFine = true;
  for await (const { findings } of verifyReleases(dist, { program, today }))
    for (const finding of findings) {
      const { level, code, file, message, advice } = reportVerifyFinding(finding, "en");
      if (level === "error") isFine = false;
      console.log(`  ${file}  ${code}${level === "note" ? " (note)" : ""}\n    ${message}\n    ${advice}`);
    }
  return isFine;
}

const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

await runDeployCommand("deploy", async () => {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    options: {
      to: text,
      dist: { ...text, default: "dist" },
      keep: { ...text, default: String(defaultKeep) },
      by: text,
      today: { ...text, default: dayInOslo(new Date()) },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) {
    process.stdout.write(usage);
    return 0;
  }
  const target = readTarget(values.to);
  const keep = readNumber("keep", values.keep, 4, 1000);
  const dist = fromHere(values.dist);
  if (!(await isVerified(dist, values.today))) {
    console.log("✗ Nothing was deployed: the folders are not what was built.");
    return 1;
  }
  const { readBuiltReleases } = await import("#scripts/deploy/BuiltRelease.ts");
  const releases = await readBuiltReleases(dist);
  const { changed, files, bytes, known, removed } = await deployReleases(await FolderStore.open(target), releases, {
    deployer: readDeployer(values.by),
    share: 100,
    keep,
    onSent: (brand, done, sent) =>
      console.log(`  ${done}/${releases.length} ${brand}: ${sent.files} files sent so far, ${sizeOf(sent.bytes)}`),
  });
  const what = changed.length === 0 ? "every brand was deployed already" : `deployed ${changed.join(", ")}`;
  console.log(`✓ ${what}; ${files} files sent, ${sizeOf(bytes)}; ${known} were there; ${removed} old ones removed`);
  return 0;
});
