import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { buildContexts } from "#scripts/shared/colours/contexts/buildContexts.ts";
import { readTokenValue } from "#scripts/brands/themes/tokenValue.ts";
import { measureFocus, measurePairs } from "#scripts/shared/colours/measurePairs.ts";
import { namedColour } from "#scripts/shared/colours/readColour.ts";
import { repository } from "#scripts/files/repository.ts";
import { fuzzParameters } from "#tests/support/fuzzParameters.ts";
import { figmaColour, fileOf } from "#tests/support/look/designerFiles.ts";
import { applyLook, type AppliedLook, type PresentLook, type RoleValues } from "./applyLook.ts";
import { asRoleColours } from "./passingColours.ts";
import { readLook } from "./readLook.ts";

const { themes } = loadWorkspace(repository);
const lightOf = (name: string): RoleValues => themes.get(name)?.tokens ?? expect.fail();
const none: RoleValues = new Map();
const nothing = { dark: none, more: none, darkMore: none };
const presentOf = (name: string, hasDark = false): PresentLook => ({
  light: lightOf(name),
  hasDark,
  takenOver: nothing,
});

/** Values for roles in a designer's file, by the names of the roles: a colour, a colour with its alpha, or a number. */
type Given = Readonly<Record<string, string | number | readonly [hex: string, alpha: number]>>;

function fileWith(file: string, given: Given) {
  const tree: Record<string, Record<string, unknown>> = {};
  for (const [role, value] of Object.entries(given)) {
    const [group = "", token = ""] = role.split(".");
    const [hex, alpha] = typeof value === "object" ? value : [String(value), 1];
    tree[group] = {
      ...tree[group],
      [token]:
        typeof value === "number"
          ? { $type: "number", $value: value }
          : { $type: "color", $value: figmaColour(hex, alpha) },
    };
  }
  return fileOf(file, tree);
}

async function applied(present: PresentLook, light: Given, dark: Given = {}): Promise<AppliedLook> {
  const files = Object.entries({ light, dark }).flatMap(([scheme, given]) =>
    Object.keys(given).length === 0 ? [] : [fileWith(`${scheme}.json`, given)],
  );
  const look = await readLook({ files });
  const choices = new Map([...Object.keys(light), ...Object.keys(dark)].map((role) => [role, role]));
  return applyLook({ look, choices, present, fonts: [] });
}

const shown = ({ changes }: AppliedLook) =>
  changes.map(({ role, scheme, token, before, after }) => [role, scheme, token, before, after]);

/** Pairs with too little contrast, the rings of focus too. */
function failing(values: RoleValues): string[] {
  const colours = new Map(
    [...values].flatMap(([role, value]) =>
      value.type === "color" && value.opaque ? [[role.replace("color.", ""), namedColour(value.color)] as const] : [],
    ),
  );
  const pairs = measurePairs(asRoleColours(colours)).filter(({ ratio, minimum }) => ratio < minimum);
  const focus = measureFocus(asRoleColours(colours)).filter(({ ratio }) => ratio < 3);
  return [
    ...pairs.map(({ front, back }) => `${front} on ${back}`),
    ...focus.map(({ surface }) => `focus on ${surface}`),
  ];
}

const cssOf = (values: RoleValues) => Object.fromEntries([...values].map(([role, { css }]) => [role, css]));

/** What dark looks like with the light values and the changes of dark that are written. */
function darkFrom({ light, changes }: AppliedLook) {
  const written = changes.flatMap(({ role, scheme, json }) => {
    const read = scheme === "dark" ? readTokenValue("color", json) : undefined;
    return read === undefined || "problem" in read ? [] : [[role, read.value] as const];
  });
  const takenOver = { ...nothing, dark: new Map(written) };
  const { dark } = buildContexts(light, { schemes: ["light", "dark"], takenOver });
  return cssOf(new Map([...light, ...(dark ?? [])]));
}

describe("An import in light", () => {
  test("before and after, with the pair that has the lowest contrast", async () => {
    const { changes } = await applied(presentOf("sb1"), { "color.action": "#1b6b4a", "color.border": "#cccccc" });
    expect(changes).toEqual([
      expect.objectContaining({ role: "color.border", before: "#e1d7c6", after: "#cccccc" }),
      expect.objectContaining({
        role: "color.action",
        token: "color.action",
        wanted: "#1b6b4a",
        after: "#1b6b4a",
        pair: { with: "onAction", value: "#ffffff", ratio: expect.any(Number) as number, minimum: 4.5, passes: true },
      }),
    ]);
    expect(changes[0]).not.toHaveProperty("pair");
  });

  test("lengths come in the unit of the role", async () => {
    const { changes } = await applied(presentOf("sb1"), { "font.sizeMd": 17, "radius.card": 3 });
    expect(changes.map(({ role, json }) => [role, json])).toEqual([
      ["font.sizeMd", { value: 1.0625, unit: "rem" }],
      ["radius.card", { value: 3, unit: "px" }],
    ]);
  });

  test("a text that cannot be read becomes the nearest lightness that can", async () => {
    const result = await applied(presentOf("sb1"), { "color.textSubtle": "#9ca3af" });
    const [change] = result.changes;
    expect(change).toMatchObject({ role: "color.textSubtle", wanted: "#9ca3af", pair: { passes: true } });
    expect(change?.after).not.toBe("#9ca3af");
    expect(change?.json).toMatchObject({ hex: change?.after });
    expect(failing(result.light)).toEqual([]);
  });

  test("what the file does not give moves before what it gives", async () => {
    const result = await applied(presentOf("sb1"), {
      "color.page": "#ffffff",
      "color.action": "#4a8fd8",
      "color.actionHover": "#6ba6e8",
    });
    expect(result.light.get("color.action")?.css).toBe("#4a8fd8");
    expect(shown(result).filter(([role]) => role === "color.onAction")).toEqual([
      ["color.onAction", "light", undefined, "#ffffff", expect.stringMatching(/^#/)],
    ]);
    expect(failing(result.light)).toEqual([]);
  });

  test("a translucent text is taken as it is seen on the surface", async () => {
    const { changes } = await applied(presentOf("sb1"), { "color.text": ["#000000", 0.8] });
    expect(changes.map(({ role, after }) => [role, after])).toEqual([["color.text", "#333333"]]);
  });

  test("where translucent colours are right they stay", async () => {
    const { changes } = await applied(presentOf("sb1"), { "color.overlay": ["#102030", 0.5] });
    expect(changes.map(({ after }) => after)).toEqual(["#10203080"]);
  });

  test("a ring of the focus that is seen by its inner line alone stays seen", async () => {
    const result = await applied(presentOf("dnb", true), { "color.focusInner": "#1519a4", "color.action": "#62847c" });
    expect(failing(result.light)).toEqual([]);
  });

  test("any colours for any roles: every pair passes in light and in dark", async () => {
    const names = [...lightOf("sb1").keys()].filter((role) => role.startsWith("color."));
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, "0")}`);
    const given = fc.dictionary(fc.constantFrom(...names), hex, { maxKeys: 12 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...themes.keys()), given, given, async (name, light, dark) => {
        const result = await applied(presentOf(name, true), light, dark);
        expect(failing(result.light)).toEqual([]);
        expect(failing(result.dark ?? new Map())).toEqual([]);
        expect(result.changes.filter(({ pair }) => pair?.passes === false)).toEqual([]);
        expect(darkFrom(result)).toEqual(cssOf(result.dark ?? new Map()));
      }),
      fuzzParameters(12),
    );
  });
});

describe("An import in dark", () => {
  const built = (name: string) =>
    buildContexts(lightOf(name), { schemes: ["light", "dark"], takenOver: nothing }).dark ?? expect.fail();

  test("a brand without dark has it when the file gives dark values", async () => {
    const result = await applied(presentOf("sb1"), {}, { "color.page": "#0c1526" });
    expect(shown(result)).toEqual([
      ["color.page", "dark", "color.page", built("sb1").get("color.page")?.css, "#0c1526"],
    ]);
    expect(result.dark?.get("color.page")?.css).toBe("#0c1526");
    expect(failing(result.dark ?? new Map())).toEqual([]);
  });

  test("without dark values nothing about dark is said", async () => {
    expect((await applied(presentOf("sb1"), { "color.page": "#fafafa" })).dark).toBeUndefined();
  });

  test("the built colours that follow light are told apart; sizes are the same in both", async () => {
    const { changes, following } = await applied(presentOf("sb1", true), {
      "color.action": "#145a6e",
      "radius.card": 3,
    });
    expect(changes.map(({ scheme }) => scheme)).toEqual(["light", "light"]);
    expect(following.map(({ role }) => role)).toContain("color.action");
    expect(following.filter(({ role }) => !role.startsWith("color."))).toEqual([]);
  });

  test("what is as it is built is not taken over, also after a change of light", async () => {
    const page = built("sb1").get("color.page")?.css ?? expect.fail();
    const result = await applied(
      presentOf("sb1", true),
      { "color.page": "#e8f0ff", "color.heading": "#401010" },
      { "color.page": page },
    );
    expect(result.changes.filter(({ scheme }) => scheme === "dark")).toEqual([]);
  });

  test("the others are built around what is taken over", async () => {
    const result = await applied(presentOf("sb1", true), {}, { "color.surface": "#4a5568" });
    expect(shown(result).map(([role]) => role)).toEqual(["color.surface"]);
    expect(failing(result.dark ?? new Map())).toEqual([]);
  });

  test("two dark colours that cannot be read together: the text gives way", async () => {
    const result = await applied(presentOf("sb1", true), {}, { "color.surface": "#202020", "color.text": "#303030" });
    expect(result.dark?.get("color.surface")?.css).toBe("#202020");
    expect(result.dark?.get("color.text")?.css).not.toBe("#303030");
    expect(failing(result.dark ?? new Map())).toEqual([]);
  });
});
