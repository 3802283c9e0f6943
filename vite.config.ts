import "./tests/support/withoutGitVariables.ts";
import react from "@vitejs/plugin-react";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { builtInTexts } from "./scripts/compile/builtInTexts.ts";

/** The gates of `npm test` count by this report. */
const junitFile = process.env["JUNIT_FILE"];

/** How long a value is asked for again and again, and how long a test may take: some ten times what it takes. */
const poll = { timeout: 20_000 };
const testTimeout = 60_000;

/** Where tests are: the studio's, which only `npm run test:all` runs, and all others. */
interface Area {
  /** Before the names of its projects. */
  readonly prefix: string;
  /** Folders whose tests in plain Node are rules; and those whose tests are of tools. */
  readonly rules: string;
  readonly tools: readonly string[];
  /** Folders with tests that need a DOM. */
  readonly screens: string;
  readonly without: readonly string[];
}

const portal: Area = {
  prefix: "",
  rules: "{src,gallery}",
  tools: ["scripts/**/*.test.ts", "tests/**/*.test.ts"],
  screens: "{src,gallery,scripts}",
  without: ["tests/e2e/**"],
};
const studio: Area = {
  prefix: "studio-",
  rules: "studio",
  tools: ["studio/{git,server,company,test}/**/*.test.ts"],
  screens: "studio",
  without: [],
};

/** The name of a test file says where it runs: `*.test.ts` in plain Node, `*.test.tsx` and `*.dom.test.ts` with a DOM. */
function projectsOf({ prefix, rules, tools, screens, without }: Area): TestProjectInlineConfiguration[] {
  const withDom = [`${screens}/**/*.test.tsx`, `${screens}/**/*.dom.test.ts`];
  return [
    {
      extends: true,
      test: {
        name: `${prefix}rules`,
        include: [`${rules}/**/*.test.ts`],
        exclude: [...withDom, ...tools],
        environment: "node",
        // Pure rules leave nothing behind, so files share a worker: 2 s instead of 15.
        isolate: false,
        testTimeout: 20_000,
        hookTimeout: 20_000,
      },
    },
    {
      extends: true,
      test: {
        name: `${prefix}screens`,
        include: withDom,
        environment: "jsdom",
        // Processes, not threads: the tabs of a session talk through a BroadcastChannel, which reaches all threads of a process, so
        // that one test file would log out the customer of another.
        pool: "forks",
        // A process for each core, not for each file: that was more than half of the time. resetPage.ts makes the page as a
        // browser opens it before every test.
        isolate: false,
        environmentOptions: { jsdom: { url: "http://test.localhost:8000/privat/forsikring/oversikt/" } },
        setupFiles: ["tests/support/screens/setupScreens.ts"],
        // Styles are inserted rule by rule, as in production. As text, jsdom would parse all of them again for each: half of the time.
        env: { SC_DISABLE_SPEEDY: "false" },
        testTimeout,
        hookTimeout: testTimeout,
        // All but intervals: jsdom draws its frames with one, and a frame that begins while the clock is stopped would be the last.
        // Nothing in the portal has an interval.
        fakeTimers: {
          toFake: [
            "setTimeout",
            "clearTimeout",
            "setImmediate",
            "clearImmediate",
            "Date",
            "performance",
            "requestAnimationFrame",
            "cancelAnimationFrame",
          ],
        },
        // As long as testing-library waits (setupScreens.ts).
        expect: { poll },
      },
    },
    {
      extends: true,
      test: {
        name: `${prefix}tools`,
        include: [...tools],
        exclude: [...without, ...withDom],
        environment: "node",
        // Files share what is compiled once in a process.
        isolate: false,
        // Some build the whole portal. A hook does as much as a test.
        testTimeout,
        hookTimeout: testTimeout,
        expect: { poll },
      },
    },
  ];
}

export default defineConfig({
  plugins: [builtInTexts(import.meta.dirname), react()],
  test: {
    reporters: junitFile === undefined ? ["default"] : ["default", ["junit", { outputFile: junitFile }]],
    // Vitest leaves one core free, which is every second one of a small machine. Half as many workers again as there are cores,
    // since some wait for processes and servers: 92 s instead of 105.
    maxWorkers: "150%",
    projects: [...projectsOf(portal), ...projectsOf(studio)],
  },
});
