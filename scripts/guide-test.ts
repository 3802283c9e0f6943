/** `npm run test:guide`: types the commands of the guides for administrators on a bare Debian. */
import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repository } from "#scripts/files/repository.ts";
import { defineCommand } from "#scripts/command/Command.ts";
import { text } from "#scripts/command/Option.ts";
import { runCommand } from "#scripts/command/runCommand.ts";
import { missingEngineExitCode } from "#scripts/quality/engines/installPrograms.ts";
import { makeBareDebian, missingForBareDebian, removeBareDebian } from "#scripts/quality/guide/bareDebian.ts";
import { deploymentGuide } from "#scripts/quality/guide/deploymentGuide.ts";
import { studioGuide } from "#scripts/quality/guide/studioGuide.ts";
import { typeGuide } from "#scripts/quality/guide/typeGuide.ts";

async function run(only: string): Promise<number> {
  const guides = [deploymentGuide, studioGuide].filter(({ file }) => file.includes(only));
  const missing = missingForBareDebian();
  if (missing !== undefined) {
    console.error(`Not proved: the commands of ${guides.map(({ file }) => file).join(", ")}, for want of ${missing}`);
    return missingEngineExitCode;
  }
  const folder = mkdtempSync(join(tmpdir(), "debian-"));
  try {
    const made = join(folder, "made");
    makeBareDebian(made, repository);
    let hasFailed = false;
    for (const guide of guides) {
      const root = join(folder, "used");
      execFileSync("cp", ["--archive", made, root], { stdio: "inherit" });
      const worked = await typeGuide(root, guide);
      if (!worked) console.log(`\n✗ ${guide.file}: a command failed`);
      hasFailed ||= !worked;
      removeBareDebian(root);
    }
    return hasFailed ? 1 : 0;
  } finally {
    removeBareDebian(folder);
  }
}

const guideTest = defineCommand({
  name: "test:guide",
  purpose: "Types the commands of the guides for administrators on a bare Debian 12 (docs/reference/tests.md).",
  options: { only: text({ shown: "PART", help: "only guides whose path has this part", absent: "" }) },
  notes:
    "mmdebstrap makes it in a temporary folder, systemd-nspawn starts it. It needs root and the network, and takes minutes.",
  exits: "0 every command worked, 1 one failed, 3 it cannot be tried on this machine",
  run: ({ only }) => run(only ?? ""),
});

process.exitCode = await runCommand(guideTest);
