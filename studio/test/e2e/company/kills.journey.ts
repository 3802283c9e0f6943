import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#tests/support/freePort.ts";
import type { ProposalState } from "#studio/document/company/proposalState.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";
import { CompanyClient } from "../../support/company/CompanyClient.ts";
import { CompanyProcess } from "./CompanyProcess.ts";

/** Git, which once kills the process that has called it, before or after a command that a file names. */
const killer = (git: string, file: string): string => `#!/bin/sh
when=no
if [ -f ${file} ]; then
  read command at < ${file}
  for each in "$@"; do if [ "$each" = "$command" ]; then when=$at; fi; done
fi
if [ $when != no ]; then rm ${file}; fi
if [ $when = before ]; then kill -9 $PPID; exit 1; fi
${git} "$@"
code=$?
if [ $when = after ]; then kill -9 $PPID; fi
exit $code
`;

let folder: string;
let company: CompanyProcess;
const path = process.env["PATH"];
test.beforeAll(async () => {
  test.setTimeout(400_000);
  folder = await mkdtemp(join(tmpdir(), "company-kills-"));
  const git = execFileSync("/bin/sh", ["-c", "command -v git"], { encoding: "utf8" }).trim();
  await writeFile(join(folder, "git"), killer(git, join(folder, "kill")));
  await chmod(join(folder, "git"), 0o755);
  process.env["PATH"] = `${folder}:${path}`;
  company = await CompanyProcess.start(await freePort());
  await company.deployFirst();
});
test.afterAll(async () => {
  process.env["PATH"] = path;
  await company?.close();
  await rm(folder, { recursive: true, force: true });
});

const brand = "dnb";
/** As the brand's descriptor has it, and what it becomes. */
const [former, first, second] = ["80000202", "22334455", "22334466"];

test("killed while somebody saves, publishes and takes back: after a start the page, git and the visitors agree", async () => {
  test.setTimeout(400_000);
  const kari = await CompanyClient.signIn(company.origin, "kari");
  const ola = await CompanyClient.signIn(company.origin, "ola");
  const per = await CompanyClient.signIn(company.origin, "per");
  const number = await kari.propose("Nytt nummer");
  const before = await company.served(brand);

  for (const [at, from, to, isSaved] of [
    ["commit before", former, first, false],
    ["commit after", first, second, true],
  ] as const)
    await test.step(`Kari saves, and the server is killed: git ${at}`, async () => {
      await kari.edit(number, brand, from, to);
      await writeFile(join(folder, "kill"), `${at}\n`);
      await expect(kari.save(number, brand)).rejects.toThrow("socket hang up");
      expect(existsSync(join(folder, "kill"))).toBe(false);
      await company.run();
      const document = await kari.document(number, brand);
      expect(document.texts.descriptor).toContain(to);
      expect(document.saved.descriptor.includes(to) || isSaved).toBe(isSaved);
      expect(document.changedOnDisk).toBeUndefined();
      const { changes } = await kari.read(number);
      expect(changes).toHaveLength(isSaved ? 1 : 0);
      await kari.save(number, brand);
    });

  await kari.act(number, "ask");
  await ola.act(number, "approve");
  /** Waits for a state, and kills the server in it. */
  const killIn = async (isIt: (state: ProposalState) => boolean): Promise<void> => {
    await expect
      .poll(async () => isIt((await per.read(number)).state), { intervals: [50], timeout: 300_000 })
      .toBe(true);
    await company.kill();
    await company.run();
  };
  const end = (kind: string) =>
    expect.poll(async () => (await per.read(number)).state, { timeout: 300_000 }).toMatchObject({ kind });

  await test.step("Per publishes, and the server is killed when the merge is sent and while the CI publishes", async () => {
    await writeFile(join(folder, "kill"), "push after\n");
    await per.act(number, "publish");
    await expect.poll(() => existsSync(join(folder, "kill")), { timeout: 60_000 }).toBe(false);
    await company.kill();
    await company.run();
    await killIn(({ kind }) => kind === "merged");
    await end("live");
    const [merge] = await company.log("%H");
    expect((await per.read(number)).state).toMatchObject({ merge });
    expect(await company.served(brand)).toMatchObject({ commit: merge });
    expect((await company.log("%s")).filter((subject) => subject === "Nytt nummer")).toHaveLength(1);
  });

  await test.step("Per takes it back, and the server is killed while it does", async () => {
    await per.act(number, "takeBack");
    await killIn(({ kind }) => kind === "reverting" || kind === "reverted");
    await end("takenBack");
    expect(await company.served(brand)).toMatchObject({ release: before?.release });
    expect((await company.log("%s")).filter((subject) => subject.includes("Nytt nummer"))).toEqual([
      "Ta tilbake: Nytt nummer",
      "Nytt nummer",
    ]);
  });
});
