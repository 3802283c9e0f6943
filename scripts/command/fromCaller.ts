import { resolve } from "node:path";

/** A path of the command line: relative ones start in the folder where npm was called. */
export const fromCaller = (path: string): string => resolve(process.env["INIT_CWD"] ?? process.cwd(), path);
