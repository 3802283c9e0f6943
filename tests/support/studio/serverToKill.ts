/**
 * A server that does one thing to proposal 1: a test kills it at a step of git. Called with the folder, the remote and what
 * is done; git is a script that ends this process when `KILL_AT` is among its arguments.
 */
import { join } from "node:path";
import { bringUpToDate } from "#studio/company/repository/bringUpToDate.ts";
import { mergeProposal } from "#studio/company/repository/mergeProposal.ts";
import { openRepository } from "#studio/company/repository/openRepository.ts";
import { Documents } from "#studio/server/brands/Documents.ts";
import { DraftsFolder } from "#studio/server/machine/DraftsFolder.ts";
import { atMinute, ola, storeOf } from "./savedProposal.ts";

const [, , data = "", remote = "", action, step = ""] = process.argv;
const { repository } = await openRepository({ data, remote, branch: "main" });
const { store } = await storeOf(repository, 1);
const act = { number: 1, title: "Ny hilsen", author: ola, atMs: atMinute(30) };

process.env["KILL_AT"] = step;
if (action === "save") {
  const documents = new Documents(store, new DraftsFolder(join(data, "drafts")));
  const { revision, texts } = documents.get("fjord");
  const descriptor = texts.descriptor.replace("Godt å ha deg her", "Velkommen");
  const { revision: next } = documents.change("fjord", revision, { ...texts, descriptor });
  await documents.save("fjord", next);
} else if (action === "update") await bringUpToDate(repository, act);
else await mergeProposal(repository, (await repository.head(1)) ?? "", act);
