let running = 0;
let before: string | undefined;

/**
 * Runs a task with `NODE_ENV` of a build for customers, also where this process is a test: Vite reads it, and the words
 * of a development build are others. Tasks may overlap.
 */
export async function inProduction<Result>(task: () => Promise<Result>): Promise<Result> {
  if (running === 0) before = process.env["NODE_ENV"];
  running += 1;
  process.env["NODE_ENV"] = "production";
  try {
    return await task();
  } finally {
    running -= 1;
    if (running === 0) {
      if (before === undefined) delete process.env["NODE_ENV"];
      else process.env["NODE_ENV"] = before;
    }
  }
}
