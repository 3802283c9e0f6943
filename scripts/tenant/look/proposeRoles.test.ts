import { describe, expect, test } from "vitest";
import { loadWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { roles } from "#scripts/brands/themes/themeContract.ts";
import { repository } from "#scripts/files/repository.ts";
import { figmaColour, figmaFiles, fileOf, tokensStudioFile } from "#tests/support/look/designerFiles.ts";
import type { RoleChoices } from "./Look.ts";
import { type Proposal, proposeRoles } from "./proposeRoles.ts";
import { readLook } from "./readLook.ts";
import { nameMatch } from "./roleWords.ts";
import { fontPackage } from "./valueForRole.ts";

const present = loadWorkspace(repository).themes.get("sb1")?.tokens ?? expect.fail();
const fonts = ["work-sans", "source-sans-3"];
const none: RoleChoices = new Map();
const proposed = async (
  files: Parameters<typeof readLook>[0]["files"],
  answers: RoleChoices = none,
  given: RoleChoices = none,
): Promise<Proposal> => proposeRoles({ look: await readLook({ files }), present, given, answers, fonts });
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

  test("a usual name is taken, with its reason", async () => {
    const { taken, kept } = await proposed(figmaFiles);
    expect(taken.get("color.action")).toEqual({ token: "Color.Background.Brand.Default", reason: "words" });
    expect(taken.get("color.textSubtle")?.token).toBe("Color.Text.Secondary");
    expect(taken.get("radius.card")?.token).toBe("Radius.Card");
    expect(taken.get("font.body")?.token).toBe("Font.Family.Body");
    expect(taken.get("font.sizeMd")?.token).toBe("Font.Size.Md");
    expect(kept).toContain("shadow.card");
    expect((await proposed([tokensStudioFile])).taken.get("color.action")?.token).toBe("bakgrunn.primær");
  });

  test("two tokens that are called the same are a question, unless they give the same", async () => {
    const different = await proposed(colours({ primary: "#123456", brand: "#654321" }));
    expect(different.open).toEqual([
      expect.objectContaining({ role: "color.action", candidates: ["primary", "brand"] }),
    ]);
    const same = await proposed(colours({ primary: "#123456", brand: "#123456" }));
    expect(same.taken.get("color.action")?.token).toBe("primary");
  });

  test("a part of a name is a question, with the likeliest three", async () => {
    const names = ["nord.background.action", "nord.action", "sor.action", "vest.action", "ost.action"];
    const { open } = await proposed(colours(Object.fromEntries(names.map((name, at) => [name, `#12345${at}`]))));
    const action = open.find(({ role }) => role === "color.action");
    expect(action?.candidates).toHaveLength(3);
    expect(names).toEqual(expect.arrayContaining([...(action?.candidates ?? [])]));
  });

  test("a token that is called like one role is no candidate for another", async () => {
    const { taken, open } = await proposed(colours({ "background.action": "#123456" }));
    expect([[...taken.keys()], open]).toEqual([["color.action"], []]);
  });

  test("a value and a place in a scale say nothing", async () => {
    const steps = Object.fromEntries([2, 6, 16].map((value, at) => [String((at + 1) * 100), { $value: value }]));
    const files = [
      ...colours({ havn: "#0b5cac", mose: "#3d5a2a" }),
      fileOf("b.json", { radius: { $type: "number", ...steps } }),
    ];
    const { taken, open } = await proposed(files);
    expect([taken.size, open]).toEqual([0, []]);
  });
});

describe("Before its words", () => {
  const files = colours({ havn: "#0b5cac", mose: "#3d5a2a" });

  test("an earlier answer: a token is taken, null keeps the value, and neither is asked again", async () => {
    const answers: RoleChoices = new Map([
      ["color.action", "mose"],
      ["color.link", null],
    ]);
    const { taken, open, kept } = await proposed(files, answers);
    expect(taken.get("color.action")).toEqual({ token: "mose", reason: "answer" });
    expect([kept.includes("color.link"), open]).toEqual([true, []]);
  });

  test("a token that the files have no more is a question again", async () => {
    const { open } = await proposed(files, new Map([["color.action", "gran"]]));
    expect(open).toEqual([expect.objectContaining({ role: "color.action", missing: "gran", candidates: [] })]);
  });

  test("a role's own name comes before an earlier answer, and an answer of now before both", async () => {
    const named = colours({ "color.on-action": "#0b5cac", havn: "#3d5a2a" });
    const earlier: RoleChoices = new Map([["color.onAction", "havn"]]);
    expect((await proposed(named, earlier)).taken.get("color.onAction")).toEqual({
      token: "color.on-action",
      reason: "name",
    });
    expect((await proposed(named, new Map([["color.onAction", null]]))).taken.has("color.onAction")).toBe(true);
    expect((await proposed(named, none, earlier)).taken.get("color.onAction")).toEqual({
      token: "havn",
      reason: "answer",
    });
  });

  test("a token of another type is no value of a role", async () => {
    const { taken, unfit } = await proposed(files, none, new Map([["radius.card", "havn"]]));
    expect([taken.size, unfit]).toEqual([0, [{ role: "radius.card", token: "havn" }]]);
  });
});

describe("A font that is not installed", () => {
  test.each([
    ["fontFamily", "font.body", "Inter"],
    ["string", "font.body", "Inter Variable"],
    ["fontFamily", "skrift.ukjent", "Inter"],
    ["string", "typography.primary", "Inter"],
  ])("of type %s in %s is named", async (type, name, family) => {
    const [group = "", token = ""] = name.split(".");
    const { taken, missingFonts } = await proposed([
      fileOf("a.json", { [group]: { [token]: { $type: type, $value: family } } }),
    ]);
    expect([taken.size, missingFonts.map((each) => [each.token.name, each.family])]).toEqual([0, [[name, family]]]);
    expect(fontPackage(family)).toBe("@fontsource-variable/inter");
  });

  test("a weight is no font", async () => {
    const weight = { $type: "string", $value: "Bold" };
    const { missingFonts } = await proposed([fileOf("a.json", { font: { weight, primary: weight } })]);
    expect(missingFonts).toEqual([]);
  });

  test("what no package can be called has none", () => {
    expect(fontPackage("../../evil; rm")).toBeUndefined();
  });
});
