import {
  type ProposalList,
  proposalLists,
  type ProposalSummary,
  type SignedIn,
} from "#studio/document/company/CompanyWire.ts";
import { grantedRoles } from "../config/grantedRoles.ts";
import { makesBrands, may, readsLog } from "../identity/Person.ts";
import type { ProposalRecord } from "../records/proposals/ProposalRecords.ts";
import { summaryOf } from "../proposals/describeRecord.ts";
import { isOwnerOf, mayDo } from "../proposals/mayDo.ts";
import { isHiddenText, type Sight } from "../proposals/Sight.ts";
import { type CompanyCalls, personOf, type CompanyContext } from "./CompanyCalls.ts";
import { auditWords } from "../records/log/auditWords.ts";
import { Refusal } from "#studio/server/Refusal.ts";

/** Whether a search finds a proposal by what is shown of it when its title is not. */
function isFoundWithoutTitle({ number, author, brands }: ProposalRecord, words: string, sight: Sight): boolean {
  const names = sight.brands.flatMap(({ id, name }) => (brands.includes(id) ? [id, name] : []));
  const text = [`#${number}`, author.name, ...names].join("\n").toLocaleLowerCase("nb");
  return words
    .toLocaleLowerCase("nb")
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const weekMs = 7 * 86_400_000;
const pageOfList = 20;
const mostParts = 20;

/** Who is signed in, and lists of proposals. */
export function addListCalls(calls: CompanyCalls): void {
  const { desk, records, approvals, people } = calls.options;

  calls.on("GET /company/me", async (c) => {
    const person = personOf(c);
    const sight = await calls.sightOf(c);
    const isFree = approvals.texts === 0 || approvals.look === 0;
    const brands = sight.brands.map(({ id, name }) => ({
      id,
      name,
      roles: grantedRoles.filter((role) => may(person, role, id)),
      ...(isFree && may(person, "editor", id) && may(person, "publisher", id) && { corrects: true as const }),
      ...(may(person, "editor", id) && !may(person, "addresses", id) && { addressSetters: people.addressSetters(id) }),
    }));
    const { id, name, email } = person;
    const rights = { readsLog: readsLog(person), makesBrands: makesBrands(person) };
    return c.json({ id, name, email, brands, ...rights } satisfies SignedIn);
  });

  calls.on("GET /company/proposals", async (c) => {
    const person = personOf(c);
    const list: ProposalList = proposalLists.find((each) => each === c.req.query("list")) ?? "all";
    const sight = await calls.sightOf(c);
    const words = (c.req.query("q") ?? "").slice(0, 200);
    const query = {
      seen: sight,
      words,
      ...(list === "mine" && {
        author: person.id,
        kinds: ["draft", "asked", "approved", "planned", "merging", "merged", "reverting", "reverted"] as const,
      }),
      ...(list === "waiting" && { kinds: ["draft", "asked", "approved", "reverting"] as const }),
      ...(list === "live" && { kinds: ["live"] as const }),
    };
    /** Git is asked only where it decides something: a list of fifty would start hundreds of programs. */
    const summaryFor = async (record: ProposalRecord): Promise<ProposalSummary> => {
      const isAsked = mayDo(person, record, false).includes("approve");
      const isOwned = record.state.kind === "asked" && isOwnerOf(person, record);
      if (!isAsked && !isOwned) return summaryOf(sight, record, { isAuthor: false, lacksApprovers: false });
      const rules = await desk.roles.rules(record);
      const lacksApprovers = isOwned && desk.roles.lacksApprovers(record, rules);
      return summaryOf(sight, record, { isAuthor: rules.isAuthor(person), lacksApprovers });
    };
    const isWanted = ({ waitsForMe, state }: ProposalSummary): boolean =>
      list === "waiting"
        ? waitsForMe
        : list !== "live" || (state.kind === "live" && Date.parse(state.at) > calls.now() - weekMs);
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
        (record) => !isHiddenText(sight, record, record.title) || isFoundWithoutTitle(record, words, sight),
      );
      const summaries = await Promise.all(seen.map(summaryFor));
      found.push(...summaries.filter(isWanted));
      next = part.next;
    }
    return c.json({ proposals: found, ...(next !== undefined && { next }) });
  });
}

const pageOfLog = 100;

/** The log, for owners of all brands. */
export function addLogCalls(calls: CompanyCalls): void {
  const { log } = calls.options;

  const requireOwner = (c: CompanyContext): void => {
    if (!readsLog(personOf(c))) throw new Refusal("role");
  };

  calls.on("GET /company/log", async (c) => {
    requireOwner(c);
    const before = Number(c.req.query("before") || Number.MAX_SAFE_INTEGER);
    const entries = log.read(pageOfLog, Number.isSafeInteger(before) ? before : Number.MAX_SAFE_INTEGER);
    const last = entries.length === pageOfLog ? entries.at(-1)?.id : undefined;
    const names = new Map((await calls.sightOf(c)).brands.map(({ id, name }) => [id, name]));
    return c.json({
      entries: entries.map((entry) => auditWords(entry, names)),
      ...(last !== undefined && { next: last }),
    });
  });

  calls.api.get("/company/log.jsonl", (c) => {
    requireOwner(c);
    c.header("Content-Type", "application/jsonl; charset=UTF-8");
    c.header("Content-Disposition", 'attachment; filename="logg.jsonl"');
    return c.body([...log.lines()].join(""));
  });
}
