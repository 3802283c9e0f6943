import { appendFile, chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { descriptorOf } from "#scripts/brands/brandFiles.ts";
import { type Brand, loadBrands } from "#scripts/brands/loadBrands.ts";
import type { BenchRow } from "../BenchRow.ts";
import { median } from "../median.ts";
import { type Duration, RepositoryCopy, sumOf } from "./RepositoryCopy.ts";
import { ServedTarget } from "./ServedTarget.ts";
import { type CalledCommand, WarmCommands } from "./WarmCommands.ts";

/** The engine compiles more in each of the first ones: they are not measured. */
const firstTurns = 3;
const turns = 5;
/** Of the commands with their start. */
const commandTurns = 3;
/** Changes of a text in each turn. They are short, and differ more than the long steps do. */
const changes = 3;

const inWords = ({ ms, wallMs }: Duration) => `${ms.toFixed(0)} ms of processor (${wallMs.toFixed(0)} ms in all)`;

const medianOf = (durations: readonly Duration[]): Duration => ({
  ms: median(durations.map(({ ms }) => ms)),
  wallMs: median(durations.map(({ wallMs }) => wallMs)),
});

/**
 * nginx distinguishes two pages of one size by the second in which they were written: a deployment waits for the next.
 */
const nextSecond = () => sleep(1100);

const hostOf = ({ hostnames: { Production }, id }: Brand): string => {
  const [host] = Production;
  if (host === undefined) throw new Error(`${id} has no host`);
  return host;
};

let textChange = 0;

/** Changes a text of a brand that its page has. Gives the new text. */
async function changeText(folder: string, { id }: Brand): Promise<string> {
  const path = join(folder, descriptorOf(id));
  textChange += 1;
  const changed = `Endret ${textChange} av ${id}`;
  const text = await readFile(path, "utf8");
  const next = text.replace(/"companyLine": "[^"]*"/, () => `"companyLine": "${changed}"`);
  if (next === text) throw new Error(`${path} has no company line`);
  await writeFile(path, next);
  return changed;
}

/** Adds a line to a module that a page fetches on demand: the size of the first scripts stays. */
async function changeCode(folder: string, turn: number): Promise<void> {
  await appendFile(join(folder, "src/app/startup/showCampaigns.ts"), `\nconsole.info("${turn}");\n`);
}

/** How a command is called: in a process that stays, or in one of its own as npm does it. */
type Call = (...command: readonly [CalledCommand["name"], ...string[]]) => Promise<Duration>;

/** Who compiles, who builds what has changed, who deploys, and who rolls back. */
interface Callers {
  readonly compile: Call;
  readonly change: Call;
  readonly deploy: Call;
  readonly rollBack: Call;
}

interface Turn {
  /** A build of all brands and their deployment, with nothing kept. */
  readonly full: Duration;
  /** Builds and deployments of one brand, each after a change of its text. */
  readonly texts: readonly Duration[];
  /** A deployment of all brands with other code. */
  readonly deployment: Duration;
  /** And back. */
  readonly rollback: Duration;
}

let turn = 0;

/** Every step once, each until it is served. */
async function takeTurn(
  copy: RepositoryCopy,
  served: ServedTarget,
  brands: readonly [Brand, ...Brand[]],
  { compile, change, deploy, rollBack }: Callers,
): Promise<Turn> {
  turn += 1;
  const [brand] = brands;
  const dist = (name = "") => ["--dist", join(copy.folder, "dist", name), ...served.args()];
  await copy.forget();
  await served.empty();
  const built = await compile("build");
  await nextSecond();
  const full = sumOf([built, await deploy("deploy", ...dist())]);
  await served.start();
  for (const each of brands) await served.reaches(hostOf(each), "<html");

  const texts: Duration[] = [];
  for (let count = 0; count < changes; count += 1) {
    const changed = await changeText(copy.folder, brand);
    await nextSecond();
    texts.push(sumOf([await change("build", "--tenant", brand.id), await deploy("deploy", ...dist(brand.id))]));
    await served.reaches(hostOf(brand), changed);
  }

  const before = await served.page(hostOf(brand));
  await changeCode(copy.folder, turn);
  await compile("build");
  await nextSecond();
  const deployment = await deploy("deploy", ...dist());
  await served.leaves(hostOf(brand), before);
  await nextSecond();
  const rollback = await rollBack("rollback", ...served.args());
  await served.reaches(hostOf(brand), before);
  return { full, texts, deployment, rollback };
}

const mediansOf = (all: readonly Turn[]) => ({
  full: medianOf(all.map(({ full }) => full)),
  text: medianOf(all.flatMap(({ texts }) => texts)),
  deployment: medianOf(all.map(({ deployment }) => deployment)),
  rollback: medianOf(all.map(({ rollback }) => rollback)),
});

/** The same as a person runs it. */
const asCommands = (part: Duration, whole: Duration, unit: keyof Duration) =>
  `; as commands, with the start of Node each time: ${inWords(part)} / ${inWords(whole)} = ${(part[unit] / whole[unit]).toFixed(3)}`;

/**
 * A text on its way to the visitors, and a rollback, in a copy of this repository and behind nginx.
 *
 * The whole is a build of all brands and their deployment to an empty folder, as CI does it from a clean clone, with no
 * result of an earlier build: validate, compile, make the fonts, stamp, search for leaks, compress, write; verify, send,
 * move the pointers, reload nginx. The installation of the packages is not part of it. The change is the same two
 * commands for one brand, with what the whole has left in `.cache/`.
 *
 * Limits are for the work of the commands, without the start of Node and of its modules: the functions of the commands
 * are called in processes that have done the same before. One compiles, one builds from what is kept, one deploys and one
 * rolls back, as each command has a process of its own. How long the commands themselves take, with the start of each,
 * is said beside it. Both sides are measured in turns, in the same way.
 */
export async function run(): Promise<BenchRow[]> {
  const copy = await RepositoryCopy.make();
  const folder = await mkdtemp(join(tmpdir(), "portal-bench-"));
  await chmod(folder, 0o755);
  const served = await ServedTarget.open(join(folder, "target"));
  const processes = Array.from({ length: 4 }, () => new WarmCommands(copy));
  const [compile, change, deploy, rollBack] = processes.map(
    (warm): Call =>
      (...command) =>
        warm.call(...command),
  ) as [Call, Call, Call, Call];
  const warm: Callers = { compile, change, deploy, rollBack };
  const cold: Call = (...command) => copy.run(...command);
  try {
    const [first, ...others] = (await loadBrands(copy.folder)).brands;
    if (first === undefined) throw new Error("There are no brands");
    const brands = [first, ...others] as const;
    const [work, commands]: [Turn[], Turn[]] = [[], []];
    for (let count = 0; count < firstTurns; count += 1) await takeTurn(copy, served, brands, warm);
    for (let count = 0; count < turns; count += 1) work.push(await takeTurn(copy, served, brands, warm));
    for (let count = 0; count < commandTurns; count += 1)
      commands.push(
        await takeTurn(copy, served, brands, { compile: cold, change: cold, deploy: cold, rollBack: cold }),
      );
    const [own, all] = [mediansOf(work), mediansOf(commands)];
    return [
      {
        name: "one brand's text from the change to bytes served, against a build of all brands and their deployment",
        ratio: own.text.ms / own.full.ms,
        limit: 0.1,
        kind: "atMost",
        detail: `${inWords(own.text)} / ${inWords(own.full)} with nothing kept${asCommands(all.text, all.full, "ms")}`,
      },
      {
        name: "a rollback of all brands' code, against their deployment",
        // Both wait for the disk, and a deployment for nginx: the time of the processor alone would be no measure.
        ratio: own.rollback.wallMs / own.deployment.wallMs,
        limit: 0.05,
        kind: "atMost",
        detail: `${inWords(own.rollback)} / ${inWords(own.deployment)} to verify, send and publish ${brands.length} brands${asCommands(all.rollback, all.deployment, "wallMs")}`,
      },
    ];
  } finally {
    await Promise.all(processes.map((commands) => commands.close()));
    await served.close();
    await rm(folder, { recursive: true, force: true });
    await copy.remove();
  }
}
