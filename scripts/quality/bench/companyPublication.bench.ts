import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { equipCheckout } from "#studio/company/app/equipCheckout.ts";
import type { Workshop } from "#studio/server/Workshop.ts";
import { repository } from "#scripts/files/repository.ts";
import { BenchCompany, makeRemote } from "./BenchCompany.ts";
import { atMost, type BenchRow, measuredBrand } from "./BenchRow.ts";
import { RepositoryCopy } from "./RepositoryCopy.ts";
import { workMs } from "./workMs.ts";

const { id } = measuredBrand;
type OpenDocument = Awaited<ReturnType<Workshop["open"]>>;

/** A word of a brand, from its key to what visitors get: saved, asked for, approved and published. */
async function bringLive(company: BenchCompany, word: string): Promise<void> {
  const editor = company.as("editor");
  const { number } = await editor.call<{ readonly number: number }>("/company/proposals", { title: word });
  const work = `forslag${number}`;
  const path = `/brands/${id}`;
  const { revision, texts } = await editor.call<OpenDocument>(`${path}/document`, undefined, work);
  const descriptor = texts.descriptor.replace(/"heroTitle": "/, `"heroTitle": "${word} `);
  const edited = { revision, texts: { ...texts, descriptor } };
  const changed = await editor.call<OpenDocument>(`${path}/document`, edited, work, "PUT");
  await editor.call(`${path}/save`, { revision: changed.revision }, work);
  const act = (who: "editor" | "approver" | "publisher", name: string) =>
    company.as(who).call(`/company/proposals/${number}/acts`, { act: name, head: company.desk.read(number).head });
  await act("editor", "ask");
  await act("approver", "approve");
  await act("publisher", "publish");
  const state = () => company.desk.read(number).state;
  // Nothing else is done meanwhile: waiting is no work.
  while (state().kind === "publishing") await setTimeout(100);
  const end = state();
  if (end.kind !== "live") throw new Error(`The proposal is not live: ${JSON.stringify(end)}`);
}

async function measure(copy: RepositoryCopy, folder: string): Promise<BenchRow[]> {
  const target = join(folder, "served");
  await rm(join(copy.folder, ".git"), { recursive: true });
  await rm(join(copy.folder, "node_modules"));
  const remote = await makeRemote(folder, copy.folder);
  await equipCheckout(repository, copy.folder);
  const deploy = async () => {
    await copy.run("build", "--brand", id, "--out", "dist");
    await copy.run("deploy", "--to", target, "--dist", "dist", "--brand", id, "--by", "CI", "--again");
  };
  const company = await BenchCompany.open(folder, remote, target);
  try {
    // The first of each compiles what is kept for the others.
    await deploy();
    const firstMs = await workMs(() => bringLive(company, "Første"));
    const commandsMs = await workMs(deploy);
    const liveMs = await workMs(() => bringLive(company, "Neste"));
    return [
      {
        name: "company: from a saved word to what visitors get, against build and deploy of the brand",
        ratio: liveMs / commandsMs,
        limit: atMost(4),
        detail: `${(liveMs / 1000).toFixed(1)} s of work / ${(commandsMs / 1000).toFixed(1)} s; the first ${(firstMs / 1000).toFixed(1)} s`,
      },
    ];
  } finally {
    await company.close();
  }
}

/** What it costs to bring a word live in a company's studio, with its approval. */
export async function run(): Promise<BenchRow[]> {
  const [copy, folder] = [await RepositoryCopy.make(), await mkdtemp(join(tmpdir(), "company-live-"))];
  try {
    return await measure(copy, folder);
  } finally {
    await copy.remove();
    await rm(folder, { recursive: true, force: true });
  }
}
