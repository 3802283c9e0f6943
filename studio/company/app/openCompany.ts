import { readFile } from "node:fs/promises";
import { hash } from "node:crypto";
import { join } from "node:path";
import { baseFolder } from "#contract/basePath.ts";
import type { ReleaseCompilation } from "#scripts/compile/compile.ts";
import type { PortalText } from "#scripts/leaks/PortalText.ts";
import type { CompiledGallery } from "#scripts/serve/gallery/compileGallery.ts";
import type { ServerApp } from "#scripts/simulator/server/createSimulator.ts";
import { baseId } from "#studio/document/baseId.ts";
import { hostOfSite, originOfSite, type StudioSite } from "#studio/document/addresses/StudioSite.ts";
import type { PersonName } from "#studio/document/company/CompanyWire.ts";
import { studioPreviewHost } from "#studio/document/addresses/studioPreviewHost.ts";
import { hostOf } from "#studio/server/access/hostsOf.ts";
import type { CompiledStudio } from "#studio/server/compile/compileStudio.ts";
import type { CompanyConfig } from "../config/CompanyConfig.ts";
import { CompanyAccess, linkPath } from "../identity/CompanyAccess.ts";
import type { CompanyHost } from "../identity/CompanyHost.ts";
import { HostKeys } from "../identity/HostKeys.ts";
import type { Identity } from "../identity/Identity.ts";
import { OpenIdProvider } from "../identity/OpenIdProvider.ts";
import { rolesOf } from "../identity/rolesOf.ts";
import { Sessions } from "../identity/Sessions.ts";
import { SignIn } from "../identity/SignIn.ts";
import { Notices } from "../notices/Notices.ts";
import { Publisher } from "../publication/Publisher.ts";
import { PullRequests } from "../publication/PullRequests.ts";
import { type RunProgram, runProgram } from "../publication/runProgram.ts";
import { AuditLog } from "../records/log/AuditLog.ts";
import { closeDatabase, openDatabase } from "../records/openDatabase.ts";
import { Comments } from "../records/proposals/Comments.ts";
import { PreviewLinks } from "../records/proposals/PreviewLinks.ts";
import { type ProposalRecord, ProposalRecords } from "../records/proposals/ProposalRecords.ts";
import { Publications } from "../records/proposals/Publications.ts";
import { BranchSender } from "../repository/BranchSender.ts";
import { personKey } from "../repository/commitWords.ts";
import type { OpenedRepository } from "../repository/openRepository.ts";
import { accessLog, boundedLog } from "./accessLog.ts";
import { createCompanyApp } from "./createCompanyApp.ts";
import { FollowedMain } from "./FollowedMain.ts";
import { GitPublication } from "./GitPublication.ts";
import { GitPullRequests } from "./GitPullRequests.ts";
import { Origins } from "./Origins.ts";
import { People } from "./People.ts";
import { ProposalDesk } from "./ProposalDesk.ts";
import { Publishing } from "./Publishing.ts";
import { rebuildRecords } from "./rebuildRecords.ts";
import { Workplaces } from "./Workplaces.ts";

/** Where a link leads: into the portal, as the customer that the studio shows first. Without one it would show no page. */
const firstVisit = `/studio/inn?${new URLSearchParams({ kunde: "vanlig", vei: "nettbank", til: baseFolder })}`;

interface CompanyParts {
  /** The studio's own checkout. */
  readonly root: string;
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

/** The studio, as its address says. */
function siteOf({ origin }: CompanyConfig): StudioSite {
  const { protocol, hostname, port } = new URL(origin);
  return { protocol, hostname, port };
}

/** What a host name leads to, for access. */
function hostKindOf(site: StudioSite): (host: string) => CompanyHost {
  const proposalOf = (work: string) => (work === "main" ? "main" : Number(work.slice("forslag".length)));
  return (name) => {
    const host = hostOf(name, site);
    if (host.kind === "studio") return { kind: "studio" };
    if (host.kind === "work") return { kind: "work", proposal: proposalOf(host.work) };
    if (host.kind === "preview" && host.work !== undefined)
      return { kind: "preview", proposal: proposalOf(host.work), brand: host.id };
    return { kind: "foreign" };
  };
}

/** Opens the folder of a company's studio, and makes everything that answers. */
export async function openCompany(parts: CompanyParts): Promise<OpenCompany> {
  const { root, config, compilation, portal, page, gallery, say, run = runProgram, now = Date.now } = parts;
  const { repository, moved, unreachable } = parts.opened;
  if (unreachable !== undefined) say(`The remote does not answer: what was fetched before is used. ${unreachable}`);
  if (moved?.isForced === true) say(`The main branch was forced from ${moved.from} to ${moved.to}.`);
  const database = openDatabase(join(config.data, "studio.sqlite"));
  const site = siteOf(config);
  const records = new ProposalRecords(database, now);
  const rebuilt = await rebuildRecords(repository, records);
  if (rebuilt.length > 0) say(`Proposals were read back from the remote: ${rebuilt.join(", ")}.`);

  const log = new AuditLog(database, now);
  log.append({ kind: "configurationLoaded", digest: hash("sha256", JSON.stringify(config)) });
  const grantsOf = (identity: Identity) => rolesOf(identity, config.roles);
  const people = new People({ database, grantsOf, rules: config.roles });
  // Proposals that were read back are of those who have made them, as soon as it is known who that is.
  const adopt = (person: PersonName) => records.adopt(personKey(person.id), person);
  people.all().forEach(adopt);
  const { signIn: by } = config;
  const limits = { idleMs: by.idleMinutes * 60_000, absoluteMs: by.absoluteHours * 3_600_000 };
  const sessions = new Sessions({
    database,
    limits,
    grantsOf,
    now,
    onCreate: (identity) => {
      people.remember(identity, now());
      adopt(identity);
    },
  });
  const links = new PreviewLinks(database, now);
  const comments = new Comments(database, now);
  const notices = new Notices({ database, config, pathOf: (number) => `/forslag/${number}`, now, complain: say });
  const sender = new BranchSender({
    repository,
    onRefused: (number) =>
      say(`The branch forslag/${number} was moved on the remote by somebody else. It is not sent.`),
    onFailed: (number, reason) => say(`The branch forslag/${number} could not be sent, and is tried again. ${reason}`),
  });

  const addressOf = (number: number) => originOfSite({ ...site, work: `forslag${number}` });
  const addressOfPreview = (number: number, brand: string) =>
    hostOfSite({ ...site, hostname: studioPreviewHost({ hostname: site.hostname, work: `forslag${number}` }, brand) });
  const origins = new Origins({ repository, records, main: () => workplaces.main(), addressOf });
  const workplaces: Workplaces = new Workplaces({
    site: () => site,
    repository,
    database,
    compilation,
    ...(portal !== undefined && { portal }),
    proposalAddress: `${config.origin}/`,
    originsOf: (work) => origins.of(work),
    titleOf: (number) => desk.read(number).title,
    requireEditable: (number) => desk.requireEditable(number),
    onCommit: (number) => desk.noteCommit(number),
    now,
  });
  const desk: ProposalDesk = new ProposalDesk({
    config,
    database,
    records,
    publications: new Publications(database, now),
    comments,
    log,
    notices,
    people,
    repository,
    sender,
    onFilesChanged: (number) => workplaces.close(number),
    now,
  });

  /** The brands that a proposal changes for customers. */
  const brandsOf = async ({ brands }: ProposalRecord): Promise<readonly string[]> =>
    brands.includes(baseId) ? (await workplaces.main()).ids() : brands;
  const { publish } = config;
  const source = {
    repository,
    titleOf: (number: number) => desk.read(number).title,
    emailOf: (person: PersonName) => people.emailOf(person),
    onUpdated: (number: number, head: string) => desk.noteUpdate(number, head),
    now,
  };
  const way =
    publish.way === "deploy"
      ? new Publisher({ config: publish, run, repository: new GitPublication({ ...source, root }) })
      : new PullRequests({
          config: publish,
          run,
          repository: new GitPullRequests({ ...source, sender }),
          complain: say,
          now,
        });
  const holdOf = "holdOf" in way ? (main: string) => way.holdOf(main) : undefined;
  const followed = new FollowedMain({ repository, say, holdOf }, await repository.main());
  const publishing = new Publishing({ desk, records, brandsOf, way, complain: say, now });

  // A server that was killed between a commit and its note has it noted now. What is being published is noted by that.
  const { here } = await repository.heads();
  for (const { number, head } of records.inStates("draft", "asked", "approved", "planned"))
    if ((here.get(number) ?? head) !== head)
      await desk.noteHead(number).catch((error: unknown) => say(`Proposal ${number}: ${String(error)}`));

  const provider = new OpenIdProvider({
    issuer: by.issuer,
    clientId: by.clientId,
    readSecret: async () => (await readFile(by.clientSecretFile, "utf8")).trim(),
    scopes: by.scopes,
    rolesClaim: by.rolesClaim,
    redirectUri: `${config.origin}/inn/svar`,
  });
  const noteRefused = boundedLog(log, now);
  const logAccess = accessLog(noteRefused);
  const app = createCompanyApp({
    site: () => site,
    access: new CompanyAccess({
      origin: config.origin,
      hostKind: hostKindOf(site),
      linkHost: ({ proposal, brand }) => addressOfPreview(proposal, brand),
      sessions,
      links,
      hostKeys: new HostKeys({ database, sessions, links, now }),
      log: logAccess,
      now,
    }),
    signIn: new SignIn({ origin: config.origin, provider, sessions, grantsOf, help: config.help, log: logAccess, now })
      .app,
    calls: {
      publish,
      desk,
      repository,
      records,
      comments,
      links,
      log,
      main: () => workplaces.main(),
      workshopOf: (number) => workplaces.proposal(number),
      addressOf,
      addressOfLink: (number, brand, token) =>
        `${site.protocol}//${addressOfPreview(number, brand)}${linkPath}?${new URLSearchParams({ nokkel: token, til: firstVisit })}`,
      isWaiting: (number) => sender.isWaiting(number),
      isPaused: (number) => publishing.isPaused(number),
      wake: () => publishing.wake(),
      noteRefused,
      holdOf: (brand) => followed.holdOf(brand),
      now,
    },
    records,
    workplaces,
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
