import { readdirSync } from "node:fs";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { widgetExamples } from "#tests/support/widgets/widgetExamples.tsx";
import { createAnalytics } from "./analytics-consent/createAnalytics.ts";
import { readAnalyticsConsent } from "./analytics-consent/readAnalyticsConsent.ts";

/** Folders without a component that an application shows. */
const shared = ["analytics-consent", "texts"];

describe("On a server, without a document (spec: widgets-13)", () => {
  test("has neither document nor window", () => {
    expect(typeof document).toBe("undefined");
    expect(typeof window).toBe("undefined");
  });

  test.each(Object.entries(widgetExamples))("%s renders", (_, example) => {
    expect(renderToString(example)).not.toBe("");
  });

  test("the consent to statistics is unanswered, and events wait", () => {
    const analytics = createAnalytics<string>({
      readConsent: () => readAnalyticsConsent({ strategy: "consent-cookie" }),
      loadTransport: () => Promise.reject(new Error("fetched without a consent")),
      clearStorage: () => undefined,
    });
    analytics.track("side vist");
    expect(analytics.get()).toEqual({ consent: "UNANSWERED", waiting: ["side vist"] });
  });

  test("every folder of widgets has an example", () => {
    const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const shown = new Set(Object.keys(widgetExamples).map((name) => name.split("/")[0]));
    expect(new Set(folders.map(({ name }) => name).filter((name) => !shared.includes(name)))).toEqual(shown);
  });
});
