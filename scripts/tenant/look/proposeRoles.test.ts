import { describe, expect, test } from "vitest";
import { loadWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { roles } from "#scripts/brands/themes/themeContract.ts";
import { repository } from "#scripts/files/repository.ts";
import { figmaColour, figmaFiles, fileOf, tokensStudioFile } from "#tests/support/look/designerFiles.ts";
import type { RoleChoices } from "./Look.ts";
import { type Proposal, proposeRoles } from "./proposeRoles.ts";
import { readLook } from "./readLook.ts";
import { nameMatch } from "./roleWords.ts";

const present = loadWorkspace(repository).themes.get("sb1")?.tokens ?? expect.fail();
const fonts = ["work-sans", "source-sans-3"];
const proposed = (files: Parameters<typeof readLook>[0]["files"], answers: RoleChoices = new Map()): Proposal =>
  proposeRoles({ look: readLook({ files, language: "en" }), present, answers, fonts });
const colours = (values: Readonly<Record<string, string>>) => [
  fileOf(
    "a.json",
    Object.fromEntries(
      Object.entries(values).map(([name, hex]) => [name, { $type: "color", $value: figmaColour(hex) }]),
    ),
  ),
];

describe("By its name", () => {
  test.each([
    ["Color/Background/Default", "color.page"],
    ["bakgrunn-side", "color.page"],
    ["surface.secondary", "color.surfaceSubtle"],
    ["text/default", "color.text"],
    ["tekst/dempet", "color.textSubtle"],
    ["foreground.muted", "color.textSubtle"],
    ["Overskrift", "color.heading"],
    ["border/strong", "color.borderStrong"],
    ["kant", "color.border"],
    ["primary", "color.action"],
    ["brand/primary", "color.action"],
    ["background/brand/hover", "color.actionHover"],
    ["bakgrunn/primær/over", "color.actionHover"],
    ["on-primary", "color.onAction"],
    ["text/brand/on-brand", "color.onAction"],
    ["lenke", "color.link"],
    ["Fokus", "color.focus"],
    ["text/danger", "color.onError"],
    ["feil/flate", "color.errorSurface"],
    ["border/advarsel", "color.warningBorder"],
    ["background/positive/secondary", "color.successSurface"],
    ["informasjon/tekst", "color.onInfo"],
    ["radius/kort", "radius.card"],
    ["corner.button", "radius.button"],
    ["font/family/heading", "font.heading"],
  ])("%s is %s, before every other role", (token, role) => {
    const matches = roles
      .map(({ name }) => ({ name, match: nameMatch(name, token.replaceAll("/", ".")) }))
      .toSorted((a, b) => b.match - a.match);
    expect(matches[0]?.name).toBe(role);
    expect(matches[0]?.match).toBeGreaterThanOrEqual(0.85);
  });

  test("what is certain is taken, with its reason", () => {
    const { taken } = proposed(figmaFiles);
    expect(taken.get("color.action")).toEqual({
      token: "Color.Background.Brand.Default",
      certainty: expect.any(Number) as number,
      reason: "name",
    });
    expect(taken.get("color.textSubtle")?.token).toBe("Color.Text.Secondary");
    expect(taken.get("radius.card")?.token).toBe("Radius.Card");
    expect(taken.get("font.body")?.token).toBe("Font.Family.Body");
    expect(taken.get("font.sizeMd")?.token).toBe("Font.Size.Md");
    expect(proposed([tokensStudioFile]).taken.get("color.action")?.token).toBe("bakgrunn.primær");
  });

  test("two tokens that are as likely are a question, unless they give the same", () => {
    const different = proposed(colours({ primary: "#123456", brand: "#654321" }));
    expect(different.open.find(({ role }) => role === "color.action")?.candidates.map(({ token }) => token)).toEqual([
      "primary",
      "brand",
    ]);
    expect(proposed(colours({ primary: "#123456", brand: "#123456" })).taken.get("color.action")?.token).toBe(
      "primary",
    );
  });
});

describe("By its value, and by its place in a scale", () => {
  test("a near colour is a question, and never certain", () => {
    const { taken, open } = proposed(colours({ havn: "#0b5cac", mose: "#3d5a2a" }));
    expect(taken.size).toBe(0);
    const action = open.find(({ role }) => role === "color.action");
    expect(action?.candidates.map(({ token, reason }) => [token, reason])).toEqual([["havn", "value"]]);
  });

  test("of a scale, the step with the nearest lightness", () => {
    const steps = { 100: "#f2f2f2", 300: "#c8c8c8", 500: "#8a8a8a", 700: "#4a4a4a", 900: "#1a1a1a" };
    const gray = Object.fromEntries(Object.entries(steps).map(([step, hex]) => [step, { $value: figmaColour(hex) }]));
    const { open } = proposed([fileOf("a.json", { gray: { $type: "color", ...gray } })]);
    const stepOf = (name: string) =>
      open.find(({ role }) => role === name)?.candidates.map(({ token, reason }) => [token, reason]);
    expect(stepOf("color.text")).toEqual([["gray.900", "scale"]]);
    expect(stepOf("color.textSubtle")).toEqual([["gray.700", "scale"]]);
    expect(stepOf("color.action")).toBeUndefined();
  });

  test("radii of a scale are asked about, the nearest first", () => {
    const radius = Object.fromEntries([2, 6, 16].map((value, index) => [String((index + 1) * 100), { $value: value }]));
    const { open } = proposed([fileOf("a.json", { radius: { $type: "number", ...radius } })]);
    expect(open.find(({ role }) => role === "radius.card")?.candidates.map(({ token }) => token)).toEqual([
      "radius.200",
      "radius.100",
      "radius.300",
    ]);
  });

  test("at most three candidates, and a role that nothing is like is not asked about", () => {
    const { open, kept } = proposed(figmaFiles);
    expect(Math.max(...open.map(({ candidates }) => candidates.length))).toBeLessThanOrEqual(3);
    expect(kept).toContain("shadow.card");
  });
});

describe("By an earlier answer", () => {
  const files = colours({ havn: "#0b5cac", mose: "#3d5a2a" });

  test("a token is taken, and null keeps the value; neither is asked again", () => {
    const { taken, open, kept } = proposed(
      files,
      new Map([
        ["color.action", "mose"],
        ["color.link", null],
      ]),
    );
    expect(taken.get("color.action")).toEqual({ token: "mose", certainty: 1, reason: "answer" });
    expect(kept).toContain("color.link");
    expect(open.map(({ role }) => role)).not.toContain("color.link");
  });

  test("a token that the files have no more is a question again", () => {
    const { open } = proposed(files, new Map([["color.action", "gran"]]));
    expect(open.find(({ role }) => role === "color.action")).toMatchObject({ missing: "gran" });
  });
});
