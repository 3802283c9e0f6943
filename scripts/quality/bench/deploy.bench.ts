import { chmod, cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { dayInOslo } from "#domain/format/dayInOslo.ts";
import { type Brand, loadBrands } from "#scripts/brands/loadBrands.ts";
import { isClean } from "#scripts/checks/report/reportFindings.ts";
import { validateBrands } from "#scripts/checks/validateBrands.ts";
import { readBuiltReleases } from "#scripts/deploy/BuiltRelease.ts";
import { defaultKeep, deployReleases } from "#scripts/deploy/deployReleases.ts";
import { readDeployer } from "#scripts/deploy/readDeployArguments.ts";
import { rollBack } from "#scripts/deploy/rollBack.ts";
import { compileFonts } from "#scripts/fonts/compileFonts.ts";
import { createLeakCheck } from "#scripts/leaks/createLeakCheck.ts";
import { compileShared, releaseBrand } from "#scripts/release/buildBrands.ts";
import { compressFiles } from "#scripts/release/compressFiles.ts";
import { ReleaseFolder } from "#scripts/release/ReleaseFolder.ts";
import { readPortalText } from "#scripts/release/readPortalText.ts";
import { readReleaseOrigin } from "#scripts/release/releaseOrigin.ts";
import { verifyReleases } from "#scripts/release/verify/verifyReleases.ts";
import { readBrandImages } from "#scripts/stamp/brandImages.ts";
import { brandInput } from "#scripts/stamp/brandInput.ts";
import type { BenchRow } from "./BenchRow.ts";
import { median } from "./median.ts";
import { ServedTarget } from "./ServedTarget.ts";

const root = join(import.meta.dirname, "../../..");
const turns = 3;

type Shared = Awaited<ReturnType<typeof compileShared>>;

/**
 * Time of all threads of this process and of the processes that it has waited for: other work of the machine does not
 * count.
 */
async function cpuMs(): Promise<number> {
  const { user, system } = process.cpuUsage();
  // The name of the command, in brackets, can have spaces. The 14th and 15th value after it are in hundredths of a
  // second.
  const values = (await readFile("/proc/self/stat", "utf8"))
    .replace(/^.*\) /, "")
    .split(" ")
    .map(Number);
  return (user + system) / 1000 + ((values[13] ?? 0) + (values[14] ?? 0)) * 10;
}

interface Duration {
  /** Of processor. */
  readonly ms: number;
  readonly wallMs: number;
}

async function durationOf(task: () => Promise<unknown>): Promise<Duration> {
  const [before, started] = [await cpuMs(), performance.now()];
  await task();
  return { ms: (await cpuMs()) - before, wallMs: performance.now() - started };
}

const inWords = ({ ms, wallMs }: Duration) => `${ms.toFixed(0)} ms of processor (${wallMs.toFixed(0)} ms in all)`;

const medianOf = (durations: readonly Duration[]): Duration => ({
  ms: median(durations.map(({ ms }) => ms)),
  wallMs: median(durations.map(({ wallMs }) => wallMs)),
});

/**
 * nginx distinguishes two pages of one size by the second in which they were written: a deployment waits for the next.
 */
const nextSecond = () => sleep(1100);

/** What `npm run build` does with the brands of a folder, or with one of them, from compiled and compressed chunks. */
async function build(brandsDir: string, out: string, { compilation, shared }: Shared, only?: string): Promise<void> {
  const validation = await validateBrands(brandsDir, undefined, undefined, readPortalText);
  if (!isClean(validation)) throw new Error(JSON.stringify(validation.findings.slice(0, 3)));
  const leaks = await createLeakCheck(root, brandsDir, validation.brands);
  const origin = await readReleaseOrigin(root);
  const folder = ReleaseFolder.open(out, shared, origin);
  for (const brand of validation.brands) {
    if (only !== undefined && brand.id !== only) continue;
    const input = brandInput(brand, await readBrandImages(brand), await compileFonts(brand.theme));
    const { problems } = await releaseBrand(input, { compilation, origin, folder, leaks });
    if (problems !== undefined) throw new Error(problems.join("\n"));
  }
  await (await folder).publish();
  await (await folder).close();
}

/** What `npm run deploy` does with finished folders. */
async function deploy({ store, publish }: ServedTarget, dist: string): Promise<void> {
  for await (const { findings } of verifyReleases(dist, { program: root, today: dayInOslo(new Date()) }))
    if (findings.length > 0) throw new Error(JSON.stringify(findings.slice(0, 3)));
  const deployer = readDeployer("bench");
  await deployReleases(store, await readBuiltReleases(dist), { deployer, share: 100, keep: defaultKeep, publish });
}

const hostOf = ({ hostnames: { Production }, id }: Brand): string => {
  const [host] = Production;
  if (host === undefined) throw new Error(`${id} has no host`);
  return host;
};

/** Changes a text of a brand that its page has. Gives the new text. */
async function changeText(brandsDir: string, { id }: Brand, turn: number): Promise<string> {
  const path = join(brandsDir, "tenants", id, "tenant.jsonc");
  const changed = `Endret ${turn} av ${id}`;
  const text = await readFile(path, "utf8");
  const next = text.replace(/"companyLine": "[^"]*"/, () => `"companyLine": "${changed}"`);
  if (next === text) throw new Error(`${path} has no company line`);
  await writeFile(path, next);
  return changed;
}

/** The chunks after a change of the code: one more. */
async function withOtherCode({ compilation, shared }: Shared): Promise<Shared> {
  const more = [{ path: "assets/more-00000001.js", bytes: new TextEncoder().encode("export {};\n") }];
  const files = [...compilation.files, ...more];
  return { compilation: { ...compilation, files }, shared: [...shared, ...(await compressFiles(more, "most"))] };
}

/**
 * A text on its way to the visitors, and a rollback: against a build of all brands and their first deployment to a
 * folder behind nginx. In one process, because the start of a process is no part of a deployment.
 */
export async function run(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), "portal-bench-"));
  const [brandsDir, out, target] = ["brands", "dist", "target"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const name of ["tenants", "themes"]) await cp(join(root, name), join(brandsDir, name), { recursive: true });
  // The first compile of a process also loads the compiler; the words of the portal and fonts are kept in .cache.
  await compileShared(root);
  await readPortalText(root);
  const { brands } = await loadBrands(brandsDir);
  for (const { theme } of brands) await compileFonts(theme);
  const served = await ServedTarget.open(target);
  await Promise.all([folder, target].map((path) => chmod(path, 0o755)));
  try {
    const [brand] = brands;
    if (brand === undefined) throw new Error("There are no brands");
    let shared: Shared | undefined;
    let deployment: Duration = { ms: 0, wallMs: 0 };
    const full = await durationOf(async () => {
      shared = await compileShared(root);
      await build(brandsDir, out, shared);
      deployment = await durationOf(() => deploy(served, out));
      for (const each of brands) await served.reaches(hostOf(each), "<html");
    });
    if (shared === undefined) throw new Error("Nothing was compiled");
    const chunks = shared;

    const texts: Duration[] = [];
    for (let turn = 1; turn <= turns; turn += 1) {
      const text = await changeText(brandsDir, brand, turn);
      await nextSecond();
      texts.push(
        await durationOf(async () => {
          await build(brandsDir, out, chunks, brand.id);
          await deploy(served, join(out, brand.id));
          await served.reaches(hostOf(brand), text);
        }),
      );
    }

    const otherCode = await withOtherCode(chunks);
    const rollbacks: Duration[] = [];
    for (let turn = 1; turn <= turns; turn += 1) {
      await build(brandsDir, out, otherCode);
      await nextSecond();
      await deploy(served, out);
      const { store, publish } = served;
      const deployer = readDeployer("bench");
      rollbacks.push(
        await durationOf(async () => {
          const { changed } = await rollBack(store, { deployer, publish });
          if (changed.length !== brands.length) throw new Error(`${changed.length} brands were taken back`);
        }),
      );
    }
    const [text, rollback] = [medianOf(texts), medianOf(rollbacks)];
    return [
      {
        name: "one brand's text from the change to bytes served, against a build of all brands and their deployment",
        ratio: text.ms / full.ms,
        limit: 0.1,
        kind: "atMost",
        detail: `${inWords(text)} with the compiled and compressed chunks at hand / ${inWords(full)} with compiling; no start of a process`,
      },
      {
        name: "a rollback of all brands' code, against their deployment",
        // Both wait for the disk and for nginx: the time of the processor alone would be no measure.
        ratio: rollback.wallMs / deployment.wallMs,
        limit: 0.05,
        kind: "atMost",
        detail: `${inWords(rollback)} / ${inWords(deployment)} to verify, send and publish ${brands.length} brands; no start of a process`,
      },
    ];
  } finally {
    await served.close();
    await rm(folder, { recursive: true, force: true });
  }
}
