import { once } from "node:events";
import { getCompileCacheDir } from "node:module";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

import type { SearchedFile } from "#scripts/leaks/findLeaks.ts";
import type { CheckedBrands } from "./BrandChecker.ts";

/** What one thread checks. */
export interface CheckTask {
  readonly brandsDir: string;
  /** Names of folders in `tenants/`. */
  readonly folders: readonly string[];
  /** The day in Norway, as `2026-12-24`. */
  readonly today: string;
  readonly portal: readonly SearchedFile[] | undefined;
}

/** A thread loads all modules and reads all brands, so it is worth its cost only for so many. */
const leastBrands = 500;
/** Each thread has a memory of its own, and reads the files of all brands. */
const mostThreads = 2;

/** The names in as many lists as there should be threads; their order is kept. */
export function sharesOf(folders: readonly string[]): string[][] {
  const threads = Math.max(1, Math.min(mostThreads, availableParallelism(), Math.floor(folders.length / leastBrands)));
  const size = Math.ceil(folders.length / threads);
  return Array.from({ length: threads }, (_, index) => folders.slice(index * size, (index + 1) * size));
}

/** Checks brands in another thread. */
export async function checkInThread(task: CheckTask): Promise<CheckedBrands> {
  const cache = getCompileCacheDir();
  const worker = new Worker(new URL("./checkWorker.ts", import.meta.url), {
    workerData: task,
    ...(cache === undefined ? {} : { env: { ...process.env, NODE_COMPILE_CACHE: cache } }),
  });
  // It rejects when the thread ends with an error.
  const [checked] = (await once(worker, "message")) as [CheckedBrands];
  return checked;
}
