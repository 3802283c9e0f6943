import "./tests/support/withoutGitVariables.ts";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { builtInTexts } from "./scripts/compile/builtInTexts.ts";

/** The name of a test file says where it runs: `*.test.ts` in plain Node, `*.test.tsx` and `*.dom.test.ts` with a DOM. */
const withDom = ["{src,gallery,studio}/**/*.test.tsx", "{src,gallery,studio,scripts}/**/*.dom.test.ts"];

/** `npm test` counts by this report. */
const junitFile = process.env["JUNIT_FILE"];

export default defineConfig({
  plugins: [builtInTexts(import.meta.dirname), react()],
  test: {
    reporters: junitFile === undefined ? ["default"] : ["default", ["junit", { outputFile: junitFile }]],
    // Vitest leaves one core free, which is every second one of a small machine. Half as many workers again as there are cores,
    // since some wait for processes and servers: 92 s instead of 105.
    maxWorkers: "150%",
    projects: [
      {
        extends: true,
        test: {
          name: "rules",
          include: ["{src,gallery,studio}/**/*.test.ts"],
          exclude: [...withDom, "studio/{server,company}/**"],
          environment: "node",
          // Pure rules leave nothing behind, so files share a worker: 2 s instead of 15.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: "screens",
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
          // A busy machine takes its time, and waiting costs nothing when what is waited for comes.
          testTimeout: 180_000,
          hookTimeout: 180_000,
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
          expect: { poll: { timeout: 40_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: "tools",
          include: ["{scripts,studio/server,studio/company}/**/*.test.ts", "tests/**/*.test.ts"],
          exclude: ["tests/e2e/**", ...withDom],
          environment: "node",
          // Files share what is compiled once in a process.
          isolate: false,
          // Some build the whole portal, and a busy machine takes its time. A hook does as much as a test.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 40_000 } },
        },
      },
    ],
  },
});
