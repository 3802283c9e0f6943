import { describe, expect, test } from "vitest";
import { record, redo, startHistory, undo } from "#studio/document/history.ts";
import type { DocumentTexts } from "#studio/document/StudioDocument.ts";
import { colourText } from "#tests/support/brandFixtures/colourText.ts";
import { resolverWith } from "#studio/test/support/themeTexts.ts";
import { withBuilt, withDark, withLightAlone, withTakenOver } from "./contextEdits.ts";

const paths: DocumentTexts = {
  descriptor: "tenants/fjord/tenant.jsonc",
  theme: "themes/fjord.tokens.json",
  resolver: "themes/fjord.resolver.json",
  dark: "themes/fjord.dark.tokens.json",
  more: "themes/fjord.more.tokens.json",
};
const first: DocumentTexts = {
  descriptor: "{}",
  theme: "{}",
  resolver: resolverWith(),
  dark: "",
  more: "",
};

const take = (kind: "dark" | "more", role: string, css: string) => (texts: DocumentTexts) =>
  withTakenOver(texts, paths, kind, new Map([[`color.${role}`, css]]));
const build = (kind: "dark" | "more", role: string) => (texts: DocumentTexts) =>
  withBuilt(texts, kind, `color.${role}`);

type Steps = readonly ((texts: DocumentTexts) => DocumentTexts)[];

const after = (steps: Steps): DocumentTexts => steps.reduce((texts, step) => step(texts), first);

const both = ["light", "dark"] as const;

describe("Which contexts a theme has, and what is taken over in them", () => {
  test.each<[string, Steps, string]>([
    ["dark is made", [withDark], resolverWith(both)],
    ["dark is made and taken back", [withDark, withLightAlone], resolverWith()],
    ["a role is taken over in dark", [withDark, take("dark", "link", "#88ccff")], resolverWith(both, ["dark"])],
    [
      "a second one",
      [withDark, take("dark", "link", "#88ccff"), take("dark", "action", "#99ddee")],
      resolverWith(both, ["dark"]),
    ],
    [
      "one of two is built again",
      [withDark, take("dark", "link", "#88ccff"), take("dark", "action", "#99ddee"), build("dark", "link")],
      resolverWith(both, ["dark"]),
    ],
    [
      "the last one is built again",
      [withDark, take("dark", "link", "#88ccff"), build("dark", "link")],
      resolverWith(both),
    ],
    ["a role with more contrast", [take("more", "link", "#000000")], resolverWith(["light"], ["more"])],
    [
      "in both, then light alone",
      [withDark, take("more", "link", "#000000"), take("dark", "link", "#88ccff"), withLightAlone],
      resolverWith(["light"], ["more"]),
    ],
  ])("%s: the resolver is the one that the tools would write", (_, steps, resolver) => {
    expect(after(steps).resolver).toBe(resolver);
  });

  test("the first colour that is taken over brings its file, the next is added, and the last one takes the file with it", () => {
    const link = after([withDark, take("dark", "link", "#88ccff")]);
    expect(JSON.parse(link.dark ?? "")).toEqual({
      color: { $type: "color", link: { $value: JSON.parse(colourText("#88ccff")) as unknown } },
    });
    const two = take("dark", "action", "#99ddee")(link);
    expect(two.dark).toContain(colourText("#88ccff"));
    expect(two.dark).toContain(colourText("#99ddee"));
    expect(build("dark", "action")(two).dark).toBe(link.dark);
    expect(build("dark", "link")(link).dark).toBe("");
    expect(withLightAlone(two).dark).toBe("");
  });

  test("a comment and what else is in the files stay", () => {
    const resolver = (first.resolver ?? "").replace('"version"', '// The files of Fjord.\n  "version"');
    expect(withLightAlone(withDark({ ...first, resolver })).resolver).toBe(resolver);
  });

  test("each is one step of undo", () => {
    const made = withDark(first);
    const taken = take("dark", "link", "#88ccff")(made);
    const start = startHistory(first);
    const steps = [made, taken].reduce((history, texts) => record(history, { texts, manner: "alone", atMs: 0 }), start);
    expect(undo(steps).texts).toEqual(made);
    expect(undo(undo(steps)).texts).toEqual(first);
    expect(redo(undo(steps)).texts).toEqual(taken);
  });
});
