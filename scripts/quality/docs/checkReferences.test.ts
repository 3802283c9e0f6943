import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { checkReferences } from "./checkReferences.ts";
import type { Repository } from "./findStatements.ts";
import { readRepository } from "./readRepository.ts";

const right: Readonly<Record<string, string>> = {
  "README.md": "See [the session](docs/spec/session.md#expiry) and `src/core/session.ts`, `core/session.ts`, `tests/`.",
  "docs/spec/README.md": "# Ids\n",
  "docs/spec/session.md":
    "# The session\n\n## Expiry\n\n- **session-1** It expires.\n  Proof: `src/core/session.test.ts`\n" +
    "- **session-2** It is reported in `later.md`.\n  Not built yet\n- **session-3** It is red.\n  Not proved: a colour\n",
  "src/core/session.ts":
    "/** Expires (spec: session-1). As session.test.ts says. */\n/**\n * Or (spec: session-1,\n * session-2).\n */\n",
  "src/core/session.test.ts": "// (spec: session-3)\n",
  "tests/e2e/session/session.journey.ts": "",
};

const repository = (changes: Readonly<Record<string, string>>): Repository =>
  new Map(Object.entries({ ...right, ...changes }));

describe("References in the repository", () => {
  test("that lead somewhere are not findings", () => expect(checkReferences(repository({}))).toEqual([]));

  test.each([
    ["a citation without a statement", "src/a.ts", "\n// (spec: session-9)", 2, "There is no statement session-9"],
    ["the second id of a citation", "src/a.ts", "// (spec: session-1, menu-1)", 1, "There is no statement menu-1"],
    ["an id on the next line", "src/a.ts", "// (spec: session-1,\n// menu-1)", 1, "There is no statement menu-1"],
    ["words in a citation", "src/a.ts", "// (spec: session-1; at night)", 1, '"session-1; at night" is not the id'],
    ["a citation in a document", "docs/a.md", "(spec: menu-1)", 1, "There is no statement menu-1"],
    ["a path in a document", "docs/a.md", "In `src/core/gone.ts`.", 1, "There is no src/core/gone.ts."],
    ["a folder in a document", "docs/a.md", "In `src/gone/`.", 1, "There is no src/gone/."],
    ["a part of a path", "docs/a.md", "In `old/session.ts`.", 1, "There is no old/session.ts."],
    ["a file name in a comment", "src/a.ts", "// As gone.ts says.", 1, "There is no gone.ts."],
    ["a link to a file", "docs/a.md", "[a](spec/gone.md)", 1, "The link spec/gone.md leads to no file."],
    ["a link to a heading", "docs/a.md", "[a](spec/session.md#end)", 1, "leads to no heading."],
    ["a link out of its folder", "docs/a.md", "[a](session.md)", 1, "leads to no file."],
  ])("%s is found", (_, file, text, line, says) => {
    expect(checkReferences(repository({ [file]: text }))).toEqual([
      { file, line, message: expect.stringContaining(says) },
    ]);
  });

  test.each([
    [
      "an id that two statements have",
      "- **menu-1** A.\n  Not built yet\n- **menu-1** B.\n  Not built yet\n",
      3,
      "Duplicate",
    ],
    ["an id of another topic", "- **tilbud-1** A.\n  Not built yet\n", 1, "is not the topic of this file"],
    ["an id without a number", "- **menu** A.\n  Not built yet\n", 1, "is not the topic of this file"],
    ["a statement without a proof", "- **menu-1** A.\n\n", 1, "with its proof on the next"],
    ["a proof in other words", "- **menu-1** A.\n  Seen by hand\n", 1, 'Expected "Proof: …"'],
    ["a proof that is not a test", "- **menu-1** A.\n  Proof: `src/core/session.ts`\n", 1, "is not the path of a test"],
    [
      "a proof that does not exist",
      "- **menu-1** A.\n  Proof: `src/gone.test.ts`\n",
      2,
      "There is no src/gone.test.ts.",
    ],
    ["no reason for no proof", "- **menu-1** A.\n  Not proved: \n", 1, 'Expected "Proof: …"'],
  ])("of statements: %s is found", (_, text, line, says) => {
    const file = "docs/spec/menu.md";
    expect(checkReferences(repository({ [file]: text }))).toEqual([
      { file, line, message: expect.stringContaining(says) },
    ]);
  });
});

describe("This repository", async () => {
  const files = new Map(await readRepository(fileURLToPath(new URL("../../../", import.meta.url)).replace(/\/$/, "")));
  // What is planted above.
  files.delete("scripts/quality/docs/checkReferences.test.ts");

  test("has no citation, path, link or file name that leads nowhere", () => expect(checkReferences(files)).toEqual([]));
});
