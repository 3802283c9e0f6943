import { repository } from "#scripts/files/repository.ts";
import { get, type IncomingMessage } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compile } from "#scripts/compile/compile.ts";
import { openMachine } from "#studio/server/machine/openMachine.ts";
import { Workshop } from "#studio/server/Workshop.ts";
import { atMost, type BenchRow, measuredBrand } from "./BenchRow.ts";
import { type ColourTimes, measureKeys } from "./measureKeys.ts";
import { measureStart } from "./measureStart.ts";
import { median } from "./median.ts";

const rounds = 25;

async function elapsedMs(task: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await task();
  return performance.now() - startedMs;
}

/** Asks the studio as a browser does: Node knows no names below `localhost`. */
function ask(address: string, cookie = ""): Promise<IncomingMessage> {
  const { host, port, pathname, search } = new URL(address);
  const headers = { Host: host, ...(cookie === "" ? {} : { Cookie: cookie }) };
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, path: pathname + search, headers }, (answer) => {
      answer.resume();
      answer.once("end", () => resolve(answer));
    }).once("error", reject);
  });
}

/** The address of the terminal leads to a cookie; with it the first brand is opened, and its portal stamped. */
async function openBrand(address: string): Promise<void> {
  const cookie = (await ask(address)).headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
  const { statusCode } = await ask(`${new URL(address).origin}/api/brands/${measuredBrand.id}/document`, cookie);
  if (statusCode !== 200) throw new Error(`The studio answered ${statusCode ?? "nothing"}.`);
}

/** Starts of each command; one after the other, so that what the machine does meanwhile is in both. */
const starts = 3;

/** What opening a brand in the studio costs, from the command on, against `npm start`. */
async function measureOpening(): Promise<BenchRow> {
  const [studioMs, startMs]: [number[], number[]] = [[], []];
  for (let round = 0; round < starts; round += 1) {
    startMs.push(await measureStart("start.ts", /http:\/\/localhost:\d+\//));
    studioMs.push(await measureStart("studio.ts", /http:\/\/studio\.localhost:\d+\/\?\S+/, openBrand));
  }
  const [studio, start] = [median(studioMs), median(startMs)];
  return {
    name: "studio: from the command to an opened brand, against npm start",
    ratio: studio / start,
    limit: atMost(1.5),
    detail: `${studio.toFixed(0)} ms / ${start.toFixed(0)} ms, median of ${starts}`,
  };
}

/** What a key costs in the browser, from its event on: server and page together. */
async function keyRows(compileMs: number): Promise<BenchRow[]> {
  const { textMs, pageMs, colour, code, picker } = await measureKeys(repository);
  const row = (name: string, ms: number, limit: number, more = ""): BenchRow => ({
    name,
    ratio: ms / compileMs,
    limit: atMost(limit),
    detail: `${ms.toFixed(1)} ms / ${compileMs.toFixed(0)} ms${more}`,
  });
  const colourRow = (name: string, { changedMs, followedMs }: ColourTimes, limit = 0.03) =>
    row(name, changedMs, limit, `; a frame with it begins after ${followedMs.toFixed(0)} ms`);
  return [
    colourRow("studio: from a key in a colour to the preview, against a compile", colour),
    colourRow("studio: from a key in a colour's code in the form to the preview, against a compile", code),
    // The last one may wait for a frame, which is 0.03 of a quick compile.
    colourRow("studio: from the last of 60 values of the picker to the preview, against a compile", picker, 0.06),
    row(
      "studio: from a key in a text to the preview, against a compile",
      textMs,
      0.15,
      `; the page made again after ${pageMs.toFixed(0)} ms`,
    ),
  ];
}

/**
 * What a key costs in the studio's server until the page has its answer with the changed portal, against a compile of
 * the portal; and from its event to the changed preview.
 */
export async function run(): Promise<BenchRow[]> {
  const draftsDir = await mkdtemp(join(tmpdir(), "studio-bench-"));
  try {
    await compile(repository);
    const compileMs = await elapsedMs(() => compile(repository));
    const compilation = await compile(repository);
    const workshop = new Workshop({
      ...openMachine({ brandsDir: repository, draftsDir }),
      site: { hostname: "studio.localhost" },
      compilation,
    });
    const edited = async (edit: (text: string, round: number) => string, kind: "descriptor" | "theme") => {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const { revision, texts, saved } = await workshop.open(measuredBrand.id);
        const next = { ...texts, [kind]: edit(saved[kind], round) };
        times.push(await elapsedMs(() => workshop.change(measuredBrand.id, revision, next)));
      }
      return median(times);
    };
    const colour = (round: number) => `"#0000${(16 + round).toString(16)}"`;
    const themeMs = await edited((text, round) => text.replace(/"#[\da-f]{6}"/i, colour(round)), "theme");
    const descriptorMs = await edited(
      (text, round) => text.replace(/"heroTitle": "/, `"heroTitle": "${round} `),
      "descriptor",
    );
    const row = (name: string, ms: number, limit: number): BenchRow => ({
      name,
      ratio: ms / compileMs,
      limit: atMost(limit),
      detail: `${ms.toFixed(1)} ms / ${compileMs.toFixed(0)} ms, median of ${rounds}`,
    });
    return [
      row("studio: a key in a colour, against a compile", themeMs, 0.03),
      row("studio: a key in a text, against a compile", descriptorMs, 0.15),
      ...(await keyRows(compileMs)),
      await measureOpening(),
    ];
  } finally {
    await rm(draftsDir, { recursive: true, force: true });
  }
}
