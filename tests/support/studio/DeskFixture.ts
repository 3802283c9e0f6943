import { join } from "node:path";
import { GitPublication } from "#studio/company/app/GitPublication.ts";
import { People } from "#studio/company/app/People.ts";
import { ProposalDesk } from "#studio/company/app/ProposalDesk.ts";
import { Publishing } from "#studio/company/app/Publishing.ts";
import type { CompanyConfig } from "#studio/company/config/CompanyConfig.ts";
import type { GrantedRole } from "#studio/company/config/grantedRoles.ts";
import type { Person } from "#studio/company/identity/Person.ts";
import { Notices } from "#studio/company/notices/Notices.ts";
import { type PublicationRepository, Publisher } from "#studio/company/publication/Publisher.ts";
import type { ProgramEnd, RunProgram } from "#studio/company/publication/runProgram.ts";
import { AuditLog } from "#studio/company/records/log/AuditLog.ts";
import { closeDatabase, openDatabase } from "#studio/company/records/openDatabase.ts";
import { Comments } from "#studio/company/records/proposals/Comments.ts";
import {
  type ProposalChanges,
  type ProposalRecord,
  ProposalRecords,
} from "#studio/company/records/proposals/ProposalRecords.ts";
import { Publications } from "#studio/company/records/proposals/Publications.ts";
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
  publish: { way: "deploy", targets: [{ name: "nginx", to: "/srv/portal", options: [] }] },
  notices: { webhook: { url: "http://127.0.0.1:9/hook" } },
  log: { days: 730 },
  help: "portalteamet",
};

/** A place that releases are deployed to: it outlives the servers that deploy. Brand: commit of its release. */
export class Target {
  readonly former = new Map<string, string>();
  readonly live = new Map<string, string>();
  /** The commands that were run, by their names. */
  readonly commands: string[] = [];
  /** The name of a command that fails. */
  failing = "";
  /** Called before each command. */
  onCommand: (name: string) => Promise<void> = () => Promise.resolve();

  /** @param checkedOut the commit in the folder of publications */
  run(checkedOut: () => string): RunProgram {
    return async ([, , name = "", ...args]) => {
      await this.onCommand(name);
      this.commands.push(name);
      const end = (code: number, stdout = ""): Promise<ProgramEnd> =>
        Promise.resolve({ code, stdout, tail: `${name} ended` });
      if (name === this.failing) return end(1);
      const brands = (args[args.indexOf("--brand") + 1] ?? "").split(",");
      if (name === "deploy")
        for (const brand of brands) {
          if (this.live.get(brand) !== checkedOut()) this.former.set(brand, this.live.get(brand) ?? "");
          this.live.set(brand, checkedOut());
        }
      if (name === "rollback") for (const brand of brands) this.live.set(brand, this.former.get(brand) ?? "");
      const releases = [...this.live].map(([brand, commit]) => ({
        brand,
        release: commit,
        releases: [{ id: commit, commit }],
      }));
      return end(0, name === "releases" ? JSON.stringify({ brands: releases }) : "");
    };
  }
}

/** Kills a server after one of its steps: from then on it does nothing any more. */
export class Kill {
  isDead = false;
  readonly #after: string;

  /** @param after name of the step; left out: the server lives */
  constructor(after = "") {
    this.#after = after;
  }

  /** Before anything is done. */
  require(): void {
    if (this.isDead) throw new Error("The server is dead.");
  }

  /** After something was done. */
  done(step: string): void {
    if (step === this.#after) this.isDead = true;
    this.require();
  }
}

/** Records that a dead server does not write. */
class MortalRecords extends ProposalRecords {
  kill = new Kill();

  override update(former: ProposalRecord, changes: ProposalChanges): ProposalRecord {
    this.kill.require();
    const next = super.update(former, changes);
    this.kill.done(`note ${"step" in next.state ? next.state.step : next.state.kind}`);
    return next;
  }
}

function mortal(repository: PublicationRepository, kill: Kill): PublicationRepository {
  const dying =
    <Args extends readonly unknown[], Result>(step: string, work: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      kill.require();
      const result = await work(...args);
      kill.done(step);
      return result;
    };
  return {
    folder: repository.folder,
    prepare: dying("prepare", (...args: Parameters<typeof repository.prepare>) => repository.prepare(...args)),
    checkOut: dying("checkOut", (commit: string) => repository.checkOut(commit)),
    send: dying("send", (merge: string) => repository.send(merge)),
    isOnMain: dying("isOnMain", (commit: string) => repository.isOnMain(commit)),
    hasOtherCode: dying("hasOtherCode", (a: string, b: string) => repository.hasOtherCode(a, b)),
    revert: dying("revert", (...args: Parameters<typeof repository.revert>) => repository.revert(...args)),
  };
}

interface ServerOptions {
  readonly target?: Target;
  readonly kill?: Kill;
  readonly config?: Partial<CompanyConfig>;
  /** Who has signed in, with the roles of now. Left out: those of `desk`. */
  readonly people?: readonly Person[];
  readonly now?: () => number;
  /** The root of a checkout: its packages are linked into the folder of publications. */
  readonly root?: string;
}

/** The parts of a company's studio that know proposals, over a folder that outlives them. */
export async function openDesk(remote: RemoteFixture, options: ServerOptions = {}) {
  const { target = new Target(), kill = new Kill(), now = Date.now, root = remote.own } = options;
  const config = { ...deskConfig, ...options.config };
  const { repository } = await openRepository({ data: remote.data, remote: remote.remote, branch: "main" });
  const database = openDatabase(join(remote.data, "studio.sqlite"));
  const records = new MortalRecords(database, now);
  records.kill = kill;
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
  const publications = new Publications(database, now);
  const proposals = new ProposalDesk({
    config,
    database,
    records,
    publications,
    comments,
    log,
    notices,
    people,
    repository,
    sender,
    namesHidden: () => () => false,
    onFilesChanged: () => undefined,
    now,
  });
  const git = new GitPublication({
    repository,
    root,
    titleOf: (number) => proposals.read(number).title,
    emailOf: (by) => people.emailOf(by),
    onUpdated: (number, head) => {
      kill.done("update");
      return proposals.noteUpdate(number, head);
    },
    now,
  });
  let checkedOut = "";
  const checkOut = async (commit: string) => {
    await git.checkOut(commit);
    checkedOut = commit;
  };
  const inFolder: PublicationRepository = {
    folder: git.folder,
    prepare: async (...args) => {
      const prepared = await git.prepare(...args);
      if (prepared.kind === "prepared") checkedOut = prepared.merge;
      return prepared;
    },
    checkOut,
    send: (merge) => git.send(merge),
    isOnMain: (commit) => git.isOnMain(commit),
    hasOtherCode: (a, b) => git.hasOtherCode(a, b),
    revert: (...args) => git.revert(...args),
  };
  const run = target.run(() => checkedOut);
  const { publish } = config;
  if (publish.way !== "deploy") throw new Error("The tests deploy.");
  const publishing = new Publishing({
    desk: proposals,
    records,
    brandsOf: ({ brands }) => Promise.resolve(brands),
    way: new Publisher({
      config: publish,
      repository: mortal(inFolder, kill),
      run: async (...args) => {
        kill.require();
        const end = await run(...args);
        kill.done(`run ${args[0][2]}`);
        return end;
      },
    }),
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
    publications,
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
