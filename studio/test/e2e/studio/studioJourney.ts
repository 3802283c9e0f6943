import { test as base } from "#tests/support/journeys/journey.ts";
import { StudioPage } from "./StudioPage.ts";
import { StudioProcess } from "./StudioProcess.ts";

/**
 * A preview is taken away or led to another customer while it loads: its calls end then, at any time, and its page says
 * so. What fails for a customer is the matter of the portal's own journeys; what is shown is that of these.
 */
const endedCalls =
  /^(Failed to load resource|HttpError|TypeError: Failed to fetch|NoNetwork)[^]*http:\/\/[\w.-]+\.studio\.localhost:/;

/** A journey of a brand manager. */
export const test = base.extend<{ studio: StudioPage }>({
  studio: async ({ page, portal }, run) => {
    portal.expectedErrors.push(endedCalls);
    await run(new StudioPage(page));
  },
});

/**
 * Starts a studio for the journeys of a file, which run one after the other: each leaves the files as they were.
 * Returns what gives it to a journey.
 */
export function startStudioForFile(): () => StudioProcess {
  let server: StudioProcess | undefined;
  // Each is as long as several of the portal.
  test.describe.configure({ mode: "serial", timeout: 360_000 });
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    server = await StudioProcess.start();
  });
  test.afterAll(() => server?.close());
  return () => {
    if (server === undefined) throw new Error("The studio is not running yet.");
    return server;
  };
}

export { expect } from "@playwright/test";
