import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compileKept } from "#scripts/release/compiled/compileKept.ts";
import { repository } from "#scripts/files/repository.ts";
import { Workplaces } from "#studio/company/app/Workplaces.ts";
import { closeDatabase, openDatabase } from "#studio/company/records/openDatabase.ts";
import { ProposalRecords } from "#studio/company/records/proposals/ProposalRecords.ts";
import { openRepository } from "#studio/company/repository/openRepository.ts";
import type { Workshop } from "#studio/server/Workshop.ts";
import { atMost, type BenchRow } from "./BenchRow.ts";
import { writeMadeUpBrands } from "./madeUpBrands.ts";
import { makeRemote } from "./BenchCompany.ts";
import { median } from "./median.ts";

const brandCount = 200;
const people = 20;
const megabytesForEach = 60;
const rounds = 9;

async function elapsedMs(task: () => unknown): Promise<number> {
  const startedMs = performance.now();
  await task();
  return performance.now() - startedMs;
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
  const work = join(folder, "work");
  await mkdir(work);
  const ids = await writeMadeUpBrands(repository, work, brandCount);
  const remote = await makeRemote(folder, work);
  const data = join(folder, "data");
  const opened = await openRepository({ data, remote, branch: "main" });
  const database = openDatabase(join(data, "studio.sqlite"));
  try {
    const workplaces = new Workplaces({
      site: () => ({ protocol: "http:", hostname: "studio.localhost", port: "8010" }),
      repository: opened.repository,
      database,
      compilation: await compileKept(repository),
      proposalAddress: "http://studio.localhost/",
      originsOf: () => () => Promise.resolve({ kind: "unknown" }),
      titleOf: () => "Forslag",
      personNow: (person) => ({ ...person, email: "", grants: [] }),
      requireEditable: () => undefined,
      onCommit: () => Promise.resolve(),
    });
    const before = usedMegabytes();
    const places: Place[] = [];
    const records = new ProposalRecords(database);
    for (const brand of ids.slice(0, people)) {
      const base = await opened.repository.main();
      const author = { id: brand, name: brand };
      const { number } = records.create({ title: "Forslag", author, base });
      const person = { ...author, email: "", grants: [{ role: "editor", brands: "all" }] } as const;
      places.push({ workshop: await workplaces.proposal(number, { kind: "person", person }), brand });
    }
    const one = await keyMs(places.slice(0, 1));
    const all = await keyMs(places);
    const more = usedMegabytes() - before;
    return [
      {
        name: `company: a key in a text, ${people} people in ${people} brands against one`,
        ratio: all / one,
        limit: atMost(1.5),
        detail: `${all.toFixed(1)} ms / ${one.toFixed(1)} ms, medians`,
      },
      {
        name: `company: memory for each of ${people} people in work, against ${megabytesForEach} MB`,
        ratio: more / people / megabytesForEach,
        limit: atMost(1),
        detail: `${(more / people).toFixed(1)} MB for each, beside ${before.toFixed(0)} MB`,
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
