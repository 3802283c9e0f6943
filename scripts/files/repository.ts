import { join } from "node:path";

/** The folder of this repository. */
export const repository: string = join(import.meta.dirname, "../..");
