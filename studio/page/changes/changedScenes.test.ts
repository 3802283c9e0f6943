import { describe, expect, test } from "vitest";
import { setValue } from "#scripts/shared/text/jsonc/setValue.ts";
import type { MeasuredPage } from "#studio/document/BridgeMessage.ts";
import type { FieldSource } from "#studio/document/FieldSource.ts";
import type { DocumentTexts } from "#studio/document/StudioDocument.ts";
import {
  changedLines,
  changedScenes,
  isKnown,
  mayDiffer,
  newMisfits,
  type SceneReports,
  type Version,
  withReport,
} from "./changedScenes.ts";

const path = ["marketing", "heroTitle"] as const;
const before: DocumentTexts = {
  descriptor: JSON.stringify({ marketing: { heroTitle: "Hei" }, texts: { tilbud: { empty: { title: "Ingen" } } } }),
  theme: "{}",
};
const withText = (at: readonly string[], value: string): DocumentTexts => ({
  ...before,
  descriptor: setValue(before.descriptor, at, value, () => []),
});
const sources: readonly FieldSource[] = [
  { kind: "descriptor", path, seenAs: "text", value: "Hei" },
  { kind: "descriptor", path: ["texts", "tilbud", "empty", "title"], seenAs: "text", value: "Ingen" },
  { kind: "descriptor", path: ["assets", "logo"], seenAs: "src", value: "/logo.svg" },
];
const scenesOf = (after: DocumentTexts) => changedScenes(before, after, sources);
const [hero] = scenesOf(withText(path, "Hei på deg"));
if (hero === undefined) throw new Error("No scene shows the heading.");

/** What the pages of the first scene have reported: parts, and lines. */
const reported = (pages: Readonly<Record<Version, readonly [count: number, lines: number]>>): SceneReports =>
  Object.entries(pages).reduce<SceneReports>((reports, [version, [count, lines]]) => {
    const size = { widthPx: 360, textPercent: 100, path: "/", misfits: [], isWhole: true };
    const measured = { ...size, lines: [{ path, lines }] };
    const seen = withReport(reports, hero, version as Version, { type: "seen", count });
    return withReport(seen, hero, version as Version, { type: "measured", measured });
  }, new Map());

describe("The screens that differ", () => {
  test("one where only a link leads elsewhere looks alike, until something else of it is changed", () => {
    const link = ["footer", "privacyUrl"];
    const versionOf = (url: string | undefined, heroTitle: string): DocumentTexts => ({
      ...before,
      descriptor: JSON.stringify({ footer: { privacyUrl: url }, marketing: { heroTitle } }),
    });
    const alike = (from: DocumentTexts, to: DocumentTexts) =>
      changedScenes(from, to, [...sources, { kind: "descriptor", path: link, seenAs: "href", value: "/a" }]).map(
        ({ looksAlike }) => looksAlike,
      );
    expect(alike(versionOf("/a", "Hei"), versionOf("/b", "Hei"))).toEqual([true]);
    expect(alike(versionOf("/a", "Hei"), versionOf("/b", "Hallo"))).toEqual([false]);
    // A link that comes or goes is seen.
    expect(alike(versionOf(undefined, "Hei"), versionOf("/b", "Hei"))).toEqual([false]);
  });

  test("each is named once, with the parts that the changed fields make; a changed image has its own", () => {
    const both = setValue(
      withText(path, "Hei på deg").descriptor,
      ["texts", "tilbud", "empty", "title"],
      "-",
      () => [],
    );
    const scenes = scenesOf({ ...before, descriptor: both, logo: "<svg/>" });
    expect(
      scenes.map(({ scene, outlined }) => [scene.state, outlined.sources.map((each) => each.path.at(-1))]),
    ).toEqual([
      ["", ["heroTitle", "logo"]],
      ["tilbud-tom", ["title"]],
    ]);
  });

  test("a number and an address are found before and after: their links are known by their values", () => {
    const phone = ["footer", "contact", "telefon"];
    const numbers: readonly FieldSource[] = [{ kind: "descriptor", path: phone, seenAs: "phone", value: "22334455" }];
    const [old, fresh] = ["21000000", "22334455"].map((number) => withText(phone, number));
    const [scene] = changedScenes(old ?? before, fresh ?? before, numbers);
    expect(scene?.outlined.sources.map(({ value }) => value)).toEqual(["22334455", "21000000"]);
  });

  test("one whose pages have no changed part is none, once both are at rest", () => {
    expect(mayDiffer(hero, new Map())).toBe(true);
    expect(mayDiffer(hero, withReport(new Map(), hero, "after", { type: "seen", count: 0 }))).toBe(true);
    expect(mayDiffer(hero, reported({ before: [0, 1], after: [0, 1] }))).toBe(false);
    expect(mayDiffer(hero, reported({ before: [1, 1], after: [0, 1] }))).toBe(true);
    // What was reported of other fields says nothing.
    const other = { ...hero, outlined: { ...hero.outlined, field: "other" } };
    expect(mayDiffer(other, reported({ before: [0, 1], after: [0, 1] }))).toBe(true);
    // A size of text has no parts of its own: it is everywhere.
    expect(mayDiffer({ ...hero, isOfParts: false }, reported({ before: [0, 1], after: [0, 1] }))).toBe(true);
  });

  test("a text with another number of lines is reported, one with as many lines as before is not", () => {
    expect(changedLines([hero], reported({ before: [1, 1], after: [1, 2] }))).toEqual([{ path, before: 1, after: 2 }]);
    expect(changedLines([hero], reported({ before: [1, 2], after: [1, 2] }))).toEqual([]);
    expect(changedLines([hero], new Map())).toEqual([]);
  });

  test("while a page is still loading, nothing is said of it: what it has not yet can come", () => {
    const loading = ["before", "after"].reduce<SceneReports>((reports, version) => {
      const seen = withReport(reports, hero, version as Version, { type: "seen", count: 0 });
      const size = { widthPx: 360, textPercent: 100, path: "/", lines: [], misfits: [] };
      return withReport(seen, hero, version as Version, { type: "measured", measured: { ...size, isWhole: false } });
    }, new Map());
    expect([mayDiffer(hero, loading), isKnown(hero, loading)]).toEqual([true, false]);
    const whole = ["before", "after"].reduce<SceneReports>((reports, version) => {
      const size = { widthPx: 360, textPercent: 100, path: "/", lines: [], misfits: [] };
      return withReport(reports, hero, version as Version, { type: "measured", measured: { ...size, isWhole: true } });
    }, loading);
    expect([mayDiffer(hero, whole), isKnown(hero, whole)]).toEqual([false, true]);
  });

  test("a text that does not fit is told when it fitted before, once both pages are at rest", () => {
    const [old, wide] = ["gammelt", "nytt"].map((detail) => {
      return { kind: "broken-word", text: `${detail} ord`, detail, marked: "" } as const;
    });
    const size = { widthPx: 360, textPercent: 100, path: "/", lines: [], isWhole: true };
    const measured = (reports: SceneReports, version: Version, misfits: MeasuredPage["misfits"]) =>
      withReport(reports, hero, version, { type: "measured", measured: { ...size, misfits } });
    const both = (old && wide && [old, wide, wide]) ?? [];
    const after = measured(new Map(), "after", both);
    expect(newMisfits([hero], after)).toEqual([]);
    expect(newMisfits([hero], measured(after, "before", both.slice(0, 1)))).toEqual([wide]);
    expect(newMisfits([hero], measured(after, "before", both))).toEqual([]);
  });
});
