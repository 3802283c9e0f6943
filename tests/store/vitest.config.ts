import "#tests/support/withoutGitVariables.ts";
import { defineConfig } from "vitest/config";

/** Tests against a real object store, one file after the other: `npm run test:store`. */
/** `npm test` counts by this report. */
const junitFile = process.env["JUNIT_FILE"];

export default defineConfig({
  test: {
    reporters: junitFile === undefined ? ["default"] : ["default", ["junit", { outputFile: junitFile }]],
    include: ["tests/store/*.store.ts"],
    environment: "node",
    fileParallelism: false,
    // The client of the store is loaded once.
    isolate: false,
    // A busy machine takes its time, and so does a store that comes back.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
