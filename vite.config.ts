import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "screens",
          include: ["{src,gallery}/**/*.test.{ts,tsx}"],
          environment: "jsdom",
          environmentOptions: { jsdom: { url: "http://test.localhost:8000/privat/forsikring/oversikt/" } },
          setupFiles: ["tests/support/setupScreens.ts"],
          testTimeout: 30_000,
          // As long as testing-library waits (setupScreens.ts).
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: "tools",
          include: ["scripts/**/*.test.ts", "tests/**/*.test.ts"],
          exclude: ["tests/e2e/**"],
          environment: "node",
          // Some build the whole portal; a machine of CI may be slow, and a test that hangs is found all the same.
          testTimeout: 120_000,
        },
      },
    ],
  },
});
