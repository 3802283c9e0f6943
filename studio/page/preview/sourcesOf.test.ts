import { describe, expect, test } from "vitest";
import type { FieldSource } from "#studio/document/FieldSource.ts";
import { sourcesOf } from "./sourcesOf.ts";

const source = (path: readonly string[], kind: FieldSource["kind"] = "descriptor"): FieldSource => ({
  kind,
  path,
  seenAs: kind === "theme" ? "variable" : "text",
  value: path.join(" "),
});

const [title, inQa, other, role] = [
  source(["marketing", "heroTitle"]),
  source(["environments", "QA", "marketing", "heroLead"]),
  source(["faq", "question"]),
  source(["color", "action"], "theme"),
];
const all = [title, inQa, other, role];

describe("What a field makes", () => {
  test("is its own, and that of the fields in it, in any environment", () => {
    expect(sourcesOf(all, { kind: "descriptor", path: ["marketing"] })).toEqual([title, inQa]);
  });

  test("a role is shown as a whole, also from inside its value; all roles are the page", () => {
    expect(sourcesOf(all, { kind: "theme", path: ["color", "action", "$value"] })).toEqual([role]);
    expect(sourcesOf(all, { kind: "theme", path: ["color"] })).toEqual([]);
  });
});
