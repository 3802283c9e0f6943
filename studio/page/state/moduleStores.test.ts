import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("no module of the page holds a store: a page that is opened has its own", () => {
  const files = globSync("studio/page/**/*.{ts,tsx}").filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  const held = files.filter((file) =>
    /^(export )?(const|let) [^\n]*= create(Store|WorkshopState)\b/m.test(readFileSync(file, "utf8")),
  );
  expect(held).toEqual([]);
});
