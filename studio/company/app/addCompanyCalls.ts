import { type Context, Hono } from "hono";
import { isObject } from "#contract/isObject.ts";
import { errorCode } from "#scripts/files/errorCode.ts";
import { baseId } from "#studio/document/baseId.ts";
import { partsOf, type StudioCall } from "#studio/document/addresses/studioCalls.ts";
import {
  type ActRequest,
  type ProposalList,
  type ProposedTexts,
  proposalLists,
  type ProposalSummary,
  type SignedIn,
} from "#studio/document/company/CompanyWire.ts";
import { diskProblemOf } from "#studio/document/storeProblem.ts";
import type { Workshop } from "#studio/server/Workshop.ts";
import { refuseUnread } from "#studio/server/calls/refuseUnread.ts";
import { BadRequestError } from "#studio/server/calls/requestBodies.ts";
import type { PublishConfig } from "../config/CompanyConfig.ts";
import { grantedRoles } from "../config/grantedRoles.ts";
import type { CompanyEnv } from "../identity/CompanyAccess.ts";
import { Limiter } from "../identity/Limiter.ts";
import { may, type Person } from "../identity/Person.ts";
import { isWorkedOn } from "../proposals/isWorkedOn.ts";
import { RefusedAct } from "../proposals/RefusedAct.ts";
import { RefusedInputError } from "../records/acceptedText.ts";
import type { AuditLog } from "../records/log/AuditLog.ts";
import type { Comments } from "../records/proposals/Comments.ts";
import type { PreviewLinks } from "../records/proposals/PreviewLinks.ts";
import type { ProposalRecord, ProposalRecords } from "../records/proposals/ProposalRecords.ts";
import type { Viewer } from "../records/proposals/proposalsFound.ts";
import type { Repository } from "../repository/Repository.ts";
import { auditWords } from "./auditWords.ts";
import { commentsOf, isHiddenText, linkOf, proposalOf, type Sight, summaryOf } from "./describeRecord.ts";
import { addHereCalls } from "./addHereCalls.ts";
import { mayDo, mayFor } from "./mayDo.ts";
import type { ProposalDesk } from "./ProposalDesk.ts";
import { type NoteRefused, refusal } from "./requireEditor.ts";
import { viewerOf } from "./viewerOf.ts";

export interface CompanyCallsOptions {
  readonly publish: PublishConfig;
  readonly desk: ProposalDesk;
  readonly repository: Repository;
  readonly records: ProposalRecords;
  readonly comments: Comments;
  readonly links: PreviewLinks;
  readonly log: AuditLog;
  /** The brands as the main branch has them. */
  readonly main: () => Promise<Workshop>;
  /** The brands as a proposal has them. */
  readonly workshopOf: (number: number) => Promise<Workshop>;
  /** Address of a proposal's own host. */
  readonly addressOf: (number: number) => string;
  /** Address at which a link opens the preview of a brand. */
  readonly addressOfLink: (number: number, brand: string, token: string) => string;
  /** Whether commits of a proposal wait for the remote, which does not answer. */
  readonly isWaiting: (number: number) => boolean;
  /** Somebody wants a proposal published, or taken back. */
  readonly wake: () => void;
  /** Writes a call that was refused into the log. */
  readonly noteRefused: NoteRefused;
  readonly now?: () => number;
}

type CompanyContext = Context<CompanyEnv>;

/** The person of a call. A visitor with a link has none of these calls. */
function personOf(c: CompanyContext): Person {
  const { visitor } = c.var;
  if (visitor.kind !== "person") throw new RefusedAct("role");
  return visitor.session.person;
}

/** There is no such proposal, or the person may not see it: both are the same. */
class UnknownProposalError extends Error {}

const acts: readonly ActRequest["act"][] = [
  "ask",
  "approve",
  "return",
  "publish",
  "plan",
  "unplan",
  "takeBack",
  "close",
  "rename",
];

async function bodyOf(c: CompanyContext): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await c.req.json().catch(() => undefined);
  if (!isObject(body)) throw new BadRequestError("body");
  return body;
}

function textIn(body: Readonly<Record<string, unknown>>, name: string, most: number): string {
  const value = body[name];
  if (typeof value !== "string" || value.length > most) throw new BadRequestError(name);
  return value;
}

/** The same, which may be left out. */
const optionalTextIn = (body: Readonly<Record<string, unknown>>, name: string, most: number) =>
  body[name] === undefined ? {} : { [name]: textIn(body, name, most) };

function actIn(body: Readonly<Record<string, unknown>>): ActRequest {
  const act = acts.find((each) => each === body["act"]);
  if (act === undefined) throw new BadRequestError("act");
  return {
    act,
    head: textIn(body, "head", 64),
    ...optionalTextIn(body, "reason", 2000),
    ...optionalTextIn(body, "for", 40),
    ...optionalTextIn(body, "title", 150),
  };
}

/** New proposals of one person: numbers and folders are not endless. */
const mostCreations = { size: 200, perSecond: 1 / 30 };

/** A comment, or the choices of a thousand conflicts. */
const largestBytes = 100_000;

/** Whether a search finds a proposal by what is shown of it when its title is not. */
function isFoundWithoutTitle({ number, author, brands }: ProposalRecord, words: string, viewer: Viewer): boolean {
  const names = viewer.brands.flatMap(({ id, name }) => (brands.includes(id) ? [id, name] : []));
  const text = [`#${number}`, author.name, ...names].join("\n").toLocaleLowerCase("nb");
  return words
    .toLocaleLowerCase("nb")
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;

/** The calls of a company's studio beside those of a workshop. Who asks is decided before. */
export function addCompanyCalls(options: CompanyCallsOptions): Hono<CompanyEnv> {
  const { publish, desk, repository, records, comments, links, log, main, workshopOf, noteRefused } = options;
  const { now = Date.now } = options;
  const creations = new Limiter(mostCreations, now);
  const api = new Hono<CompanyEnv>();
  api.use("/company/*", refuseUnread(largestBytes), async (c, next) => {
    await next();
    c.header("Cache-Control", "no-store");
  });
  const on = (call: StudioCall, answer: (c: CompanyContext) => Promise<Response> | Response) => {
    const [method, path] = partsOf(call);
    api.on(method, path, (c) => answer(c));
  };
  /** Whoever asks may see a proposal, or it does not exist for them. */
  const recordOf = async (c: CompanyContext): Promise<ProposalRecord> => {
    const number = Number(c.req.param("number"));
    const record = Number.isSafeInteger(number) ? records.read(number, viewerOf(personOf(c), await main())) : undefined;
    if (record === undefined) throw new UnknownProposalError();
    return record;
  };
  const sightOf = async (c: CompanyContext): Promise<Sight> => ({
    person: personOf(c),
    namesHidden: (await main()).namesHidden(),
  });
  const shown = async (c: CompanyContext, record: ProposalRecord) =>
    c.json(
      await proposalOf(await sightOf(c), record, { publish, repository, desk, comments, isWaiting: options.isWaiting }),
    );

  const isSeen = async (c: CompanyContext, number: number): Promise<boolean> =>
    records.read(number, viewerOf(personOf(c), await main())) !== undefined;
  addHereCalls({ on, personOf, recordOf, isSeen, now });

  on("GET /company/me", async (c) => {
    const person = personOf(c);
    const names = (await main()).names();
    const brands = names.map(({ id, name }) => ({
      id,
      name,
      roles: grantedRoles.filter((role) => may(person, role, id)),
    }));
    const { id, name, email } = person;
    return c.json({ id, name, email, brands } satisfies SignedIn);
  });

  on("GET /company/proposals", async (c) => {
    const person = personOf(c);
    const list: ProposalList = proposalLists.find((each) => each === c.req.query("list")) ?? "all";
    const [viewer, sight] = [viewerOf(person, await main()), await sightOf(c)];
    const words = (c.req.query("q") ?? "").slice(0, 200);
    const query = {
      viewer,
      words,
      ...(list === "mine" && {
        author: person.id,
        kinds: ["draft", "asked", "approved", "planned", "publishing", "takingBack"] as const,
      }),
      ...(list === "waiting" && { kinds: ["draft", "asked", "approved"] as const }),
      ...(list === "live" && { kinds: ["live"] as const }),
    };
    /** Git is asked only where it decides something: a list of fifty would start hundreds of programs. */
    const summaryFor = async (record: ProposalRecord): Promise<ProposalSummary> => {
      const isAsked = mayDo(person, record, false).includes("approve");
      return summaryOf(sight, record, isAsked && (await desk.rules(record)).isAuthor(person));
    };
    const isWanted = ({ waitsForMe, state }: ProposalSummary): boolean =>
      list === "waiting"
        ? waitsForMe
        : list !== "live" || (state.kind === "live" && Date.parse(state.at) > now() - weekMs);
    const found: ProposalSummary[] = [];
    let next = c.req.query("after");
    // What waits for somebody is known only when it was looked at: a part of the list can have none.
    for (
      let parts = 0;
      parts < mostParts && (parts === 0 || next !== undefined) && found.length < pageOfList;
      parts += 1
    ) {
      const part = records.list({ ...query, limit: pageOfList, ...(next ? { after: next } : {}) });
      const seen = part.proposals.filter(
        (record) => !isHiddenText(sight, record, record.title) || isFoundWithoutTitle(record, words, viewer),
      );
      const summaries = await Promise.all(seen.map(summaryFor));
      found.push(...summaries.filter(isWanted));
      next = part.next;
    }
    return c.json({ proposals: found, ...(next !== undefined && { next }) });
  });

  on("POST /company/proposals", async (c) => {
    const person = personOf(c);
    if (!may(person, "editor")) throw new RefusedAct("role");
    const refused = creations.refuse(person.id);
    if (refused !== undefined) {
      c.header("Retry-After", String(refused.waitSeconds));
      return c.json({ refused: "limit" }, 429);
    }
    const { number } = await desk.create(person, textIn(await bodyOf(c), "title", 150));
    return c.json({ number, address: options.addressOf(number) }, 201);
  });

  on("GET /company/proposals/:number", async (c) => shown(c, await recordOf(c)));

  on("POST /company/proposals/:number/acts", async (c) => {
    const { number } = await recordOf(c);
    const next = await desk.act(personOf(c), number, actIn(await bodyOf(c)));
    options.wake();
    return shown(c, next);
  });

  on("POST /company/proposals/:number/update", async (c) => {
    const { number, brands } = await recordOf(c);
    const person = personOf(c);
    if (!may(person, "editor") || !brands.every((brand) => mayFor(person, "editor", brand)))
      throw new RefusedAct("role");
    const body = await bodyOf(c);
    const { choices } = body;
    if (!Array.isArray(choices) || choices.length > 1000) throw new BadRequestError("choices");
    const chosen = choices.map((each) => (each === "theirs" ? "theirs" : "ours"));
    await desk.update(person, number, textIn(body, "head", 64), chosen);
    return shown(c, desk.read(number));
  });

  on("GET /company/proposals/:number/brands/:id", async (c) => {
    const { number, state } = await recordOf(c);
    // What is over has no files of its own, and gets none by being asked for.
    if (!isWorkedOn(state)) throw new UnknownProposalError();
    const [before, after] = [await main(), await workshopOf(number)];
    const id = c.req.param("id") ?? "";
    if (!before.has(id) || !after.has(id)) throw new UnknownProposalError();
    return c.json({ before: before.saved(id), after: after.saved(id) } satisfies ProposedTexts);
  });

  on("POST /company/proposals/:number/comments", async (c) => {
    const record = await recordOf(c);
    const body = await bodyOf(c);
    const about = { field: body["field"], place: body["place"] };
    const subject = Object.fromEntries(Object.entries(about).filter(([, value]) => value !== undefined));
    for (const part of [body["field"], body["place"]])
      if (isObject(part) && part["brand"] !== baseId && !may(personOf(c), "reader", String(part["brand"])))
        throw new UnknownProposalError();
    desk.comment(personOf(c), record.number, { text: textIn(body, "text", 5000), ...subject });
    return c.json(commentsOf(await sightOf(c), record, comments), 201);
  });

  on("POST /company/proposals/:number/comments/:id/resolved", async (c) => {
    const [record, sight] = [await recordOf(c), await sightOf(c)];
    const comment = Number(c.req.param("id"));
    if (!commentsOf(sight, record, comments).some(({ id }) => id === comment)) throw new UnknownProposalError();
    comments.resolve(record.number, comment);
    return c.json(commentsOf(sight, record, comments));
  });

  const seenLinks = (c: CompanyContext, number: number) =>
    links
      .list(number)
      .filter(({ brand }) => may(personOf(c), "reader", brand))
      .map(linkOf);

  on("GET /company/proposals/:number/links", async (c) => c.json(seenLinks(c, (await recordOf(c)).number)));

  on("POST /company/proposals/:number/links", async (c) => {
    const record = await recordOf(c);
    const { number } = record;
    const person = personOf(c);
    const { id, name } = person;
    const body = await bodyOf(c);
    const brand = textIn(body, "brand", 100);
    const days = Number(body["days"]);
    if (!Number.isInteger(days) || days < 1 || days > 30) throw new BadRequestError("days");
    // What is over has no preview.
    if (!mayDo(person, record, false).includes("share") || !may(person, "editor", brand)) throw new RefusedAct("role");
    if (!(await workshopOf(number)).has(brand)) throw new RefusedAct("role");
    const by = { id, name };
    const endsAt = new Date(now() + days * dayMs);
    const { token, link } = links.create({ proposal: number, brand, author: by, endsAt });
    log.append({ kind: "linkMade", proposal: number, brand, link: link.id, by, endsAt: link.endsAt });
    return c.json({ ...linkOf(link), address: options.addressOfLink(number, brand, token) }, 201);
  });

  on("POST /company/proposals/:number/links/:id/revoked", async (c) => {
    const { number } = await recordOf(c);
    const person = personOf(c);
    const { id, name } = person;
    const link = seenLinks(c, number).find((each) => each.id === c.req.param("id"));
    if (link === undefined) throw new UnknownProposalError();
    if (link.by.id !== id && !may(person, "editor", link.brand)) throw new RefusedAct("role");
    const revoked = links.revoke(number, link.id);
    if (revoked === undefined) throw new UnknownProposalError();
    log.append({ kind: "linkRevoked", proposal: number, brand: revoked.brand, link: revoked.id, by: { id, name } });
    return c.json(seenLinks(c, number));
  });

  const requireOwner = (c: CompanyContext): void => {
    const isOwner = personOf(c).grants.some(({ role, brands }) => role === "owner" && brands === "all");
    if (!isOwner) throw new RefusedAct("role");
  };

  on("GET /company/log", (c) => {
    requireOwner(c);
    const before = Number(c.req.query("before") || Number.MAX_SAFE_INTEGER);
    const entries = log.read(pageOfLog, Number.isSafeInteger(before) ? before : Number.MAX_SAFE_INTEGER);
    const last = entries.length === pageOfLog ? entries.at(-1)?.id : undefined;
    return c.json({ entries: entries.map(auditWords), ...(last !== undefined && { next: last }) });
  });

  api.get("/company/log.jsonl", (c) => {
    requireOwner(c);
    c.header("Content-Type", "application/jsonl; charset=UTF-8");
    c.header("Content-Disposition", 'attachment; filename="logg.jsonl"');
    return c.body([...log.lines()].join(""));
  });

  api.onError((error, c) => {
    if (error instanceof UnknownProposalError) return c.json({ refused: "unknown-proposal" }, 404);
    if (error instanceof RefusedAct) return refusal(c, error, noteRefused);
    if (error instanceof RefusedInputError) return c.json({ refused: error.reason }, 422);
    if (error instanceof BadRequestError) return c.json({ refused: error.message }, 400);
    console.error(error);
    const problem = diskProblemOf(errorCode(error));
    if (problem !== undefined) return c.json({ refused: problem }, 507);
    return c.json({ refused: "error" }, 500);
  });
  return api;
}

const pageOfLog = 100;
const pageOfList = 20;
const mostParts = 20;
