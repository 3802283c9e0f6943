import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { CompiledStudio } from "#studio/server/compile/compileStudio.ts";

/** The process that compiles has ended without a result. What it said is in the output of this one. */
class NotCompiledError extends Error {}

/**
 * Compiles the portal, which is kept on the disk, and the page of the studio, in a process of its own. The compiler takes
 * some hundred megabytes that it never gives back, and this process runs for weeks.
 */
export async function compileStudioApart(root: string): Promise<CompiledStudio> {
  const child = fork(join(import.meta.dirname, "compileForParent.ts"), [root], { serialization: "advanced" });
  const compiled = new Promise<CompiledStudio>((resolve) => {
    child.once("message", (page) => resolve(page as CompiledStudio));
  });
  const ended = once(child, "exit").then(([code]) => {
    throw new NotCompiledError(`The studio was not compiled: the compiler has ended with ${String(code)}.`);
  });
  return Promise.race([compiled, ended]);
}
