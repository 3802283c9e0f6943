import { readsLog } from "../../identity/Person.ts";
import { auditWords } from "../auditWords.ts";
import type { CompanyCalls } from "./CompanyCalls.ts";
import { type CompanyContext, personOf } from "./companyRequests.ts";
import { Refusal } from "#studio/server/Refusal.ts";

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
