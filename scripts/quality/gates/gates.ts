import { UsageError } from "#scripts/command/UsageError.ts";

/** One part of `npm test`: an npm script, and what it proves. */
export interface Gate {
  /** For `--only` and in the table. */
  readonly name: string;
  /** What it proves, for the heading. */
  readonly claim: string;
  /** What follows `npm run`. */
  readonly script: string;
  /** Variables of the script. */
  readonly env?: Readonly<Record<string, string>>;
  /** Whether it writes a report in JUnit's format to the file that JUNIT_FILE names. Else it is one check. */
  readonly hasReport?: true;
}

/** The gates that read the code without running it. Each takes seconds and one core. */
export const staticGates: readonly Gate[] = [
  {
    name: "validate",
    claim: "every descriptor, theme, text and image is complete and right",
    script: "validate",
  },
  // Four checkers beside each other do much of the work four times, and the other gates need the cores.
  { name: "types", claim: "the types are right", script: "types -- --singleThreaded" },
  { name: "lint", claim: "imports, code, format and the workflow follow the rules", script: "lint" },
  { name: "unused", claim: "nothing is unused", script: "unused" },
];

/** The unit tests. `args` choose some of them. */
export const unitGate = (args: readonly string[]): Gate => ({
  name: "unit",
  claim: "rules, platform, simulator and screens do what the specification says",
  script: ["test:unit --", ...args].join(" "),
  hasReport: true,
});

const journeys = (name: string, claim: string, project: string, args: readonly string[] = []): Gate => ({
  name,
  claim,
  script: [`test:journeys -- "--project=${project}"`, ...args].join(" "),
  hasReport: true,
});

/** What of `npm test` runs. */
export interface GateChoice {
  /** Whether journeys that show a brand's own pages, and the text fit, run in every brand. */
  readonly isEveryBrand: boolean;
  /** The share of unit tests and journeys, as `1/3`; undefined: all. */
  readonly shard: string | undefined;
}

/** Gates in steps: those of a step run side by side, as many as there are cores; `beside` runs beside all steps. */
export interface GatePlan {
  readonly beside: readonly Gate[];
  readonly steps: readonly (readonly Gate[])[];
}

/**
 * What `npm test` runs: the store, which waits for its parts to start and to come back, beside all that follows; the
 * quick gates side by side; unit tests, journeys and text fit, one after the other, since each keeps every core busy;
 * then nginx and the other engines side by side, the longest first. All but unit tests, journeys and the build before
 * them belong to the first shard.
 */
export function planGates({ isEveryBrand, shard }: GateChoice): GatePlan {
  const share = shard === undefined ? [] : [`--shard=${shard}`];
  const build: Gate = {
    name: "build",
    claim: "every brand builds, leaks nothing of another brand and stays within its size budget",
    script: "build",
  };
  const chromium: Gate = {
    ...journeys("journeys", "customers log in, use the portal and log out, in a real browser", "chromium*", share),
    env: isEveryBrand ? { EVERY_BRAND: "true" } : {},
  };
  if (shard !== undefined && !shard.startsWith("1/"))
    return { beside: [], steps: [[build], [unitGate(share)], [chromium]] };
  return {
    beside: [
      {
        name: "store",
        claim: "deployments to an object store are whole, also when a call fails",
        script: "test:store",
        hasReport: true,
      },
    ],
    steps: [
      [build, ...staticGates],
      [unitGate(share)],
      [chromium],
      [
        {
          name: "text-fit",
          claim: "every text fits where it is shown",
          script: isEveryBrand ? "text-fit -- --all" : "text-fit",
        },
      ],
      [
        journeys("nginx", "nginx serves the folders as headers.json says, and the same portal", "nginx*"),
        journeys("firefox", "customers find the same portal in Firefox", "firefox"),
        journeys("webkit", "customers find the same portal in WebKit", "webkit"),
      ],
    ],
  };
}

/** The gates of a plan, in their order. */
export const gatesOf = ({ beside, steps }: GatePlan): readonly Gate[] => [...beside, ...steps.flat()];

/** The gates that `--only` names; all without it. @throws UsageError for an unknown name */
export function chooseGates(plan: GatePlan, wanted: readonly string[] | undefined): GatePlan {
  if (wanted === undefined) return plan;
  const names = gatesOf(plan).map(({ name }) => name);
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new UsageError(`There is no gate "${unknown.join(", ")}". Gates: ${names.join(", ")}`);
  const isWanted = ({ name }: Gate) => wanted.includes(name);
  return { beside: plan.beside.filter(isWanted), steps: plan.steps.map((step) => step.filter(isWanted)) };
}
