import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { closeDatabase, openDatabase } from "#studio/company/records/openDatabase.ts";
import { ProposalRecords } from "#studio/company/records/proposals/ProposalRecords.ts";
import { checkBrands } from "#studio/server/brands/listBrands.ts";
import { openWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { repository } from "#scripts/files/repository.ts";
import { atMost, type BenchRow } from "./BenchRow.ts";
import { BenchCompany, makeRemote } from "./BenchCompany.ts";
import { writeMadeUpBrands } from "./madeUpBrands.ts";
import { workMs } from "./workMs.ts";

const brandCount = 200;
const proposalCount = 300;

/** What somebody sees first: who they are, the proposals, and the list of all brands. */
async function openOverview(company: BenchCompany): Promise<void> {
  const owner = company.as("owner");
  await owner.call("/company/me");
  await owner.call("/company/proposals");
  await owner.call("/company/proposals?list=waiting");
  await owner.call("/brands", undefined, "main");
}

/** Proposals that nobody has saved anything in yet: they have no files. */
function propose(data: string): void {
  const database = openDatabase(join(data, "studio.sqlite"));
  const records = new ProposalRecords(database);
  const author = { id: "editor", name: "editor" };
  for (let made = 0; made < proposalCount; made += 1)
    records.create({ title: `Forslag ${made}`, author, base: "0".repeat(40) });
  closeDatabase(database);
}

async function measure(folder: string): Promise<BenchRow[]> {
  const work = join(folder, "work");
  await mkdir(work);
  await writeMadeUpBrands(repository, work, brandCount);
  const remote = await makeRemote(folder, work);
  await (await BenchCompany.open(folder, remote)).close();
  propose(join(folder, "data"));
  const company = await BenchCompany.open(folder, remote);
  try {
    const checkMs = await workMs(() => checkBrands(openWorkspace(work)));
    const firstMs = await workMs(() => openOverview(company));
    const nextMs = await workMs(() => openOverview(company));
    const detailOf = (ms: number) => `${ms.toFixed(0)} ms of work / ${checkMs.toFixed(0)} ms`;
    const what = `${proposalCount} proposals and ${brandCount} brands listed`;
    return [
      {
        name: `company: ${what}, against a check of the brands`,
        ratio: nextMs / checkMs,
        limit: atMost(0.4),
        detail: detailOf(nextMs),
      },
      {
        name: `company: ${what} after the main branch has moved, against a check of the brands`,
        ratio: firstMs / checkMs,
        limit: atMost(1.5),
        detail: detailOf(firstMs),
      },
    ];
  } finally {
    await company.close();
  }
}

/** What the first page of a company's studio costs with many brands and proposals. */
export async function run(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), "company-calls-"));
  try {
    return await measure(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
