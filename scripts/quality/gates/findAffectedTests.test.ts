import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findAffectedTests } from "./findAffectedTests.ts";

const files: Readonly<Record<string, string>> = {
  "src/ui/Button.tsx": "export const Button = () => null;",
  "src/ui/Button.test.tsx": 'import { Button } from "./Button.tsx"; void Button;',
  "src/features/tilbud/TilbudCard.tsx": 'export { Button as TilbudCard } from "#ui/Button.tsx";',
  "src/features/tilbud/tilbud.test.tsx":
    'import { renderPortal } from "#tests/support/screens/renderPortal.tsx"; renderPortal();',
  "src/features/kjop/KjopCard.tsx": 'import { Button } from "#ui/Button.tsx"; export const KjopCard = Button;',
  "src/features/kjop/KjopCard.test.tsx": 'import { Kort } from "./Kort.ts"; void Kort;',
  "src/features/kjop/Kort.ts": 'export { KjopCard as Kort } from "./KjopCard.tsx";',
  "src/app/App.tsx": 'import { KjopCard } from "#features/kjop/KjopCard.tsx"; export const App = KjopCard;',
  "tests/support/screens/renderPortal.tsx": 'import { App } from "#app/App.tsx"; export const renderPortal = App;',
};

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "affected-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  [
    "its own test, and tests of modules that import it",
    "src/ui/Button.tsx",
    ["src/features/kjop/KjopCard.test.tsx", "src/ui/Button.test.tsx"],
  ],
  [
    "tests in its folder that reach it only through the whole portal",
    "src/features/tilbud/TilbudCard.tsx",
    ["src/features/tilbud/tilbud.test.tsx"],
  ],
  ["a test that changed", "src/ui/Button.test.tsx", ["src/ui/Button.test.tsx"]],
  [
    "the tests that use a changed harness",
    "tests/support/screens/renderPortal.tsx",
    ["src/features/tilbud/tilbud.test.tsx"],
  ],
  ["no test, for a document", "docs/architecture.md", []],
])("A change affects %s", (_, changed, affected) => {
  expect(findAffectedTests(root, [changed])).toEqual(affected);
});
