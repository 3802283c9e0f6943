import { join } from "node:path";
import { GitMain } from "#studio/company/publication/GitMain.ts";
import { People } from "#studio/company/identity/People.ts";
import { ProposalDesk } from "#studio/company/proposals/ProposalDesk.ts";
import { Publishing } from "#studio/company/publication/Publishing.ts";
import { ServedProposals } from "#studio/company/publication/ServedProposals.ts";
import type { CompanyConfig } from "#studio/company/config/CompanyConfig.ts";
import type { GrantedRole } from "#studio/company/config/grantedRoles.ts";
import type { Person } from "#studio/company/identity/Person.ts";
import { Notices } from "#studio/company/notices/Notices.ts";
import { CiStatus } from "#studio/company/publication/CiStatus.ts";
import { filledCommand, type RunProgram } from "#studio/company/publication/runProgram.ts";
import { MergeWay } from "#studio/company/publication/MergeWay.ts";
import { ServedReleases } from "#studio/company/publication/ServedReleases.ts";
import { AuditLog } from "#studio/company/records/log/AuditLog.ts";
import { closeDatabase, openDatabase } from "#studio/company/records/openDatabase.ts";
import { Comments } from "#studio/company/records/proposals/Comments.ts";
import { type ProposalRecord, ProposalRecords } from "#studio/company/records/proposals/ProposalRecords.ts";
import { ServedRecords } from "#studio/company/records/proposals/ServedRecords.ts";
import { BranchSender } from "#studio/company/repository/BranchSender.ts";
import { openRepository } from "#studio/company/repository/openRepository.ts";
import type { RemoteFixture } from "./RemoteFixture.ts";
import { storeOf } from "./savedProposal.ts";

/** Somebody with a role for all brands. */
export const person = (name: string, role: GrantedRole): Person => ({
  id: name.toLowerCase(),
  name,
  email: `${name.toLowerCase()}@bank.example`,
  grants: [{ role, brands: "all" }],
});

/** Who makes, approves and publishes the proposals of the tests. */
export const desk = { kari: person("Kari", "editor"), ola: person("Ola", "approver"), per: person("Per", "publisher") };

export const deskConfig: CompanyConfig = {
  origin: "https://studio.example",
  port: 8000,
  data: "",
  repository: { remote: "", branch: "main" },
  signIn: {
    issuer: "https://login.example",
    clientId: "studio",
    clientSecretFile: "",
    scopes: [],
    rolesClaim: "groups",
    idleMinutes: 60,
    absoluteHours: 10,
  },
  roles: [],
  approvals: { texts: 1, look: 1, addresses: 1, base: 1, newBrand: 1 },
  publish: { way: "merge", privateAddresses: false, minutesBefore: 5 },
  notices: { webhook: { url: "http://127.0.0.1:9/hook" } },
  log: { days: 730 },
  help: "portalteamet",
};

/** What the hosts of the brands serve, and the company's CI, which brings it there. It outlives the studio's servers. */
export class Hosts {
  /** What each brand's host answers. */
  readonly served = new Map<string, { release: string; commit: string | null; since: string }>();
  /** What was served before. */
  readonly former = new Map<string, { release: string; commit: string | null; since: string }>();
  /** The commands that were run. */
  readonly commands: (readonly string[])[] = [];
  /** What the command says that asks how far the CI is. */
  status = "";
  /** The end of the command that brings a former release back. */
  rollbackCode = 0;
  /** What a host answers instead. */
  answer: ((brand: string) => Promise<string>) | undefined;
  readonly #remote: RemoteFixture;

  constructor(remote: RemoteFixture) {
    this.#remote = remote;
  }

  /**
   * The CI publishes a commit of the main branch. A brand whose files are the same keeps its release.
   * @param commit left out: the newest one
   */
  async publish(commit?: string, since = new Date().toISOString()): Promise<void> {
    const hash = commit ?? (await this.#remote.onRemote("rev-parse", "main"));
    for (const brand of ["fjord", "vidde"]) {
      const parts = [`${hash}:tenants/${brand}/tenant.jsonc`, `${hash}:tenants/base.jsonc`, `${hash}:code.ts`];
      const blobs = await this.#remote.onRemote("rev-parse", ...parts);
      const release = blobs.replaceAll(/(.{6})\S*\s*/g, "$1");
      const old = this.served.get(brand);
      if (old !== undefined && old.release !== release) this.former.set(brand, old);
      this.served.set(brand, { release, commit: hash, since: old?.release === release ? old.since : since });
    }
  }

  /** The text at an address. */
  async ask(address: URL): Promise<string> {
    const brand = address.hostname.split(".")[0] ?? "";
    if (this.answer !== undefined) return this.answer(brand);
    const found = this.served.get(brand);
    if (found === undefined) throw new Error("no answer");
    return JSON.stringify({ brand, ...found, more: "is ignored" });
  }

  readonly run: RunProgram = async (command) => {
    const [name = "", brand = ""] = command;
    if (name === "rollback") this.commands.push(command);
    const former = this.former.get(brand);
    if (name === "rollback" && this.rollbackCode === 0 && former !== undefined) this.served.set(brand, former);
    const code = name === "rollback" ? this.rollbackCode : this.status === "" ? 1 : 0;
    return { code, stdout: this.status, tail: `${name} ended` };
  };
}

interface ServerOptions {
  readonly hosts?: Hosts;
  readonly config?: Partial<CompanyConfig>;
  /** Who has signed in, with the roles of now. Left out: those of `desk`. */
  readonly people?: readonly Person[];
  readonly now?: () => number;
}

/** The parts of a company's studio that know proposals, over a folder that outlives them. */
export async function openDesk(remote: RemoteFixture, options: ServerOptions = {}) {
  const { hosts = new Hosts(remote), now = Date.now } = options;
  const config = { ...deskConfig, ...options.config };
  const { repository } = await openRepository({ data: remote.data, remote: remote.remote, branch: "main" });
  const database = openDatabase(join(remote.data, "studio.sqlite"));
  const records = new ProposalRecords(database, now);
  const log = new AuditLog(database, now);
  const signedIn = options.people ?? Object.values(desk);
  const people = new People({
    database,
    grantsOf: ({ id }) => signedIn.find((each) => each.id === id)?.grants ?? [],
    rules: config.roles,
  });
  for (const { id, name, email } of signedIn)
    people.remember({ id, name, email, emailVerified: true, claims: [] }, now());
  const complaints: string[] = [];
  const complain = (text: string) => complaints.push(text);
  const notices = new Notices({ database, config, pathOf: (number) => `/forslag/${number}`, now, complain });
  const sender = new BranchSender({ repository, onRefused: (number) => complain(`refused ${number}`) });
  const comments = new Comments(database, now);
  const proposals = new ProposalDesk({
    config,
    database,
    records,
    comments,
    log,
    notices,
    people,
    repository,
    sender,
    // Whoever acts has seen the proposal, so that its errors are known.
    errors: { of: () => Promise.resolve([]) },
    namesHidden: () => () => false,
    onFilesChanged: () => undefined,
    now,
  });
  const git = new GitMain({
    repository,
    titleOf: (number) => proposals.read(number).title,
    emailOf: (by) => people.emailOf(by),
    approversOf: (number) => {
      const { state } = proposals.read(number);
      return "approvals" in state ? state.approvals.map(({ by }) => by) : [];
    },
    onUpdated: (number, head) => proposals.noteUpdate(number, head),
    now,
  });
  const ask = (address: URL) => hosts.ask(address);
  const releases = new ServedReleases({
    pageOf: (brand) => Promise.resolve(`https://${brand}.portal.example/`),
    ask,
    now,
  });
  const { publish } = config;
  const served = new ServedProposals({
    repository,
    releases,
    records: new ServedRecords(database),
    allBrands: () => Promise.resolve(["fjord", "vidde"]),
    canRollBack: publish.rollback !== undefined,
    now,
  });
  const rollBack = async (brand: string): Promise<void> => {
    const { code, tail } = await hosts.run(filledCommand(publish.rollback ?? [], { brand }), { cwd: "", timeoutMs: 0 });
    if (code !== 0) throw new Error(tail);
  };
  const ci = new CiStatus({ status: publish.status, run: hosts.run, ask, folder: "", complain, now });
  const publishing = new Publishing({
    desk: proposals,
    records,
    way: new MergeWay({ repository: git, complain }),
    served,
    ci,
    branch: "main",
    rollBack: publish.rollback === undefined ? undefined : rollBack,
    leadMs: publish.minutesBefore * 60_000,
    complain,
    now,
  });
  return {
    desk: proposals,
    repository,
    database,
    records,
    log,
    people,
    notices,
    sender,
    comments,
    served,
    publishing,
    complaints,
    /** A proposal of Kari, with a title of the portal's first page. */
    async proposed(heroTitle: string): Promise<ProposalRecord> {
      const { number } = await proposals.create(desk.kari, heroTitle);
      const { store } = await storeOf(repository, number, desk.kari, heroTitle);
      const paths = store.pathsOf("fjord");
      const texts = store.read(paths);
      const descriptor = texts.descriptor.replace(/"heroTitle": "[^"]*"/, () => `"heroTitle": "${heroTitle}"`);
      await store.write(paths, { ...texts, descriptor });
      await proposals.noteCommit(number);
      return proposals.read(number);
    },
    /** The same, which Ola has approved. */
    async approved(heroTitle: string): Promise<ProposalRecord> {
      const { number, head } = await this.proposed(heroTitle);
      await proposals.act(desk.kari, number, { act: "ask", head });
      return proposals.act(desk.ola, number, { act: "approve", head });
    },
    async close(): Promise<void> {
      await publishing.idle();
      await sender.close();
      await repository.close();
      closeDatabase(database);
    },
  };
}
