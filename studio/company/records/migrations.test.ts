import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { AuditLog } from "./log/AuditLog.ts";
import { openDatabase } from "./openDatabase.ts";
import { ProposalRecords } from "./proposals/ProposalRecords.ts";
import { everyBrand } from "./proposals/proposalsFound.ts";
import { ServedRecords } from "./proposals/ServedRecords.ts";

const at = Date.parse("2026-11-26T06:00:00Z");
const renamed = (title: string) =>
  ({ kind: "proposalRenamed", proposal: 1, by: { id: "kari", name: "Kari" }, title }) as const;

/** Made by the code of 50ddb4d7, which published by itself: a proposal in each of its states. */
const former = readFileSync(join(import.meta.dirname, "../../test/support/company/databaseOf50ddb4d7.sql"), "utf8");

/** Opens the former database as this program does. */
function openFormer() {
  const folder = mkdtempSync(join(tmpdir(), "former-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "studio.sqlite");
  const made = new DatabaseSync(path);
  made.exec(former);
  // The rows of its log were removed. `digest` was that of a chain.
  const event = JSON.stringify(renamed("Før"));
  made.prepare("INSERT INTO log (id, at, event, digest) VALUES (1, ?, ?, 'd')").run(at, event);
  made.close();
  const database = openDatabase(path);
  onTestFinished(() => database.close());
  return database;
}

test("a database of 50ddb4d7 opens: what was about to be published is approved, what is live stays live", () => {
  const database = openFormer();
  const records = new ProposalRecords(database);
  const reason = (number: number) => {
    const state = records.read(number, everyBrand)?.state;
    return state?.kind === "approved" ? (state.failed?.reason ?? "") : state?.kind;
  };
  expect(
    Object.fromEntries(
      Array.from({ length: 14 }, (_, at) => [records.read(at + 1, everyBrand)?.title, reason(at + 1)]),
    ),
  ).toEqual({
    Utkast: "draft",
    Venter: "asked",
    Godkjent: "",
    Planlagt: "newRoad",
    Ute: "live",
    "Tatt tilbake": "takenBack",
    Feilet: "failed",
    Bygges: "newRoad",
    "Sendes ut": "newRoad",
    "Tatt inn": "newRoad",
    "Ny kode": "newRoad",
    "Tas tilbake": "reverting",
    "Tas tilbake, feilet": "reverting",
    Lukket: "closed",
  });
  // Who has approved it still counts.
  expect(records.read(8, everyBrand)?.state).toMatchObject({ approvals: [{ by: { id: "ola" } }] });
  expect(records.read(12, everyBrand)?.state).toMatchObject({ step: "revert", rolledBack: [] });
  expect(new ServedRecords(database).of(5).get("fjord")?.since).toMatch(/^2026-11-26T06:/);
  // What was brought to the new form is written as the program writes it: it can be changed.
  for (let number = 1; number <= 14; number += 1) {
    const record = records.read(number, everyBrand);
    if (record !== undefined) expect(() => records.update(record, { title: "Nytt navn" })).not.toThrow();
  }
});

test("the log of 50ddb4d7 stays, and goes on", () => {
  const log = new AuditLog(openFormer(), () => at);
  log.append(renamed("Etter"));
  expect([...log.lines()].map((line): unknown => JSON.parse(line))).toEqual([
    { id: 1, at: "2026-11-26T06:00:00.000Z", event: renamed("Før") },
    { id: 48, at: "2026-11-26T06:00:00.000Z", event: renamed("Etter") },
  ]);
});
