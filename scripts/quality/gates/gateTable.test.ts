import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "#scripts/files/repository.ts";
import { dataGateSteps } from "./dataGates.ts";
import { gateSteps } from "./gates.ts";

const tests = () => readFileSync(join(repository, "docs/reference/tests.md"), "utf8");

test("docs/reference/tests.md has every gate, in its order, with what it proves", () => {
  const rows = gateSteps
    .flat()
    .map(
      ({ name, claim, isInTest = false }) => `| \`${name}\` | ${isInTest ? "`npm test`" : "`test:all`"} | ${claim} |`,
    );
  const table = ["| gate | in | proves |", "|---|---|---|", ...rows, ""].join("\n");
  expect(tests()).toContain(table);
});

test("docs/reference/tests.md has every gate of the quick road, in its order", () => {
  const rows = dataGateSteps(["dnb"])
    .flat()
    .map(({ name, claim }) => `| \`${name}\` | ${claim} |`);
  expect(tests()).toContain(["| gate | proves |", "|---|---|", ...rows, ""].join("\n"));
});
