import { Hono, type Context } from "hono";
import { partsOf, type StudioCall } from "#studio/document/addresses/studioCalls.ts";
import type { Workshop } from "#studio/server/Workshop.ts";
import type { CompanyConfig, PublishConfig } from "../config/CompanyConfig.ts";
import type { CompanyEnv } from "../identity/CompanyAccess.ts";
import type { Viewer } from "../identity/Viewer.ts";
import { Limiter } from "../identity/Limiter.ts";
import type { AuditLog } from "../records/log/AuditLog.ts";
import type { Comments } from "../records/proposals/Comments.ts";
import type { PreviewLinks } from "../records/proposals/PreviewLinks.ts";
import type { ProposalRecord, ProposalRecords } from "../records/proposals/ProposalRecords.ts";
import type { Repository } from "../repository/Repository.ts";
import { proposalOf } from "../proposals/describeRecord.ts";
import type { CiAnswer } from "../publication/CiStatus.ts";
import type { ServedProposals } from "../publication/ServedProposals.ts";
import type { People } from "../identity/People.ts";
import type { ProposalErrors } from "../proposals/ProposalErrors.ts";
import type { ProposalDesk } from "../proposals/ProposalDesk.ts";
import type { NoteRefused } from "./requireEditor.ts";
import { type Sight, sightOf } from "../proposals/Sight.ts";
import { Refusal, badRequest } from "#studio/server/Refusal.ts";
import { isObject } from "#contract/isObject.ts";
import type { Person } from "../identity/Person.ts";

export interface CompanyCallsOptions {
  readonly publish: PublishConfig;
  readonly approvals: CompanyConfig["approvals"];
  readonly desk: ProposalDesk;
  readonly people: Pick<People, "addressSetters">;
  readonly repository: Repository;
  readonly records: ProposalRecords;
  readonly comments: Comments;
  readonly errors: Pick<ProposalErrors, "of">;
  readonly links: PreviewLinks;
  readonly log: AuditLog;
  /** The brands as the main branch has them. */
  readonly main: (viewer: Viewer) => Promise<Workshop>;
  /** The brands as a proposal has them. */
  readonly workshopOf: (number: number, viewer: Viewer) => Promise<Workshop>;
  /** Address of a proposal's own host. */
  readonly addressOf: (number: number) => string;
  /** Address at which a link opens the preview of a brand. */
  readonly addressOfLink: (number: number, brand: string, token: string) => string;
  /** Whether commits of a proposal wait for the remote, which does not answer. */
  readonly isWaiting: (number: number) => boolean;
  /** Whether what is done with a proposal could not be noted. */
  readonly isPaused: (number: number) => boolean;
  /** What customers have of proposals. */
  readonly served: ServedProposals;
  /** What the project's CI said last of a proposal. */
  readonly ciOf: (number: number) => CiAnswer | undefined;
  /** Somebody wants a proposal published, or taken back. */
  readonly wake: () => void;
  /** Writes a call that was refused into the log. */
  readonly noteRefused: NoteRefused;
  readonly now?: () => number;
}

/** What one person adds of each kind: numbers, folders, rows and messages are not endless. */
const mostAdditions = { size: 200, perSecond: 1 / 30 };

/** What the calls of a company's studio share: where they are registered, and what the one who asks may see. */
export class CompanyCalls {
  readonly api = new Hono<CompanyEnv>();
  readonly options: CompanyCallsOptions;
  readonly now: () => number;
  readonly #additions: Limiter;

  constructor(options: CompanyCallsOptions) {
    this.options = options;
    this.now = options.now ?? Date.now;
    this.#additions = new Limiter(mostAdditions, this.now);
  }

  /** Registers the answer of a call. */
  on(call: StudioCall, answer: (c: CompanyContext) => Promise<Response> | Response): void {
    const [method, path] = partsOf(call);
    this.api.on(method, path, (c) => answer(c));
  }

  /** The proposal of a call's address. @throws Refusal when whoever asks may not see it */
  async recordOf(c: CompanyContext): Promise<ProposalRecord> {
    const number = Number(c.req.param("number"));
    const record = Number.isSafeInteger(number) ? this.options.records.read(number, await this.sightOf(c)) : undefined;
    if (record === undefined) throw new Refusal("unknown-proposal");
    return record;
  }

  /** Counts what somebody adds. @throws Refusal when it is too much */
  countAddition(c: CompanyContext, kind: "comment" | "link" | "proposal"): void {
    const refused = this.#additions.refuse(`${kind} ${personOf(c).id}`);
    if (refused === undefined) return;
    c.header("Retry-After", String(refused.waitSeconds));
    throw new Refusal("limit");
  }

  /** What whoever asks may see. */
  sightOf(c: CompanyContext): Promise<Sight> {
    return sightOf(personOf(c), this.options.main);
  }

  /** The answer that shows a proposal to whoever asks. */
  async shown(c: CompanyContext, record: ProposalRecord): Promise<Response> {
    return c.json(await proposalOf(await this.sightOf(c), record, { ...this.options, now: this.now }));
  }
}

export type CompanyContext = Context<CompanyEnv>;

/** The person of a call. A visitor with a link has none of these calls. @throws Refusal */
export function personOf(c: CompanyContext): Person {
  const { visitor } = c.var;
  if (visitor.kind !== "person") throw new Refusal("role");
  return visitor.session.person;
}

/** The JSON object of a request. @throws Refusal */
export async function bodyOf(c: CompanyContext): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await c.req.json().catch(() => undefined);
  if (!isObject(body)) throw badRequest("body");
  return body;
}

/** A text of a request's body. @param most characters @throws Refusal with the name of the field */
export function textIn(body: Readonly<Record<string, unknown>>, name: string, most: number): string {
  const value = body[name];
  if (typeof value !== "string" || value.length > most) throw badRequest(name);
  return value;
}
