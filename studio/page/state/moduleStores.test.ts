import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";

/** Whether a module makes a store when it is loaded: one that all pages would share. */
function holdsStore(path: string): boolean {
  const { program } = parseSync(path, readFileSync(path, "utf8"));
  return program.body.some((statement) => {
    const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declared?.type !== "VariableDeclaration") return false;
    return declared.declarations.some(
      ({ init }) =>
        init?.type === "CallExpression" &&
        init.callee.type === "Identifier" &&
        /^create(?:Store|WorkshopState)$/.test(init.callee.name),
    );
  });
}

test("no module of the page holds a store: a page that is opened has its own", () => {
  const files = globSync("studio/page/**/*.{ts,tsx}").filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter(holdsStore)).toEqual([]);
});
