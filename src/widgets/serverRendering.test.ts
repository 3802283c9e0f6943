import { readdirSync } from "node:fs";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { widgetExamples } from "#tests/support/widgetExamples.tsx";

/** Folders that have no widget of their own. */
const shared = ["reports", "texts"];

describe("On a server, without a document (spec: widgets-13)", () => {
  test("has neither document nor window", () => {
    expect(typeof document).toBe("undefined");
    expect(typeof window).toBe("undefined");
  });

  test.each(Object.entries(widgetExamples))("%s renders", (_, example) => {
    expect(renderToString(example)).not.toBe("");
  });

  test("every folder of widgets has an example", () => {
    const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const shown = new Set(Object.keys(widgetExamples).map((name) => name.split("/")[0]));
    expect(new Set(folders.map(({ name }) => name).filter((name) => !shared.includes(name)))).toEqual(shown);
  });
});
