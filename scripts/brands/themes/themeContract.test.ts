import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { roles } from "./themeContract.ts";

const src = fileURLToPath(new URL("../../../src/", import.meta.url));
const source = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(src + file, "utf8"))
  .join("\n");

describe("The contract of the themes", () => {
  test.each(roles.map(({ name }) => [name]))("%s is a role that the portal uses", (name) => {
    expect(source).toMatch(new RegExp(`\\btheme\\.${name.replace(".", "\\.")}\\b`));
  });
});
