import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { compile } from "#scripts/compile/compile.ts";
import { repository } from "#scripts/files/repository.ts";
import { Workplaces } from "#studio/company/app/Workplaces.ts";
import { closeDatabase, openDatabase } from "#studio/company/records/openDatabase.ts";
import { ProposalRecords } from "#studio/company/records/proposals/ProposalRecords.ts";
import { openRepository } from "#studio/company/repository/openRepository.ts";
import type { Workshop } from "#studio/server/Workshop.ts";
import type { BenchRow } from "./BenchRow.ts";
import { writeMadeUpBrands } from "./madeUpBrands.ts";
import { median } from "./median.ts";

const execute = promisify(execFile);
const brandCount = 200;
const people = 20;
const rounds = 9;

async function elapsedMs(task: () => unknown): Promise<number> {
  const startedMs = performance.now();
  await task();
  return performance.now() - startedMs;
}

/** A bare remote with many brands. */
async function makeRemote(folder: string): Promise<{ readonly remote: string; readonly ids: readonly string[] }> {
  const [work, remote] = [join(folder, "work"), join(folder, "remote.git")];
  await mkdir(work);
  const ids = await writeMadeUpBrands(repository, work, brandCount);
  const git = (...args: readonly string[]) =>
    execute("git", ["-c", "user.name=Bench", "-c", "user.email=bench@company.example", ...args], { cwd: work });
  await git("init", "--quiet", "--initial-branch=main");
  await git("add", "--all");
  await git("commit", "--quiet", "--message=Brands");
  await git("clone", "--quiet", "--bare", work, remote);
  return { remote, ids };
}

/** A key in a text of a brand, until the server has made its portal again. */
async function typeKey(workshop: Workshop, id: string, round: number): Promise<number> {
  const { revision, texts, saved } = await workshop.open(id);
  const descriptor = saved.descriptor.replace(/"heroTitle": "/, `"heroTitle": "${round} `);
  return elapsedMs(() => workshop.change(id, revision, { ...texts, descriptor }));
}

interface Place {
  readonly workshop: Workshop;
  readonly brand: string;
}

/** The median of a key, when people type in turn, each in a proposal and a brand of their own. */
async function keyMs(places: readonly Place[]): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const { workshop, brand } of places) times.push(await typeKey(workshop, brand, round));
  return median(times);
}

const usedMegabytes = (): number => process.memoryUsage().rss / 2 ** 20;

async function measure(folder: string): Promise<BenchRow[]> {
  const { remote, ids } = await makeRemote(folder);
  const data = join(folder, "data");
  const opened = await openRepository({ data, remote, branch: "main" });
  const database = openDatabase(join(data, "studio.sqlite"));
  try {
    const workplaces = new Workplaces({
      site: () => ({ protocol: "http:", hostname: "studio.localhost", port: "8010" }),
      repository: opened.repository,
      database,
      compilation: await compile(repository),
      proposalAddress: "http://studio.localhost/",
      originsOf: () => () => Promise.resolve({ kind: "unknown" }),
      titleOf: () => "Forslag",
      requireEditable: () => undefined,
      onCommit: () => Promise.resolve(),
    });
    const main = await workplaces.main();
    const listMs = await elapsedMs(() => main.brands());
    const namesMs = await elapsedMs(() => main.names());
    const before = usedMegabytes();
    const places: Place[] = [];
    const records = new ProposalRecords(database);
    for (const brand of ids.slice(0, people)) {
      const base = await opened.repository.main();
      const author = { id: brand, name: brand };
      const { number } = records.create({ title: "Forslag", author, base });
      places.push({ workshop: await workplaces.proposal(number), brand });
    }
    const one = await keyMs(places.slice(0, 1));
    const all = await keyMs(places);
    const more = usedMegabytes() - before;
    return [
      {
        name: `company: a key in a text, ${people} people in ${people} brands against one`,
        ratio: all / one,
        detail: `${all.toFixed(1)} ms / ${one.toFixed(1)} ms, medians`,
      },
      {
        name: `company: memory of ${people} people in work, against the process without them`,
        ratio: (before + more) / before,
        detail: `${(more / people).toFixed(1)} MB for each, beside ${before.toFixed(0)} MB`,
      },
      {
        name: `company: the names of ${brandCount} brands, which each call asks for, against the list of them`,
        ratio: namesMs / listMs,
        detail: `${namesMs.toFixed(0)} ms / ${listMs.toFixed(0)} ms`,
      },
    ];
  } finally {
    await opened.repository.close();
    closeDatabase(database);
  }
}

/** What a company's studio costs with many people and many brands. */
export async function run(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), "company-bench-"));
  try {
    return await measure(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
