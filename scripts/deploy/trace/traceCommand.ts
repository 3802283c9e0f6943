import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { messageOf } from "#contract/messageOf.ts";
import { defineCommand } from "#scripts/command/Command.ts";
import { flag } from "#scripts/command/Option.ts";
import { Refusal } from "#scripts/command/Refusal.ts";
import { UsageError } from "#scripts/command/UsageError.ts";
import { commandLines } from "../commands/CommandLines.ts";
import { releaseLine, withNotedCommits } from "../commands/releaseLines.ts";
import { readPointers } from "../state/Pointer.ts";
import { readTarget, targetOptions } from "../Target.ts";
import type { DeploymentStore } from "../store/DeploymentStore.ts";
import { KeptMaps, type TracedFrame } from "./KeptMaps.ts";
import { chunkIn, type Frame, readFrames } from "./readFrames.ts";
import { releasesOfVersion } from "./releasesOfVersion.ts";

type Traced = TracedFrame | "unknown" | "outside";

const placeOf = ({ chunk, line, column }: Frame): string => `${chunk}:${line}:${column}`;

/** A frame in words. */
function lineOf(frame: Frame, traced: Traced): string {
  if (traced === "unknown")
    return `${placeOf(frame)}  no source map: no kept release has this script, or it was built before there were maps`;
  if (traced === "outside")
    return `${placeOf(frame)}  no source: code of the bundler, or the script has no such line and column`;
  const { file, line, column, function: name, commit } = traced;
  const what = name === undefined ? "" : `  ${name}`;
  return `${file}:${line}:${column}${what}  ${commit === undefined ? "no commit" : `commit ${commit.replace(/^(.{10})[^+]*/, "$1")}`}`;
}

/**
 * The text of a file, without a mark of its encoding. PowerShell writes UTF-16.
 * @throws UsageError when there is no such file
 */
function readText(file: string, calledFrom: string): string {
  try {
    const bytes = readFileSync(file === "-" ? 0 : resolve(calledFrom, file));
    return new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : "utf-8").decode(bytes);
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${messageOf(error)}`);
  }
}

/** Why nothing can be traced in a text. */
function lackIn(text: string): string {
  const chunk = chunkIn(text);
  const lack =
    chunk === undefined
      ? "There is no line of a script of the portal in it."
      : `It names ${chunk} without line and column: all of a script is in a few lines, so the column is needed.`;
  return `${lack} Expected is a text with main-1a2b3c4d.js:1:2345, or the JSON of a report.`;
}

/** The releases of a version, in the order of their brands. */
async function findReleases(store: DeploymentStore, version: string) {
  const pointers = [...(await readPointers(store)).pointers.values()].map(({ pointer }) => pointer);
  const found = await releasesOfVersion(store, pointers, version);
  return Promise.all(found.map((pointer) => withNotedCommits(store, pointer)));
}

/** `npm run trace`: from a minified stack to files, lines, functions and commits (docs/deploy/monitoring.md). */
export const traceCommand = defineCommand({
  name: "trace",
  needs: "--to DIR|s3://BUCKET",
  purpose: "Says which source each line of a stack or an error report comes from (docs/deploy/monitoring.md).",
  words: {
    shown: "FILE|-",
    help: "a file with a stack, a line of one, or the JSON of a report; - reads it from standard input",
    least: 1,
    most: 1,
    advice: "Give one file, or - for standard input: npm run trace -- FILE --to DIR",
  },
  options: { ...targetOptions, json: flag("for machines") },
  notes: `It knows every release that the target still has. Lines are those of the commit that is named, and
git show COMMIT:FILE shows them. Of a report it also says which releases have the version of the page that sent it.`,
  exits: "0 every line was found, 1 a line was not found or there is none, 2 failed",
  async run({ to, endpoint, json }, { words: [file = "-"], ...deps }) {
    const { say, warn, result } = commandLines(json, deps);
    const target = readTarget({ to, endpoint });
    const text = readText(file, deps.calledFrom);
    const { frames, version } = readFrames(text);
    if (frames.length === 0 && version === undefined) throw new Refusal(lackIn(text));
    const { store } = await target.openDeployed();
    const maps = new KeptMaps(store);
    const traced: { readonly frame: Frame; readonly source: Traced }[] = [];
    for (const frame of frames) traced.push({ frame, source: await maps.trace(frame) });
    const releases = version === undefined ? [] : await findReleases(store, version);
    for (const { frame, source } of traced) {
      say(lineOf(frame, source));
      if (typeof source !== "string" && source.code !== undefined) say(`    ${source.code}`);
    }
    for (const pointer of releases)
      for (const release of pointer.releases)
        say(`version ${version}: ${pointer.brand}  ${releaseLine(pointer, release)}`);
    if (version !== undefined && releases.length === 0)
      warn(
        `No release at ${target.name} has the version ${version}: it was removed, or the report is of another target.`,
      );
    result({
      schemaVersion: 1,
      frames: traced.map(({ frame, source }) => (typeof source === "string" ? frame : { ...frame, source })),
      ...(version !== undefined && { version }),
      releases: releases.flatMap(({ brand, releases: kept }) => kept.map((release) => ({ brand, ...release }))),
    });
    return traced.every(({ source }) => source !== "unknown") && frames.length > 0 ? 0 : 1;
  },
});
