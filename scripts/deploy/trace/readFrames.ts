import { isObject } from "#contract/isObject.ts";

/** A place in a chunk, as browsers count it: lines and columns begin with 1. */
export interface Frame {
  /** `main-1a2b3c4d.js` */
  readonly chunk: string;
  readonly line: number;
  readonly column: number;
}

/** What was read of a report. */
export interface ReadReport {
  /** The innermost first, as in a stack. */
  readonly frames: readonly Frame[];
  /** The version of the page that has sent it. Undefined where the text does not say. */
  readonly version: string | undefined;
}

const chunkName = /[\w-]+-[0-9a-f]{8}\.js/;

/** A chunk with line and column; its address may have a query. */
const place = new RegExp(String.raw`(${chunkName.source})(?:[?#][^\s:"'()]*)?:(\d+):(\d+)`, "g");

/** Frames in a text: a stack of any browser, or a line with an address, line and column. */
const framesIn = (text: string): readonly Frame[] =>
  [...text.matchAll(place)].map(([, chunk = "", line, column]) => ({
    chunk,
    line: Number(line),
    column: Number(column),
  }));

/** The first script that a text names. */
export const chunkIn = (text: string): string | undefined => chunkName.exec(text)?.[0];

/** Every value in JSON that is an object. */
function* objectsIn(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (Array.isArray(value)) for (const item of value) yield* objectsIn(item);
  if (!isObject(value)) return;
  yield value;
  yield* objectsIn(Object.values(value));
}

/**
 * The frames of a report as an error service shows it: an object for each, the outermost first. Its fields are those of
 * the report, or those of the service's API.
 */
function framesOfReport(value: unknown): readonly Frame[] {
  return [...objectsIn(value)].flatMap(({ frames }) => {
    if (!Array.isArray(frames)) return [];
    return frames.toReversed().flatMap((frame: unknown) => {
      if (!isObject(frame)) return [];
      const { abs_path: path, absPath = path, filename, lineno, lineNo = lineno, colno, colNo = colno } = frame;
      return (
        [absPath, filename].flatMap((file) =>
          typeof file === "string" ? framesIn(`${file}:${Number(lineNo)}:${Number(colNo)}`) : [],
        )[0] ?? []
      );
    });
  });
}

const versionIn = (value: unknown): string | undefined =>
  [...objectsIn(value)]
    .map(({ release }) => (isObject(release) ? release["version"] : release))
    .map((release) => (typeof release === "string" && /^[0-9a-z]{2,14}$/.test(release) ? release : undefined))
    .find((release) => release !== undefined);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The JSON in a line of a log, behind what the log writes before it. */
const parsedLine = (line: string): unknown => parsed(line.slice(Math.max(line.indexOf("{"), 0)));

/**
 * Reads a stack, a line of one, or a report: its JSON, or the lines of JSON in which the portal sends it.
 */
export function readFrames(text: string): ReadReport {
  const whole = parsed(text);
  const values = (whole === undefined ? text.split("\n").map(parsedLine) : [whole]).filter(isObject);
  const frames = values.flatMap(framesOfReport);
  return {
    frames: frames.length > 0 ? frames : framesIn(text),
    version: values.map(versionIn).find((version) => version !== undefined),
  };
}
