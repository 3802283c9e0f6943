import { workedOnStates } from "#studio/document/company/workedOn.ts";
import { hash } from "node:crypto";
import { join } from "node:path";
import { baseFolder } from "#contract/basePath.ts";
import type { ReleaseCompilation } from "#scripts/compile/compile.ts";
import type { PortalText } from "#scripts/leaks/PortalText.ts";
import type { CompiledGallery } from "#scripts/serve/gallery/compileGallery.ts";
import type { ServerApp } from "#scripts/simulator/server/createSimulator.ts";
import { entryPath } from "#studio/document/addresses/studioPaths.ts";
import type { CompiledStudio } from "#studio/server/compile/compileStudio.ts";
import type { CompanyConfig } from "../config/CompanyConfig.ts";
import { linkPath } from "../identity/CompanyAccess.ts";
import type { Sessions } from "../identity/Sessions.ts";
import { type RunProgram, runProgram } from "../publication/runProgram.ts";
import { AuditLog } from "../records/log/AuditLog.ts";
import { closeDatabase, openDatabase } from "../records/openDatabase.ts";
import { ProposalRecords } from "../records/proposals/ProposalRecords.ts";
import type { OpenedRepository } from "../repository/openRepository.ts";
import type { CompanyBase } from "./CompanyBase.ts";
import { CompanySite } from "./CompanySite.ts";
import { createCompanyApp } from "./createCompanyApp.ts";
import { openAccounts } from "../identity/openAccounts.ts";
import { openDesk } from "../proposals/openDesk.ts";
import { openPublishing } from "../publication/openPublishing.ts";
import type { ProposalDesk } from "../proposals/ProposalDesk.ts";
import { rebuildRecords } from "../records/rebuildRecords.ts";

/** Where a link leads: into the portal, as the customer that the studio shows first. Without one it would show no page. */
const firstVisit = `${entryPath}?${new URLSearchParams({ kunde: "vanlig", vei: "nettbank", til: baseFolder })}`;

interface CompanyParts {
  readonly config: CompanyConfig;
  /** The server's clone. */
  readonly opened: OpenedRepository;
  /** The portal without a brand, and its own files. */
  readonly compilation: ReleaseCompilation;
  readonly portal?: PortalText;
  /** The page of the studio, with the code that previewed pages get. */
  readonly page: CompiledStudio;
  /** The gallery, compiled when it is first wanted. */
  readonly gallery: () => Promise<CompiledGallery>;
  /** Tells the administrator something, in English. */
  readonly say: (text: string) => void;
  readonly run?: RunProgram;
  /** The text at an address. Left out: it is asked over the network. */
  readonly ask?: (address: URL) => Promise<string>;
  readonly now?: () => number;
}

/** A company's studio that nobody has served yet. */
interface OpenCompany {
  readonly app: ServerApp;
  readonly sessions: Sessions;
  readonly desk: ProposalDesk;
  readonly log: AuditLog;
  /** Begins what is done without a request: branches and messages are sent, what is due is published. */
  readonly start: () => void;
  /** Ends that, when what is being done is done, and gives the folder back. */
  readonly close: () => Promise<void>;
}

const dayMs = 86_400_000;

/** A server that was killed between a commit and its note has it noted now. What is being published is noted by that. */
async function noteCommits({ repository, records, say }: CompanyBase, desk: ProposalDesk): Promise<void> {
  const { here } = await repository.heads();
  for (const { number, head } of records.inStates(...workedOnStates))
    if ((here.get(number) ?? head) !== head)
      await desk.noteHead(number).catch((error: unknown) => say(`Proposal ${number}: ${String(error)}`));
}

/** Opens the database, and reads proposals back that only the remote knows. */
async function openBase({ config, opened, say, now = Date.now }: CompanyParts): Promise<CompanyBase> {
  const { repository, moved, unreachable } = opened;
  if (unreachable !== undefined) say(`The remote does not answer: what was fetched before is used. ${unreachable}`);
  if (moved?.isForced === true) say(`The main branch was forced from ${moved.from} to ${moved.to}.`);
  const database = openDatabase(join(config.data, "studio.sqlite"));
  const records = new ProposalRecords(database, now);
  const rebuilt = await rebuildRecords(repository, records);
  if (rebuilt.length > 0) say(`Proposals were read back from the remote: ${rebuilt.join(", ")}.`);
  return { config, repository, database, records, say, now };
}

/** Opens the folder of a company's studio, and makes everything that answers. */
export async function openCompany(parts: CompanyParts): Promise<OpenCompany> {
  const { compilation, portal, page, gallery, run = runProgram, ask } = parts;
  const base = await openBase(parts);
  const { config, repository, database, records, say, now } = base;
  const company = new CompanySite(config);
  const log = new AuditLog(database, now);
  log.append({ kind: "configurationLoaded", digest: hash("sha256", JSON.stringify(config)) });
  const { people, sessions, links, access, signIn, noteRefused } = openAccounts(base, company, log);
  const opened = openDesk({ ...base, company, people, log, compilation, portal });
  const { desk, workshops, comments, notices, sender, errors } = opened;
  const { publishing, served, ci, followed } = await openPublishing({ ...base, ...opened, run, people, ask });
  await noteCommits(base, desk);
  const app = createCompanyApp({
    site: () => company.site,
    access,
    signIn,
    calls: {
      publish: config.publish,
      approvals: config.approvals,
      served,
      ciOf: (number) => ci.of(number),
      desk,
      people,
      repository,
      records,
      comments,
      errors,
      links,
      log,
      main: (viewer) => workshops.main(viewer),
      workshopOf: (number, viewer) => workshops.proposal(number, viewer),
      addressOf: (number) => company.addressOf(number),
      addressOfLink: (number, brand, token) =>
        `${company.site.protocol}//${company.previewHost(number, brand)}${linkPath}?${new URLSearchParams({ nokkel: token, til: firstVisit })}`,
      isWaiting: (number) => sender.isWaiting(number),
      isPaused: (number) => publishing.isPaused(number),
      wake: () => publishing.wake(),
      noteRefused,
      now,
    },
    records,
    workshops,
    page,
    gallery,
    bridge: { main: baseFolder + compilation.main, code: page.bridge },
    home: config.origin,
    help: config.help,
  });

  const stops: (() => unknown)[] = [];
  return {
    app,
    sessions,
    desk,
    log,
    start: () => {
      // A remote that does not answer takes a minute for each branch: nothing waits for it.
      void sender.sendAll().catch((error: unknown) => say(`Branches were not sent. ${String(error)}`));
      const timer = setInterval(() => log.keepDays(config.log.days), dayMs);
      log.keepDays(config.log.days);
      stops.push(() => clearInterval(timer), followed.start(), notices.start(), publishing.start());
    },
    close: async () => {
      await Promise.all(stops.map((stop) => stop()));
      await sender.close();
      await repository.close();
      closeDatabase(database);
    },
  };
}
