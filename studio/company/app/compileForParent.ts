/** Started by `compileStudioApart`. Sends the page of the studio to the process that has started it, and ends. */
import { inProduction } from "#scripts/compile/inProduction.ts";
import { compileKept } from "#scripts/release/compiled/compileKept.ts";
import { compileStudio } from "#studio/server/compile/compileStudio.ts";

const [root = ""] = process.argv.slice(2);
const [page] = await Promise.all([inProduction(() => compileStudio(root)), compileKept(root)]);
process.send?.(page, () => process.disconnect());
