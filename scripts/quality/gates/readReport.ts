import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { SaxesParser } from "saxes";

/** What a report says. */
export interface Report {
  readonly passed: number;
  readonly failed: number;
  /** What failed, each with the beginning of its message, since often only the end of a long log is kept. */
  readonly failures: readonly string[];
  /** How long the tests of each file took, in seconds, by the file's name in the report. */
  readonly seconds: ReadonlyMap<string, number>;
}

/** The report of a script that has written none. */
export const noReport: Report = { passed: 0, failed: 0, failures: [], seconds: new Map() };

const briefly = (where: string, message: string): string => {
  const lines = stripVTControlCharacters(message).split("\n");
  const shown = lines.filter((line) => line.trim() !== "" && !/^\s+at /.test(line)).slice(0, 12);
  return [where, ...shown.map((line) => `  ${line.trim()}`)].join("\n");
};

/**
 * Reads a report in JUnit's format, which Vitest and Playwright write alike. A skipped test checks nothing, so it counts
 * as failed.
 * @throws Error when it is no XML
 */
export function readReport(xml: string): Report {
  let passed = 0;
  const failures: string[] = [];
  const seconds = new Map<string, number>();
  const test = { where: "", isFailed: false, message: "", text: "" };
  let isInMessage = false;
  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }) => {
    const { classname = "", name: title = "", message = "", time = "0" } = attributes;
    // Its hooks too. A file is there once for each project.
    if (name === "testsuite") seconds.set(title, (seconds.get(title) ?? 0) + Number(time));
    if (name === "testcase")
      Object.assign(test, { where: `${classname}: ${title}`, isFailed: false, message: "", text: "" });
    isInMessage = name === "failure" || name === "error";
    if (isInMessage) Object.assign(test, { isFailed: true, message });
    if (name === "skipped") Object.assign(test, { isFailed: true, message: "It was skipped." });
  });
  const addText = (text: string) => {
    if (isInMessage) test.text += text;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", ({ name }) => {
    isInMessage = false;
    if (name !== "testcase") return;
    if (test.isFailed) failures.push(briefly(test.where, test.text.trim() || test.message));
    else passed += 1;
  });
  parser.write(xml).close();
  return { passed, failed: failures.length, failures, seconds };
}

/** The report in a file; undefined when there is none that can be read. */
export function readReportFile(file: string): Report | undefined {
  try {
    return readReport(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
