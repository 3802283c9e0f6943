import type { RuleTester } from "oxlint/plugins-dev";

/** A lint rule of ours, in the shape that the linter loads. */
export type HouseRule = Extract<Parameters<RuleTester["run"]>[1], { create: (context: never) => unknown }>;

/** What a rule receives: the file, its text and `report`. */
export type RuleContext = Parameters<NonNullable<HouseRule["create"]>>[0];

/** The file's path from the root of the repository, with forward slashes: `src/main.tsx`. */
export function pathInRepository(context: RuleContext): string {
  const cwd = context.cwd.replaceAll("\\", "/");
  const file = context.filename.replaceAll("\\", "/");
  return file.startsWith(`${cwd}/`) ? file.slice(cwd.length + 1) : file;
}

/** Whether the file is a test. Tests quote the texts on screen and use wrong values on purpose. */
export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** Reports a range of the file's text, given as offsets. */
export function reportRange(context: RuleContext, start: number, end: number, message: string): void {
  const { sourceCode } = context;
  context.report({
    loc: { start: sourceCode.getLocFromIndex(start), end: sourceCode.getLocFromIndex(end) },
    message,
  });
}
