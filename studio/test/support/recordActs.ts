import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, StatementSync } from "node:sqlite";
import type { PersonName } from "#studio/document/company/proposalState.ts";
import { AuditLog } from "#studio/company/records/log/AuditLog.ts";
import { inTransaction } from "#studio/company/records/inTransaction.ts";
import { openDatabase } from "#studio/company/records/openDatabase.ts";
import { Comments } from "#studio/company/records/proposals/Comments.ts";
import { PreviewLinks } from "#studio/company/records/proposals/PreviewLinks.ts";
import { ProposalDrafts, proposalSteps } from "#studio/company/records/proposals/ProposalDrafts.ts";
import { type ProposalRecord, ProposalRecords } from "#studio/company/records/proposals/ProposalRecords.ts";
import { ServedRecords } from "#studio/company/records/proposals/ServedRecords.ts";
import { everyBrand } from "#studio/company/records/proposals/proposalsFound.ts";

const ada: PersonName = { id: "ada", name: "Ada" };
const at = "2026-12-01T06:00:00.000Z";
const now = () => Date.parse(at);
const texts = { descriptor: "{}", theme: "{}" };
const commit = "c".repeat(40);

function first(records: ProposalRecords): ProposalRecord {
  const record = records.read(1, everyBrand);
  if (record === undefined) throw new Error("There is no proposal.");
  return record;
}

/** What a server writes in the life of a proposal. Each act is there as a whole after a crash, or not at all. */
export const recordActs: readonly ((database: DatabaseSync) => void)[] = [
  (database) =>
    inTransaction(database, () => {
      new ProposalRecords(database, now).create({ title: "Ny farge", author: ada, base: commit });
      new AuditLog(database, now).append({ kind: "proposalCreated", by: ada, proposal: 1, title: "Ny farge" });
    }),
  (database) => new ProposalDrafts(database, 1).keep("fjord", { revision: 1, paths: texts, texts, saved: texts }),
  (database) => proposalSteps(database, 1).keep("fjord", "one"),
  (database) =>
    inTransaction(database, () => {
      const records = new ProposalRecords(database, now);
      const state = { kind: "asked", commit, by: ada, at, approvals: [] } as const;
      records.update(first(records), { state, brands: ["fjord", "vidde"] });
      new AuditLog(database, now).append({ kind: "proposalAsked", by: ada, proposal: 1, commit, brands: ["fjord"] });
    }),
  (database) => new Comments(database, now).add({ proposal: 1, by: ada, text: "Fin" }),
  (database) => {
    const links = new PreviewLinks(database, now, (bytes) => Buffer.alloc(bytes, 1));
    links.create({ proposal: 1, brand: "fjord", author: ada, endsAt: new Date("2026-12-08T06:00:00Z") });
  },
  (database) => {
    const served = new ServedRecords(database);
    served.noteFormer(1, "fjord", "a release");
  },
  (database) => void new AuditLog(database, () => now() + 86_400_001).keepDays(1),
];

/** Everything that a database has. */
export function contentOf(database: DatabaseSync): unknown {
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all();
  return tables.map(({ name }) => [name, database.prepare(`SELECT * FROM ${String(name)}`).all()]);
}

/** Calls a function before each write of the database, and before each beginning and end of a transaction. */
function beforeWrites(call: () => void): void {
  const wrap = (target: object, name: string) => {
    const method: unknown = Reflect.get(target, name);
    if (typeof method !== "function") throw new Error(`There is no ${name}.`);
    Object.defineProperty(target, name, {
      value(this: unknown, ...values: readonly unknown[]): unknown {
        const isRead = this instanceof StatementSync && /^\s*SELECT/.test(this.sourceSQL);
        if (!isRead) call();
        return Reflect.apply(method, this, values);
      },
    });
  };
  wrap(DatabaseSync.prototype, "exec");
  wrap(StatementSync.prototype, "run");
  wrap(StatementSync.prototype, "get");
}

/**
 * As a program: does the acts, and ends by SIGKILL in the middle of one. Before each write it copies the files of the
 * database, which are those that a process killed at this moment leaves. The name of a copy begins with the number of
 * acts that are done.
 */
function actUntilKilled(path: string, copies: string): void {
  const database = openDatabase(path);
  let [done, writes] = [0, 0];
  beforeWrites(() => {
    const copy = join(copies, `${done}-${(writes += 1)}.sqlite`);
    copyFileSync(path, copy);
    copyFileSync(`${path}-wal`, `${copy}-wal`);
  });
  for (const act of recordActs) {
    act(database);
    done += 1;
  }
  inTransaction(database, () => {
    new Comments(database).add({ proposal: 1, by: ada, text: "Lost" });
    process.kill(process.pid, "SIGKILL");
  });
}

if (import.meta.main) {
  const [path = "", copies = ""] = process.argv.slice(2);
  actUntilKilled(path, copies);
}
