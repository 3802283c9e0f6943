import { spawnSync } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "#scripts/files/repository.ts";

test.each(["Portal #2", "portal?"])(
  "a clone below %s: every command says so in one line, before anything else",
  async (name) => {
    const work = await mkdtemp(join(tmpdir(), "clone-path-"));
    const clone = join(work, name, "clone");
    await mkdir(join(clone, "scripts"), { recursive: true });
    for (const file of ["package-lock.json", "scripts/run.mjs"])
      await copyFile(join(repository, file), join(clone, file));
    const args = [join(clone, "scripts/run.mjs"), "build"];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
    await rm(work, { recursive: true });
    const sign = name.includes("#") ? "#" : "?";
    expect([status, stdout, stderr]).toEqual([
      2,
      "",
      `build: the portal cannot be compiled below a folder with ${sign} in its name: move ${clone}/ elsewhere.\n`,
    ]);
  },
);
