/** Checks some of the brands in a thread of its own (`checkInThread.ts`). */
import { parentPort, workerData } from "node:worker_threads";

import { openWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { BrandChecker } from "./BrandChecker.ts";
import type { CheckTask } from "./checkInThread.ts";
import { rules } from "./rules/rules.ts";

const { brandsDir, folders, today, portal } = workerData as CheckTask;
const checker = new BrandChecker(openWorkspace(brandsDir), { rules, today, portal });
await checker.checkBrands(folders);
parentPort?.postMessage(await checker.finish());
