import { repository } from "#scripts/files/repository.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readProps } from "#scripts/serve/gallery/readProps.ts";
import { widgetEntries } from "./widgetEntries.ts";

const rule = readFileSync(join(repository, "docs/widgets/words.md"), "utf8");
const listed = new Set([...rule.matchAll(/`(\w+)`/g)].map(([, word = ""]) => word));

const modules = new Map(Object.values(widgetEntries).flatMap((entry) => Object.entries(entry)));
const parts = [...modules].flatMap(([path, names]) =>
  readProps(join(repository, "src", path), repository).filter(
    ({ typeName }) => typeName.endsWith("Props") && names.includes(`type ${typeName}`),
  ),
);

/** The parts that have a property of that name. */
const users = new Map<string, string[]>();
for (const { typeName, props } of parts)
  for (const { name } of props) users.set(name, [...(users.get(name) ?? []), typeName]);

describe("The words of the properties (spec: widgets-21)", () => {
  test("are read from every part", () => {
    expect(parts.length).toBeGreaterThan(20);
  });

  test("a word that two parts have is in the list of docs/widgets/words.md", () => {
    const shared = [...users].filter(([name, [_, ...others]]) => others.length > 0 && !name.includes("-"));
    expect(shared.map(([name]) => name).filter((name) => !listed.has(name))).toEqual([]);
  });

  test("a yes or no that a part takes does not begin with 'is'", () => {
    expect([...users.keys()].filter((name) => /^is[A-Z]/.test(name))).toEqual([]);
  });
});
