import { countPlaywright, countVitest } from "./countReport.ts";
import type { Gate } from "./gate.ts";
import { namePlaywrightFailures, nameVitestFailures } from "./nameFailures.ts";

/** Stands in a command for the file into which its machine report goes. */
export const reportFile = "{report}";

/** What `npm test` runs, in this order. Each also runs alone: `npm test -- --only types,lint`. */
export const gates: readonly Gate[] = [
  {
    name: "validate",
    claim: "every descriptor, theme, text and asset is complete and right",
    commands: [["node", "scripts/validate.ts"]],
  },
  { name: "types", claim: "the types fit", commands: [["tsc", "--noEmit"]] },
  {
    name: "lint",
    claim: "the floors and the rules of the house hold",
    commands: [["oxlint"], ["oxfmt", "--check"]],
  },
  { name: "unused", claim: "nothing lies about unused", commands: [["knip"]] },
  {
    name: "unit",
    claim: "rules, platform, simulator and screens do what the specification says",
    commands: [["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${reportFile}`]],
    countReport: countVitest,
    nameFailures: nameVitestFailures,
  },
  {
    name: "build",
    claim: "every brand builds, leaks nothing of another and stays within its size",
    commands: [["node", "scripts/build.ts"]],
  },
  {
    name: "journeys",
    claim: "customers of every brand get in, see their agreements and get out, in a real browser",
    commands: [["node", "scripts/journeys.ts", "--built", `--report=${reportFile}`]],
    needs: ["build"],
    countReport: countPlaywright,
    nameFailures: namePlaywrightFailures,
  },
];
