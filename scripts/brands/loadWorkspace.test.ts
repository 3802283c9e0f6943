import { expect, test } from "vitest";
import { repository } from "#scripts/files/repository.ts";
import { openWorkspace } from "./loadWorkspace.ts";

const darkFile = "themes/sbm.dark.tokens.json";
const read = (drafts?: ReadonlyMap<string, string>) => openWorkspace(repository, drafts).part([], ["sbm"]);

test("a theme is read again when another one of its files has changed, and only then", () => {
  const before = read().themes.get("sbm");
  expect(before?.theme).toBeDefined();
  expect(read().themes.get("sbm")).toBe(before);

  const emptied = read(new Map([[darkFile, "{}"]]));
  expect(emptied.themes.get("sbm")?.takenOver.dark.size).toBe(0);
  expect(before?.takenOver.dark.size).toBeGreaterThan(0);

  const broken = read(new Map([[darkFile, "{"]]));
  expect(broken.findings.length).toBeGreaterThan(0);

  const removed = read(new Map([[darkFile, ""]]));
  expect(removed.findings.map(({ code }) => code)).toContain("missing-file");
});
