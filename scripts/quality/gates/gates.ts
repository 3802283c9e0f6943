import type { EngineId } from "../engines/installPrograms.ts";

/** One part of `npm test` or `npm run test:all`: an npm script, and what it proves. */
export interface Gate {
  /** For `--only` and in the table. */
  readonly name: string;
  /** What it proves. */
  readonly claim: string;
  /** Whether it is a part of `npm test`. `npm run test:all` has every gate. */
  readonly isInTest?: true;
  /** What follows `npm run`. */
  readonly script: string;
  /** Whether it writes a report in JUnit's format to the file that JUNIT_FILE names. Else it is one check. */
  readonly hasReport?: true;
  /**
   * Whether a test file is one of its own, for gates that `--shard` cuts; paths from the root. Its script takes some of
   * these paths, and without any runs all.
   */
  readonly hasFile?: (path: string) => boolean;
  /** The gates that run before it and whose result it uses. They run with it, whatever is chosen. */
  readonly needs?: readonly string[];
  /** The server, font, or browser besides Chromium that it needs. */
  readonly engine?: EngineId;
}

const isUnitTest = (path: string): boolean => /\.test\.tsx?$/.test(path);
const isStudioTest = (path: string): boolean => path.startsWith("studio/");

/** The folder of `tests/e2e/` or `studio/test/e2e/` that a journey is in; undefined for another file. */
const journeyFolder = (path: string): string | undefined =>
  /^(?:tests|studio\/test)\/e2e\/([^/]+)\/.*\.journey\.ts$/.exec(path)?.[1];
const isIn = (folders: readonly string[]) => (path: string) => folders.includes(journeyFolder(path) ?? "");

/** Journeys of one server or engine: each folder has a project of its own in `playwright.config.ts`. */
export const engineJourneys: readonly string[] = ["nginx", "webkit", "three-engines"];
/** Journeys of the studio. They start servers of their own. */
export const studioJourneys: readonly string[] = ["company", "studio"];
/** Journeys of what lies around the portal's pages. Some start servers of their own. */
export const partJourneys: readonly string[] = ["faults", "gallery", "tools", "widgets"];

/** The tag of a journey that only `npm run test:all` runs. A share may have a file without a journey of its gate. */
const allTag = "@all";
const otherFolders = [...engineJourneys, ...studioJourneys, ...partJourneys];
const isPageJourney = (path: string) => journeyFolder(path) !== undefined && !isIn(otherFolders)(path);
const inBrowser = ["build", "chromium"];

/** The gates that read the code without running it. Each takes seconds and one core. */
export const staticGates: readonly Gate[] = [
  {
    name: "validate",
    claim: "every descriptor, theme, text and image is complete and right",
    isInTest: true,
    script: "validate",
  },
  {
    name: "types",
    claim: "the types are right",
    isInTest: true,
    // Four checkers beside each other do much of the work four times, and the other gates need the cores.
    script: "types -- --singleThreaded",
  },
  {
    name: "lint",
    claim: "imports, code, format and the workflow follow the rules",
    isInTest: true,
    script: "lint",
  },
  { name: "unused", claim: "nothing is unused", isInTest: true, script: "unused" },
];

/** Unit tests, of which `--shard` and `npm run check` choose some by their paths. */
export const unitGate: Gate = {
  name: "unit",
  claim: "rules, screens, simulator and tools do what the specification says",
  isInTest: true,
  script: 'test:unit -- "--project=!studio-*"',
  hasReport: true,
  hasFile: (path) => isUnitTest(path) && !isStudioTest(path),
  needs: ["chromium"],
};

/**
 * Every gate, in steps. The gates of a step run side by side, as many as there are cores; a gate that keeps every core
 * busy has a step of its own. Which gate proves what is written here alone: `docs/reference/tests.md` has the same
 * table.
 */
export const gateSteps: readonly (readonly Gate[])[] = [
  [
    {
      name: "build",
      claim: "every brand builds, leaks nothing of another brand and stays within its size budget",
      isInTest: true,
      script: 'test:build -- --out "$PORTAL_BUILT"',
    },
    {
      name: "chromium",
      claim: "a Chromium is on this machine, or can be installed",
      isInTest: true,
      script: "test:journeys -- --install",
    },
    ...staticGates,
  ],
  [unitGate],
  [
    {
      name: "journeys",
      claim:
        "customers of the plain brand do every errand, everybody can use each page, and every brand can be entered",
      isInTest: true,
      script: `test:journeys -- --project=chromium --grep-invert ${allTag} --pass-with-no-tests`,
      hasReport: true,
      hasFile: isPageJourney,
      needs: inBrowser,
    },
  ],
  [
    {
      name: "brands",
      claim: "the same in every brand, and what is rare: further states, customers and devices",
      script: `test:journeys -- --project=chromium --grep ${allTag} --pass-with-no-tests`,
      hasReport: true,
      hasFile: isPageJourney,
      needs: inBrowser,
      engine: "roboto",
    },
  ],
  [
    {
      name: "parts",
      claim:
        "every call can fail in every way; the gallery, the tools and the package of the widgets work in a browser",
      script: "test:journeys -- --project=chromium-parts",
      hasReport: true,
      hasFile: isIn(partJourneys),
      needs: inBrowser,
    },
  ],
  [
    {
      name: "studio",
      claim: "the studio and the company's studio do what the specification says",
      script: 'test:unit -- "--project=studio-*"',
      hasReport: true,
      hasFile: (path) => isUnitTest(path) && isStudioTest(path),
    },
  ],
  [
    {
      name: "studio-journeys",
      claim: "brand managers change, propose and publish brands in a real browser",
      script: "test:journeys -- --project=chromium-studio",
      hasReport: true,
      hasFile: isIn(studioJourneys),
      needs: inBrowser,
    },
  ],
  [
    {
      name: "text-fit",
      claim: "every text of every brand fits where it is shown",
      script: "text-fit",
      needs: ["chromium"],
    },
  ],
  [
    {
      name: "nginx",
      claim: "nginx serves the folders as headers.json says, and the same portal",
      script: 'test:journeys -- "--project=nginx*"',
      hasReport: true,
      needs: inBrowser,
      engine: "nginx",
    },
  ],
  [
    {
      name: "store",
      claim: "deployments to an object store are whole, also when a call fails",
      script: "test:store",
      hasReport: true,
      engine: "ceph",
    },
    {
      name: "firefox",
      claim: "customers find the same portal in Firefox",
      script: "test:journeys -- --project=firefox",
      hasReport: true,
      needs: ["build"],
      engine: "firefox",
    },
    {
      name: "webkit",
      claim: "customers find the same portal in WebKit, and brand managers theirs in the studio",
      script: "test:journeys -- --project=webkit",
      hasReport: true,
      needs: ["build"],
      engine: "webkit",
    },
    {
      name: "three-engines",
      claim: "what the commands say arrives over nginx in an open page, in Chromium, Firefox and WebKit",
      script: "test:journeys -- --project=three-engines",
      hasReport: true,
      needs: inBrowser,
      engine: "three-engines",
    },
    {
      name: "release",
      claim: "a release of every brand is what was built, and its pages open under its own headers",
      script: "test:release",
      needs: ["chromium"],
    },
  ],
];
