import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mapFiles, mapKey, type SourceMap } from "#scripts/compile/sourceMaps.ts";
import { repository } from "#scripts/files/repository.ts";
import { compileKept } from "#scripts/release/compiled/compileKept.ts";
import { callDeployCommand } from "#tests/support/deploy/callDeployCommand.ts";
import { DeployTarget } from "#tests/support/deploy/DeployTarget.ts";
import { functionAt } from "./functionAt.ts";
import { readFrames } from "./readFrames.ts";
import { versionOfPage } from "./releasesOfVersion.ts";

const commit = "4f1c2d3e4f5a6b7c8d9e0f1a2b3c4d5e6f7a8b9c";
const source = "src/core/errorReporting/report.ts";

/** The map with the source, and a place of it in the chunk as a browser says it. */
let map: SourceMap;
let place: string;
beforeAll(async () => {
  const { files, maps = [] } = await compileKept(repository);
  const found = maps.find(({ sources }) => sources.includes(source));
  if (found === undefined) throw new Error("no map");
  map = found;
  const code = new TextDecoder().decode(files.find(({ path }) => path.endsWith(`/${map.file}`))?.bytes);
  const lines = code.split("\n");
  const line = lines.findIndex((each) => each.includes("ToggleSlider"));
  place = `${map.file}:${line + 1}:${(lines[line]?.indexOf("ToggleSlider") ?? 0) + 1}`;
});

let target: DeployTarget;
beforeEach(async () => {
  target = await DeployTarget.open();
  await target.deploy(await target.build("a1", { alfa: "en", beta: "to" }));
  const [file] = mapFiles([map], commit);
  await target.store.put(mapKey(map.file), file?.bytes ?? new Uint8Array());
});
afterEach(() => target.close());

async function trace(text: string, ...more: readonly string[]) {
  const file = join(target.path, "../stack.txt");
  await writeFile(file, text);
  return callDeployCommand("trace", file, "--to", target.path, ...more);
}

const address = () => `https://forsikring.alfa.example/privat/forsikring/oversikt/assets/${place}`;
const [first, second] = ["main-00000001.js:1:10", "vendor-00000002.js:2:20"];

describe("A stack, its lines as a browser wrote them (spec: errors-17)", () => {
  test.each([
    ["Chromium", () => `Error: x\n    at e (${address()})`],
    ["Firefox and Safari", () => `e@${address()}\n`],
    ["one line", () => place],
    ["an address with a query", () => `at e (${address().replace(".js:", ".js?v=2:")})`],
    ["lines that end as in Windows", () => `Error: x\r\n    at e (${address()})\r\n`],
    ["a file that Windows has marked", () => `\uFEFF${report(place)}`],
    ["a report", () => report(place)],
    ["a report in a line of a log", () => `2026-11-24T18:21:08Z portal ${report(place)}\n`],
    ["a report from the API of the service", () => apiReport(place)],
    ["a report as it is sent", () => `{"sent_at":"x"}\n{"type":"event"}\n${report(place)}\n`],
  ])("%s: file, line, function and commit", async (_, text) => {
    const { status, stdout } = await trace(text());
    const [line = "", code] = stdout.split("\n");
    expect(line).toMatch(/^src\/core\/errorReporting\/report\.ts:\d+:\d+ {2}isIgnored {2}commit 4f1c2d3e4f$/);
    expect(code).toContain('message.includes("ToggleSlider component has been deprecated")');
    expect(status).toBe(0);
  });

  test("as JSON for machines", async () => {
    const { stdout } = await trace(`at ${address()}`, "--json");
    expect(JSON.parse(stdout)).toMatchObject({
      schemaVersion: 1,
      frames: [{ chunk: map.file, source: { file: source, function: "isIgnored", commit } }],
      releases: [],
    });
  });

  test("a script that no kept release has is named, and the others are traced all the same", async () => {
    const { status, stdout } = await trace(`at a (${first})\nat b (${place})`);
    const lines = stdout.split("\n");
    expect(lines[0]).toMatch(/^main-00000001\.js:1:10 {2}no source map: no kept release has this script/);
    expect(lines[1]).toMatch(/^src\/core/);
    expect(status).toBe(1);
  });

  test("a place that a script does not have ends nothing", async () => {
    const { status, stdout } = await trace(`at a (${map.file}:0:0)\nat b (${map.file}:9999:1)\nat c (${place})`);
    const lines = stdout.split("\n");
    expect(lines[0]).toBe(`${map.file}:0:0  no source: code of the bundler, or the script has no such line and column`);
    expect(lines[1]).toContain(`${map.file}:9999:1  no source`);
    expect(lines[2]).toMatch(/^src\/core/);
    expect(status).toBe(0);
  });

  test("the bundler's own script is no script that is gone", async () => {
    const { status, stdout } = await trace("at a (rolldown-runtime-00000001.js:1:10)");
    expect(stdout).toContain("no source: code of the bundler");
    expect(status).toBe(0);
  });

  test("text of PowerShell, which is UTF-16", async () => {
    const file = join(target.path, "../stack.txt");
    await writeFile(file, `\uFEFF${place}\r\n`, "utf16le");
    const { stdout } = await callDeployCommand("trace", file, "--to", target.path);
    expect(stdout).toMatch(/^src\/core/);
  });

  test("a script without line and column is refused, and what lacks is said", async () => {
    for (const text of [map.file, `${map.file}:1`])
      expect(await trace(text)).toMatchObject({
        status: 1,
        stderr: expect.stringContaining(`It names ${map.file} without line and column`) as string,
      });
  });

  test("a text without any line of the portal is refused, with what is expected", async () => {
    expect(await trace("Error: Noe gikk galt\n    at <anonymous>:1:1")).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("Expected is a text with main-1a2b3c4d.js:1:2345") as string,
    });
  });

  test("a file that is not there is an error", async () => {
    expect(await callDeployCommand("trace", "/nowhere/stack.txt", "--to", target.path)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("/nowhere/stack.txt cannot be read") as string,
    });
  });

  test("a target that is not there is an error", async () => {
    await trace(place);
    const call = callDeployCommand("trace", join(target.path, "../stack.txt"), "--to", "/nowhere/to");
    expect(await call).toMatchObject({ status: 2, stderr: expect.stringContaining("There is no folder") as string });
  });
});

/** A report as an error service has it: the outermost frame first. */
const report = (...places: readonly string[]) =>
  JSON.stringify({
    exception: {
      values: [
        {
          stacktrace: {
            frames: places.toReversed().map((one) => {
              const [file, lineno, colno] = one.split(":");
              return { filename: `https://a.example/assets/${file}`, lineno: Number(lineno), colno: Number(colno) };
            }),
          },
        },
      ],
    },
  });

/** The same, as the API of an error service answers. */
const apiReport = (...places: readonly string[]) =>
  report(...places)
    .replaceAll("lineno", "lineNo")
    .replaceAll("colno", "colNo")
    .replaceAll("filename", "absPath");

describe("What is read", () => {
  test("the innermost frame is the first", () => {
    for (const text of [`at a (${first})\nat b (${second})`, report(first, second)])
      expect(readFrames(text).frames.map(({ chunk }) => chunk)).toEqual(["main-00000001.js", "vendor-00000002.js"]);
  });

  test("nothing but what has the form of a version is one", () => {
    expect(readFrames('{"release":"1abc9z"}').version).toBe("1abc9z");
    expect(readFrames('{"release":{"version":"1abc9z"}}').version).toBe("1abc9z");
    expect(readFrames('{"release":"\\u001b[31m"}').version).toBeUndefined();
  });
});

describe("The function of a place", () => {
  const code = "const a = wrap(() => {\n  one();\n});\nclass B { c() { two(); } }\nthree();\nf({ d: () => four() });";
  test.each([
    ["of a variable, also inside of a call", 2, "a"],
    ["a method", 4, "c"],
    ["a property", 6, "d"],
    ["none", 5, undefined],
  ])("%s", (_, line, name) => {
    const text = code.split("\n")[line - 1] ?? "";
    expect(functionAt("src/x.ts", code, line, /one|two|three|four/.exec(text)?.index ?? 0)).toBe(name);
  });

  test("a source that cannot be read has none", () => {
    expect(functionAt("src/x.ts", "const = {", 1, 3)).toBeUndefined();
  });
});

describe("The version that a report names (spec: errors-18)", () => {
  const versionOf = async (brand: string) => {
    const id = (await target.pointer(brand))?.release;
    const page = await target.store.get(`${brand}/releases/${id}/index.html`);
    return versionOfPage(new TextDecoder().decode(page?.bytes));
  };

  test("leads to the releases that have it, with their commits", async () => {
    const version = await versionOf("alfa");
    const text = JSON.stringify({ release: version, ...(JSON.parse(report(place)) as object) });
    const { stdout } = await trace(text);
    expect(stdout).toMatch(new RegExp(`^version ${version}: alfa {2}[0-9a-f]{16} {2}served .*commit a1`, "m"));
    const listed = await callDeployCommand("releases", "--to", target.path, "--version", version);
    expect(listed.stdout).toMatch(/^alfa\n {2}[0-9a-f]{16} {2}served/);
  });

  test("a version that no kept release has is said to have none", async () => {
    expect(await trace(JSON.stringify({ release: "1abc9z" }))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("has the version 1abc9z") as string,
    });
    const listed = await callDeployCommand("releases", "--to", target.path, "--version", "1abc9z");
    expect(listed).toMatchObject({ status: 1, stderr: expect.stringContaining("has the version 1abc9z") as string });
  });
});
