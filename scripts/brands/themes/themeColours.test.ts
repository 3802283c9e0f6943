import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { themeColours } from "#scripts/shared/colours/themeColours.ts";
import { tokenOrigin } from "#scripts/shared/colours/tokenOrigin.ts";
import { loadWorkspace } from "../loadWorkspace.ts";
import { roles } from "./themeContract.ts";

const { themes } = loadWorkspace(join(import.meta.dirname, "../../.."));
const colourRoles = roles.filter(({ type }) => type === "color").map(({ name }) => name.replace("color.", ""));

describe("The colours that the studio calculates with", () => {
  test.each([...themes.values()])("are those of the gate: $name", ({ tokens, file }) => {
    const colourOf = themeColours(file.value);
    for (const role of colourRoles) {
      const known = tokens.get(`color.${role}`);
      const isOpaque = known?.type === "color" && known.opaque;
      expect([role, colourOf(role)?.colour.css]).toEqual([role, isOpaque ? known.css : undefined]);
    }
  });

  test("a circle of aliases, an alias to nothing and a value that is not a colour have none", () => {
    const file = {
      palette: { a: { $value: "{palette.b}" }, b: { $value: "{palette.a}" } },
      color: { text: { $value: "{palette.a}" }, page: { $value: "{palette.c}" }, surface: { $value: "red" } },
    };
    expect(["text", "page", "surface", "toString"].map(themeColours(file))).toEqual(Array(4).fill(undefined));
    expect(tokenOrigin(file, "color.text")).toBe(undefined);
  });
});
