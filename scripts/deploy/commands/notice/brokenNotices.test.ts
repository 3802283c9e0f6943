import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readNotices } from "#contract/notices.ts";
import { headersFile } from "#contract/releaseFiles.ts";
import { callDeployCommand } from "#tests/support/deploy/callDeployCommand.ts";
import { DeployTarget } from "#tests/support/deploy/DeployTarget.ts";
import { Seams, withFileSeams } from "#tests/support/deploy/Seams.ts";
import { callGroup } from "#tests/support/releases/callCommand.ts";
import { keyOf, noticesKey } from "../../keyOf.ts";
import { noticeRecordKey } from "../../notices/noticeRecord.ts";
import { noticeCommands } from "./noticeCommands.ts";

let target: DeployTarget;
beforeEach(async () => {
  vi.setSystemTime("2026-12-01T12:00:00Z");
  target = await DeployTarget.open();
  await target.deploy(await target.build("a1", { alfa: "en" }));
});
afterEach(async () => {
  vi.useRealTimers();
  await target.close();
});

const run = (...words: readonly string[]) => callGroup(noticeCommands, [...words, "--to", target.path]);
const add = (text: string, ...more: readonly string[]) =>
  run("add", "--text", text, "--until", "2026-12-02 02:00", "--by", "kari", ...more);

const textsTold = async () => {
  const stored = await target.store.get(noticesKey("alfa"));
  return readNotices(new TextDecoder().decode(stored?.bytes))?.notices.map(({ text }) => text.nb);
};

describe("A text that would be seen as something else than it is, is refused (spec: notices-22)", () => {
  test.each([
    ["Vi \u202Ebytter", "--text has the hidden character U+202E: write it without"],
    ["\u200B", "--text has the hidden character U+200B: write it without"],
    ["Vi\u200Fbytter", "--text has the hidden character U+200F: write it without"],
    ["\u00AD", "--text is blank"],
    ["Vi\tbytter", "--text has a new line or another control character: write it in one line"],
  ])("%j", async (text, message) => {
    const { status, stderr } = await add(text);
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
    expect(await target.store.get(noticesKey("alfa"))).toBeUndefined();
  });

  test("and the name of who does it; emoji, markup and soft hyphens are texts", async () => {
    const named = await run("add", "--text", "Hei", "--until", "2026-12-02 02:00", "--by", "ka\nri\u001B[31m");
    expect([named.status, named.stderr.split("\n")[0]]).toEqual([
      2,
      "notice: --by has a new line or another control character: write it in one line",
    ]);
    const text = '<b onclick="x">Vi</b> rydder {{alt}} &amp; opp\u00ADda\u00ADte\u00ADrer \u{1F469}\u200D\u{1F527}';
    expect((await add(text)).status).toBe(0);
    expect(await textsTold()).toEqual([text]);
  });
});

test("a disk that is full says what to do, and the same command completes it then", async () => {
  const fullFrom = (step: number) =>
    withFileSeams(new Seams(step, "disk full"), [target.path], {}, () => add("Hei", "--id", "natt"));
  // Its first steps read.
  let [step, full] = [0, await fullFrom(0)];
  while (full.status === 2) full = await fullFrom((step += 1));
  expect([full.status, full.stderr]).toEqual([
    1,
    expect.stringMatching(
      /^! alfa: not done\. .*The disk is full\. Free some space, or choose another disk with --to \(ENOSPC\)\.\nNot done in alfa\. When that is mended, run the same command again: it completes it\.\n$/,
    ),
  ]);
  expect((await add("Hei", "--id", "natt")).status).toBe(0);
  expect(await textsTold()).toEqual(["Hei"]);
});

describe("A damaged line of the record (spec: notices-24)", () => {
  const damage = async (...lines: readonly number[]) => {
    const key = noticeRecordKey("alfa");
    const record = new TextDecoder().decode((await target.store.get(key))?.bytes).split("\n");
    for (const line of lines) record[line - 1] = record[line - 1]?.slice(0, -20) ?? "";
    await target.store.put(key, new TextEncoder().encode(record.join("\n")));
  };
  const warning =
    "! alfa: line 2 of _record/alfa/driftsmeldinger.jsonl cannot be read: what it says is left out. Mend the line; or remove it, and do again what is missing.\n";
  beforeEach(async () => {
    await add("En");
    await add("To");
    await add("Tre");
  });

  test("is named by each command, and its notice is left out of what customers see", async () => {
    await damage(2);
    expect(await run("list")).toMatchObject({ stderr: warning, stdout: expect.stringMatching(/"En"[^]*"Tre"/) });
    expect(await add("Fire")).toMatchObject({ status: 0, stderr: warning });
    expect(await textsTold()).toEqual(["En", "Tre", "Fire"]);
  });

  test("is named by releases, which shows the rest", async () => {
    await damage(2);
    const { status, stdout, stderr } = await callDeployCommand("releases", "--to", target.path);
    expect([status, stderr]).toEqual([0, warning]);
    expect(stdout).toMatch(/^alfa\n[^]*served[^]*"En"[^]*"Tre"/);
  });

  test("is named with the others", async () => {
    await damage(1, 3);
    expect((await run("list")).stderr).toBe(
      "! alfa: lines 1, 3 of _record/alfa/driftsmeldinger.jsonl cannot be read: what they say is left out. Mend the lines; or remove them, and do again what is missing.\n",
    );
  });
});

test.each([
  ["", "is missing"],
  ["{", "cannot be read"],
])("headers %j of the release that is served: the message names the file and what to do", async (text, problem) => {
  const id = (await target.pointer("alfa"))?.release ?? "";
  const key = keyOf({ brand: "alfa", id }, headersFile);
  await target.store.put(key, new TextEncoder().encode(text));
  expect(await add("Hei")).toMatchObject({
    status: 2,
    stderr: `notice: ${key} ${problem}. Deploy alfa again, or name the other brands with --brand.\n`,
  });
});

test("a file that a program has begun with a byte order mark is read", async () => {
  const file = join(target.path, "..", "melding.json");
  await writeFile(file, '\uFEFF{"text":"Hei"}');
  expect(await run("add", "--file", file, "--until", "2026-12-02 02:00", "--by", "kari")).toMatchObject({ status: 0 });
  expect(await textsTold()).toEqual(["Hei"]);
});

describe("A brand whose pointer cannot be read", () => {
  const why = "What serves it cannot be read (docs/deploy/incidents.md).";
  beforeEach(async () => {
    await target.deploy(await target.build("b2", { beta: "en" }));
    await target.store.put("beta/current.json", new TextEncoder().encode("{"));
  });

  test.each(["alfa,beta", "beta"])("is named by the list of %s", async (chosen) => {
    const { status, stdout, stderr } = await run("list", "--brand", chosen);
    expect([status, stdout, stderr]).toEqual([
      1,
      chosen === "beta" ? "" : "alfa: nothing\n",
      `! beta: not listed. ${why}\n`,
    ]);
  });

  test("is named by a dry run", async () => {
    expect(await add("Hei", "--dry-run")).toMatchObject({ status: 1, stderr: `! beta: not done. ${why}\n` });
  });

  test("is named by a change of it alone", async () => {
    expect(await add("Hei", "--brand", "beta")).toMatchObject({ status: 1, stderr: `notice: beta: ${why}\n` });
  });
});
