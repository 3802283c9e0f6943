import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type NoticeFile, readNotices } from "#contract/notices.ts";
import { callDeployCommand } from "#tests/support/deploy/callDeployCommand.ts";
import { DeployTarget } from "#tests/support/deploy/DeployTarget.ts";
import { callGroup } from "#tests/support/releases/callCommand.ts";
import { writeTinyReleases } from "#tests/support/releases/tinyReleases.ts";
import { noticesKey } from "../../keyOf.ts";
import { noticeCommands } from "./noticeCommands.ts";

let target: DeployTarget;
beforeEach(async () => {
  vi.setSystemTime("2026-12-01T12:00:00Z");
  target = await DeployTarget.open();
  await target.deploy(await target.build("a1", { alfa: "en", beta: "en" }));
});
afterEach(async () => {
  vi.useRealTimers();
  await target.close();
});

/** A command at the target. Its words are separated by spaces; a part in quotes is one word. */
const run = (line: string) => {
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");
  return callGroup(noticeCommands, [...words, "--to", target.path]);
};

const fileOf = async (brand: string): Promise<NoticeFile | undefined> => {
  const stored = await target.store.get(noticesKey(brand));
  return stored && readNotices(new TextDecoder().decode(stored.bytes));
};
const idsOf = async (brand: string) => (await fileOf(brand))?.notices.map(({ id }) => id) ?? [];

const add = `add --text "Vi oppdaterer i natt" --until "2026-12-02 02:00" --by kari`;

describe("npm run notice -- add (spec: notices-22)", () => {
  test("tells all brands, in Oslo time, under a name of its day; who did it is in the record alone", async () => {
    const { status, stdout } = await run(`${add} --from "2026-12-01 22:00" --severity warning`);
    expect([status, stdout]).toEqual([
      0,
      "✓ 2026-12-01-1 is shown from 2026-12-01 22:00 until 2026-12-02 02:00 (Oslo), in alfa, beta\n",
    ]);
    const notice = {
      id: "2026-12-01-1",
      severity: "warning",
      from: "2026-12-01T21:00:00.000Z",
      until: "2026-12-02T01:00:00.000Z",
      text: { nb: "Vi oppdaterer i natt" },
    };
    expect(await fileOf("alfa")).toEqual({ notices: [notice], closed: [], leftOut: 0 });
    const stored = await target.store.get("_record/alfa/driftsmeldinger.jsonl");
    expect(JSON.parse(new TextDecoder().decode(stored?.bytes))).toEqual({
      brand: "alfa",
      action: "add",
      notice,
      at: "2026-12-01T12:00:00.000Z",
      by: "kari",
    });
    await run(add);
    expect(await idsOf("beta")).toEqual(["2026-12-01-1", "2026-12-01-2"]);
  });

  test("has pages, channels, a link and a name of its own; a file can say all of it", async () => {
    const file = join(target.path, "..", "melding.json");
    const said = {
      text: "Betaling er nede",
      until: "2026-12-01 20:00",
      pages: ["betaling"],
      channels: ["browser", "app"],
      link: "/hjelp",
      "link-text": "Les mer",
      closable: true,
      id: "betaling",
    };
    await writeFile(file, JSON.stringify(said));
    expect(await run(`add --file ${file} --brand alfa --by kari --until "2026-12-01 21:00"`)).toMatchObject({
      status: 0,
    });
    expect((await fileOf("alfa"))?.notices).toEqual([
      {
        id: "betaling",
        severity: "info",
        from: "2026-12-01T12:00:00.000Z",
        until: "2026-12-01T20:00:00.000Z",
        text: { nb: "Betaling er nede" },
        link: { href: "/hjelp", text: { nb: "Les mer" } },
        pages: ["betaling"],
        channels: ["browser", "app"],
        isClosable: true,
      },
    ]);
    expect(await idsOf("beta")).toEqual([]);
  });

  test("--dry-run writes nothing, and --json is for machines", async () => {
    const dry = await run(`${add} --dry-run`);
    expect([dry.status, dry.stdout]).toEqual([
      0,
      "Would be done: 2026-12-01-1 is shown from 2026-12-01 13:00 until 2026-12-02 02:00 (Oslo), in alfa, beta. Nothing was written.\n",
    ]);
    expect(await fileOf("alfa")).toBeUndefined();
    const { stdout } = await run(`${add} --json`);
    expect(JSON.parse(stdout)).toEqual({ id: "2026-12-01-1", done: ["alfa", "beta"], same: [], failed: {} });
  });

  test("the same command with the same id completes what was not done, also later", async () => {
    await run(`${add} --id natt --brand alfa`);
    vi.setSystemTime("2026-12-01T12:05:00Z");
    const { status, stdout } = await run(`${add} --id natt`);
    expect(status).toBe(0);
    expect(stdout).toContain("in beta\n  It was so already in alfa\n");
    const other = await run(`add --text "Noe annet" --until "2026-12-02 02:00" --by kari --id natt`);
    expect([other.status, other.stderr]).toEqual([
      1,
      "notice: alfa has another notice natt. Nothing was changed: give another --id, or end that one first and leave out --id.\n",
    ]);
  });

  test("more than three at once are said", async () => {
    for (const severity of ["outage", "warning", "warning"])
      expect((await run(`${add} --severity ${severity}`)).stderr).toBe("");
    expect((await run(`${add} --from "2026-12-01 23:00"`)).stderr).toBe(
      ["alfa", "beta"]
        .map(
          (brand) =>
            `! ${brand}: from 2026-12-01 23:00 more than three notices are due at once. Pages show the three most severe, and leave out 2026-12-01-4.\n`,
        )
        .join(""),
    );
    await run(`${add} --pages tilbud --id tilbud --from "2026-12-02 01:00"`);
    expect((await run(`${add} --from "2026-12-02 02:00" --until "2026-12-02 03:00"`)).stderr).toBe("");
  });

  test("a file that no page would read is refused", async () => {
    await run(`${add} --id m0 --brand alfa`);
    const key = "_record/alfa/driftsmeldinger.jsonl";
    const line = new TextDecoder().decode((await target.store.get(key))?.bytes);
    const lines = Array.from({ length: 50 }, (_, at) => line.replace('"m0"', `"m${at}"`));
    await target.store.put(key, new TextEncoder().encode(lines.join("")));
    const { status, stderr } = await run(`${add} --brand alfa`);
    expect([status, stderr.split("\n").at(-2)]).toEqual([
      1,
      "notice: alfa would have 51 notices, and a page reads 50: end some first.",
    ]);
  });

  test("what ended more than a day ago leaves the file", async () => {
    await run(`${add} --id gammel`);
    vi.setSystemTime("2026-12-02T12:00:00Z");
    await run(`add --text Ny --until "2026-12-03 12:00" --by kari --id ny`);
    expect(await idsOf("alfa")).toEqual(["gammel", "ny"]);
    vi.setSystemTime("2026-12-03T12:00:00Z");
    await run(`add --text Ny --until "2026-12-04 12:00" --by kari --id nyere`);
    expect(await idsOf("alfa")).toEqual(["ny", "nyere"]);
  });
});

describe("Texts by language (spec: notices-22)", () => {
  beforeEach(async () => {
    await target.deploy(await target.build("b2", { alfa: "to" }, undefined, ["nb", "nn", "en"]));
    await target.deploy(await target.build("b2", { gamma: "to" }, undefined, ["nn", "nb"]));
  });

  test("the own language of a brand is what its release says", async () => {
    await run(`${add} --text-nn "Vi oppdaterer i natt, nynorsk" --text-en "Tonight" --brand alfa`);
    expect((await fileOf("alfa"))?.notices[0]?.text).toEqual({
      nb: "Vi oppdaterer i natt",
      nn: "Vi oppdaterer i natt, nynorsk",
      en: "Tonight",
    });
    await run(`${add} --brand gamma`);
    expect((await fileOf("gamma"))?.notices[0]?.text).toEqual({ nn: "Vi oppdaterer i natt" });
  });

  test("brands with different languages are told at once, each in those that it has", async () => {
    const { status, stderr } = await run(
      `add --text-nb Hei --text-nn "Hei, nynorsk" --text-en Hi --until "2026-12-02 02:00" --by kari`,
    );
    expect([status, stderr]).toEqual([0, ""]);
    const textOf = async (brand: string) => (await fileOf(brand))?.notices[0]?.text;
    expect([await textOf("alfa"), await textOf("beta"), await textOf("gamma")]).toEqual([
      { nb: "Hei", nn: "Hei, nynorsk", en: "Hi" },
      { nb: "Hei" },
      { nb: "Hei", nn: "Hei, nynorsk" },
    ]);
  });

  test.each([
    [
      `${add}`,
      "The own languages of the brands differ (alfa, beta nb; gamma nn): give --text-nb and --text-nn in place of --text",
    ],
    [`${add} --text-en Hi --brand beta`, "No page of beta is in en: leave out --text-en"],
    [`${add} --text-nb Hei --brand alfa`, "--text and --text-nb are the same text of alfa, which writes nb: give one"],
    [
      `add --text-nb Hei --until "2026-12-02 02:00" --by kari --brand gamma`,
      "The text in the own language of gamma is missing: give --text-nn",
    ],
  ])("%s is refused", async (line, message) => {
    const { status, stderr } = await run(line);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
    expect(await fileOf("alfa")).toBeUndefined();
  });
});

describe("Oslo time (spec: notices-22)", () => {
  const times = (from: string, until: string) =>
    run(`add --text Hei --by kari --brand alfa --from "${from}" --until "${until}"`);
  const period = async () => (await fileOf("alfa"))?.notices.map(({ from, until }) => [from, until])[0];

  test("summer time is one hour more", async () => {
    await times("2027-07-01 22:00", "2027-07-02 02:00");
    expect(await period()).toEqual(["2027-07-01T20:00:00.000Z", "2027-07-02T00:00:00.000Z"]);
  });

  test("of an hour that comes twice, it begins with the first and ends with the second", async () => {
    const { status, stderr } = await times("2027-10-31 02:10", "2027-10-31 02:30");
    expect([status, stderr]).toEqual([
      0,
      "  --from 2027-10-31 02:10 comes twice that night: it means the first.\n" +
        "  --until 2027-10-31 02:30 comes twice that night: it means the second.\n",
    ]);
    expect(await period()).toEqual(["2027-10-31T00:10:00.000Z", "2027-10-31T01:30:00.000Z"]);
  });

  test.each([
    [
      "2027-03-28 02:30",
      "2027-03-29 02:00",
      '--from 2027-03-28 02:30 does not exist: the clocks go one hour forward that night. Write "2027-03-28 03:30"',
    ],
    [
      "2027-02-30 02:30",
      "2027-03-29 02:00",
      '--from 2027-02-30 02:30 is not a date and time in Oslo: write such as "2026-12-01 22:00"',
    ],
    ["2027-02-03", "2027-03-29 02:00", "--from 2027-02-03 is not a date and time in Oslo"],
    [
      "2027-02-03 10:00",
      "2027-02-03 10:00",
      "--until 2027-02-03 10:00 is not after --from 2027-02-03 10:00: give a later time",
    ],
    ["2026-02-03 10:00", "2026-12-01 13:00", "--until 2026-12-01 13:00 has passed: give a later time"],
  ])("from %s until %s is refused", async (from, until, message) => {
    const { status, stderr } = await times(from, until);
    expect([status, stderr.includes(message)], `${stderr}`).toEqual([2, true]);
  });
});

describe("A command line that cannot be used says what to do (spec: notices-22)", () => {
  test.each([
    ["adde", 'There is no command "adde". Did you mean "add"?'],
    [`add --text Hei --until "2026-12-02 02:00"`, "Say who does it, with --by NAME"],
    [`add --text Hei --by kari`, 'Say until when it is shown, with --until "2026-12-02 02:00"'],
    [`add --until "2026-12-02 02:00" --by kari`, 'Say what customers are told, with --text "…"'],
    [`${add} --text " "`, "--text is blank"],
    [`${add} --text "${"a".repeat(401)}"`, "--text has 401 characters, and may have 400: write it shorter"],
    [
      `${add} --severity warn`,
      '--severity warn does not exist: expected outage, warning or info. Did you mean "warning"?',
    ],
    [
      `${add} --severity outage --closable`,
      "--closable is for information: an outage or a warning stays until it ends. Leave out --closable",
    ],
    [`${add} --pages betalinger`, '--pages has no "betalinger"'],
    [`${add} --channels web`, '--channels has no "web": expected some of browser, nettbank, app.'],
    [`${add} --link /hjelp`, "--link needs --link-text: its words"],
    [`${add} --link-text Hjelp`, "--link-text needs --link: where it leads"],
    [`${add} --link http://bank.example --link-text Hjelp`, "--link http://bank.example is not an address"],
    [`${add} --id Natt`, "--id Natt is not a name: a to z, digits and hyphens, at most 40 characters"],
    [`${add} --file finnes-ikke.json`, "--file finnes-ikke.json cannot be read as JSON"],
    [
      `close --until "2026-12-02 02:00" --reason Hei --by kari`,
      "Type which part: kjop, profil, tilbud, tilbakemelding",
    ],
    [`close kjøp --until "2026-12-02 02:00" --reason Hei --by kari`, 'Did you mean "kjop"?'],
    [`close kjop --until "2026-12-02 02:00" --by kari`, 'Say to customers why it is closed, with --reason "…"'],
    ["end --by kari", "Type the id of the notice: npm run notice -- list shows it"],
  ])("%s", async (line, message) => {
    const { status, stderr } = await run(line);
    expect([status, stderr.includes(message)], `${stderr}`).toEqual([2, true]);
  });

  test.each([
    [`${add} --brand alfaa`, 'There is no brand "alfaa" that was deployed to'],
    ["end natt --by kari", "alfa, beta: there is no notice natt."],
  ])("%s is refused", async (line, message) => {
    const { status, stderr } = await run(line);
    expect([status, stderr.includes(message)], `${stderr}`).toEqual([1, true]);
  });

  test("a file with a field that is no option, or another kind of value", async () => {
    const file = join(target.path, "..", "melding.json");
    for (const [said, message] of [
      ['{"texts":"Hei"}', 'has "texts", which is no option of a notice. Did you mean "text"?'],
      ['{"text":1}', 'The file has another value than a text for "text"'],
      ['{"pages":"betaling","severity":"warn"}', "--severity warn does not exist"],
      ["[]", "is no object of JSON"],
    ] as const) {
      await writeFile(file, said);
      const { status, stderr } = await run(`add --file ${file} --by kari`);
      expect([status, stderr.includes(message)], `${stderr}`).toEqual([2, true]);
    }
  });
});

describe("end, close and open (spec: notices-22)", () => {
  test("a notice ends before its time where it is known", async () => {
    await run(`${add} --id natt --brand alfa`);
    const { status, stdout } = await run("end natt --by ola");
    expect([status, stdout]).toEqual([0, "✓ natt has ended, in alfa\n"]);
    expect(await idsOf("alfa")).toEqual([]);
    expect((await run("end natt --by ola")).stdout).toBe("  It was so already in alfa\n");
  });

  test("a part is closed with a reason, changed, and opened; what is planned is opened too", async () => {
    const close = (until: string, more = "") =>
      run(`close kjop --until "${until}" --reason "Vi oppdaterer" --by kari ${more}`);
    const closed = async () =>
      (await fileOf("alfa"))?.closed.map(({ part, from, until }) => [part, from, until].join(" "));
    expect((await close("2026-12-01 20:00")).stdout).toBe(
      "✓ kjop is closed from 2026-12-01 13:00 until 2026-12-01 20:00 (Oslo), in alfa, beta\n",
    );
    await close("2026-12-01 22:00");
    await close("2026-12-05 22:00", `--from "2026-12-05 20:00"`);
    expect(await closed()).toEqual([
      "kjop 2026-12-01T12:00:00.000Z 2026-12-01T21:00:00.000Z",
      "kjop 2026-12-05T19:00:00.000Z 2026-12-05T21:00:00.000Z",
    ]);
    await close("2026-12-05 22:00");
    expect(await closed()).toEqual(["kjop 2026-12-01T12:00:00.000Z 2026-12-05T21:00:00.000Z"]);
    expect((await run("open kjop --by ola --brand alfa")).stdout).toBe("✓ kjop is open, in alfa\n");
    expect(await closed()).toEqual([]);
    expect((await run("open kjop --by ola")).stdout).toBe("✓ kjop is open, in beta\n  It was so already in alfa\n");
  });
});

describe("What is listed (spec: notices-24)", () => {
  test("what is shown, planned and has ended lately, and by whom", async () => {
    await run(`${add} --id natt --brand alfa`);
    await run(`${add} --id senere --from "2026-12-01 23:00" --brand alfa`);
    await run(`${add} --id feil --brand alfa`);
    await run("end feil --by ola");
    await run(`close kjop --until "2026-12-01 20:00" --reason "Vi oppdaterer" --by kari --brand alfa`);
    expect((await run("list")).stdout).toBe(
      [
        "alfa",
        '  shown    natt info  2026-12-01 13:00 – 2026-12-02 02:00  "Vi oppdaterer i natt"  kari',
        '  planned  senere info  2026-12-01 23:00 – 2026-12-02 02:00  "Vi oppdaterer i natt"  kari',
        '  ended    feil info  2026-12-01 13:00 – 2026-12-02 02:00  "Vi oppdaterer i natt"  kari, ended 2026-12-01 13:00 by ola',
        '  shown    kjop closed  2026-12-01 13:00 – 2026-12-01 20:00  "Vi oppdaterer"  kari',
        "beta: nothing\n",
      ].join("\n"),
    );
    vi.setSystemTime("2026-12-20T12:00:00Z");
    expect((await run("list")).stdout).toBe("alfa: nothing\nbeta: nothing\n");
    const { brands } = JSON.parse((await run("list --json --brand alfa")).stdout) as { brands: unknown[] };
    expect(brands).toMatchObject([
      {
        brand: "alfa",
        differs: false,
        notices: [
          { id: "natt", state: "ended", by: "kari" },
          { id: "senere", state: "ended", by: "kari" },
          { id: "feil", state: "ended", ended: { by: "ola" } },
        ],
        closed: [{ part: "kjop", state: "ended" }],
      },
    ]);
  });

  test("releases lists what is shown now, for people and for machines", async () => {
    await run(`${add} --id natt --brand alfa`);
    await run(`${add} --id senere --from "2026-12-01 23:00" --brand alfa`);
    const { stdout } = await callDeployCommand("releases", "--to", target.path);
    expect(stdout).toContain(
      '\n  shown    natt info  2026-12-01 13:00 – 2026-12-02 02:00  "Vi oppdaterer i natt"  kari\nbeta\n',
    );
    expect(stdout).not.toContain("senere");
    const { notices } = JSON.parse((await callDeployCommand("releases", "--to", target.path, "--json")).stdout) as {
      notices: unknown;
    };
    expect(notices).toMatchObject([
      {
        brand: "alfa",
        notices: [
          { id: "natt", state: "shown", by: "kari" },
          { id: "senere", state: "planned" },
        ],
      },
      { brand: "beta", notices: [], closed: [] },
    ]);
  });

  test("a file that says something else than the record is said", async () => {
    await run(`${add} --id natt --brand alfa`);
    await target.store.put(noticesKey("alfa"), new TextEncoder().encode('{"notices":[],"closed":[]}'));
    expect((await run("list --brand alfa")).stdout).toContain("! what is served is not what the record says");
    await run(`${add} --id natt --brand alfa`);
    expect((await run("list --brand alfa")).stdout).not.toContain("!");
  });
});

test("a deployment, a rollback and a deployment of many releases keep what customers are told (spec: notices-21)", async () => {
  await run(`${add} --id natt`);
  for (const text of ["to", "tre"])
    await target.deploy(await target.build("b2", { alfa: text, beta: text }), { keep: 1 });
  expect(await idsOf("alfa")).toEqual(["natt"]);
  const rollback = await callDeployCommand("retire", "--to", target.path, "--brand", "beta");
  expect([rollback.status, await idsOf("beta")]).toEqual([0, ["natt"]]);
  expect((await run(`${add} --brand beta`)).stderr).toBe(
    "notice: beta: retired, so nobody is told anything. Nothing was changed.\n",
  );
  expect((await callDeployCommand("rollback", "--to", target.path, "--brand", "beta")).status).toBe(0);
  expect(await idsOf("beta")).toEqual(["natt"]);
  const damaged = await writeTinyReleases(join(target.path, ".."), "c3", { gamma: "en" });
  await target.deploy(damaged);
  await target.store.put("gamma/current.json", new TextEncoder().encode("{"));
  const { status, stderr } = await run(`${add} --id resten`);
  expect([status, stderr]).toEqual([
    1,
    "! gamma: not done. What serves it cannot be read (docs/deploy/incidents.md).\nNot done in gamma. When that is mended, run the same command again: it completes it.\n",
  ]);
});
