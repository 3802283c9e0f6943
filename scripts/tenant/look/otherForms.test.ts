import { describe, expect, test } from "vitest";
import { fileOf } from "#tests/support/look/designerFiles.ts";
import { readFiles, shown } from "#tests/support/look/readFiles.ts";
import { inWords } from "#scripts/findings/inWords.ts";
import type { Look } from "./Look.ts";

/** Light and dark of each token. */
const valuesOf = ({ tokens }: Look) =>
  Object.fromEntries([...tokens.values()].map(({ name, light, dark }) => [name, [shown(light), shown(dark)]]));
const notesOf = ({ findings }: Look) => findings.map((finding) => inWords(finding).message);
const questionsOf = ({ questions }: Look) => questions.map(({ names }) => names);
const colour = (value: unknown, more: object = {}) => ({ $type: "color", $value: value, ...more });
const page = (value: string) => ({ background: { page: colour(value) } });

describe("Looks that are no light and no dark are never mixed with those that are", () => {
  const modes = ["Dark", "Light", "Sepia"].map((name, at) =>
    fileOf(`Theme.${name}.tokens.json`, {
      ...page(["#101820", "#ffffff", "#704214"][at] ?? ""),
      $extensions: { "com.figma.modeName": name },
    }),
  );

  test("a third mode of a collection is asked about", async () => {
    expect(questionsOf(await readFiles(modes))).toEqual([["Light", "Sepia"]]);
    const look = await readFiles(modes, ["Light"]);
    expect([valuesOf(look), notesOf(look)]).toEqual([
      { "background.page": ["#ffffff", "#101820"] },
      ["Left out: Sepia. What is read instead: Dark, Light"],
    ]);
  });

  test("what is for one scheme is over what is for both, whatever the files are called", async () => {
    const base = { ...page("#eeeeee"), link: colour("#145a6e"), text: colour("#222222") };
    const look = await readFiles([fileOf("light.json", page("#ffffff")), fileOf("shared.json", base)]);
    expect(valuesOf(look)["background.page"]).toEqual(["#ffffff", undefined]);
  });

  const resolver = (file: string, value: string) =>
    fileOf(file, { version: "2025.10", resolutionOrder: [{ type: "set", name: "a", sources: [page(value)] }] });

  test("two resolvers with other values are two looks", async () => {
    const files = [resolver("nord.resolver.json", "#145a6e"), resolver("li.resolver.json", "#9c2f1c")];
    expect(questionsOf(await readFiles(files))).toEqual([["nord", "li"]]);
    const look = await readFiles(files, ["li"]);
    expect([valuesOf(look), notesOf(look), look.files]).toEqual([
      { "background.page": ["#9c2f1c", undefined] },
      ["Left out: nord. What is read instead: li"],
      [{ file: "li.resolver.json", scheme: "light" }],
    ]);
  });

  test("a file that the resolver does not name is said to be left out", async () => {
    const look = await readFiles([resolver("a.resolver.json", "#145a6e"), fileOf("more.json", page("#222222"))]);
    expect([valuesOf(look), notesOf(look)]).toEqual([
      { "background.page": ["#145a6e", undefined] },
      ["The file is left out: the resolver does not name it"],
    ]);
  });
});

describe("Groups of themes", () => {
  const theme = (group: string, name: string, set: string) => ({
    name,
    group,
    selectedTokenSets: { [set]: "enabled" },
  });
  const file = fileOf("tokens.json", {
    n: page("#145a6e"),
    s: page("#9c2f1c"),
    small: { radius: { card: { $type: "borderRadius", $value: "4" } } },
    large: { radius: { card: { $type: "borderRadius", $value: "14" } } },
    $themes: [
      theme("Brand", "Nord", "n"),
      theme("Brand", "Standard", "s"),
      theme("Size", "Nord", "small"),
      theme("Size", "Standard", "large"),
      { name: "Empty", group: "Size", selectedTokenSets: { large: "disabled" } },
    ],
  });

  test("the same name in two groups is said with the group, and a theme without sets is none", async () => {
    expect(questionsOf(await readFiles([file]))).toEqual([
      ["Brand: Nord", "Brand: Standard"],
      ["Size: Nord", "Size: Standard"],
    ]);
    const look = await readFiles([file], ["Brand: Nord", "Size: Standard"]);
    expect(valuesOf(look)).toEqual({ "background.page": ["#145a6e", undefined], "radius.card": [14, undefined] });
    expect(look.chosenThemes).toEqual(["Brand: Nord", "Size: Standard"]);
  });
});

describe("Light and dark inside of other groups", () => {
  const schemes = { light: page("#ffffff"), dark: page("#101820") };

  test("color.light and color.dark, beside other groups", async () => {
    const radius = { card: { $type: "dimension", $value: "14px" } };
    expect(valuesOf(await readFiles([fileOf("a.json", { color: schemes, radius })]))).toEqual({
      "radius.card": [{ value: 14, unit: "px" }, undefined],
      "color.background.page": ["#ffffff", "#101820"],
    });
  });

  test("a brand with light and dark, and with more contrast for some", async () => {
    const group = (page: string, action: string) => ({ background: { page: colour(page), action: colour(action) } });
    const brand = (page: string, action: string) => ({
      light: group(page, action),
      dark: group("#101820", "#8fd0e3"),
      "dark-hc": group("#000000", "#ffffff"),
    });
    const file = fileOf("a.json", { vik: brand("#ffffff", "#145a6e"), li: brand("#fff8f0", "#9c2f1c") });
    expect(questionsOf(await readFiles([file]))).toEqual([["vik", "li"]]);
    const look = await readFiles([file], ["vik"]);
    expect(valuesOf(look)["background.action"]).toEqual(["#145a6e", "#8fd0e3"]);
    expect(notesOf(look)).toContain("Left out: vik.dark-hc. Looks for some customers are built by the portal itself");
  });

  test("shades called light and dark are no schemes", async () => {
    const blue = { light: colour("#bcd4ee"), main: colour("#145a6e"), dark: colour("#06213d") };
    expect([...(await readFiles([fileOf("a.json", { color: { blue } })])).tokens.keys()]).toEqual([
      "color.blue.light",
      "color.blue.main",
      "color.blue.dark",
    ]);
  });
});

describe("Tokens Studio's values", () => {
  const modified = (value: unknown, type = "alpha") =>
    colour("#145a6e", { $extensions: { "studio.tokens": { modify: { type, value, space: "srgb" } } } });

  test.each([
    ["0.5", "#145a6e80"],
    [0.5, "#145a6e80"],
    ["50%", "#145a6e80"],
    ["{half}", "#145a6e80"],
    ["50", undefined],
    ["half", undefined],
    ["-0.5", undefined],
  ])("a modifier by %j gives %s", async (value, result) => {
    const file = fileOf("a.json", { half: { $type: "opacity", $value: "50%" }, page: modified(value) });
    const look = await readFiles([file]);
    expect(shown(look.tokens.get("page")?.light)).toBe(result);
    expect(notesOf(look)).toHaveLength(result === undefined ? 1 : 0);
  });

  test("a weight with a style keeps its name", async () => {
    const weight = (value: string) => ({ value, type: "fontWeights" });
    const file = fileOf("a.json", {
      heading: weight("Semi Bold Italic"),
      body: weight("Italic"),
      link: weight("{heading}"),
    });
    const look = await readFiles([file]);
    expect(valuesOf(look)).toEqual({ heading: [600, undefined], body: [400, undefined], link: [600, undefined] });
    expect(notesOf(look)).toEqual([
      '"heading": the style Italic is left out, its weight is read',
      '"body": the style Italic is left out, its weight is read',
    ]);
  });

  test("tokens of a type without a role are named", async () => {
    const shade = { $type: "gradient", $value: "none" };
    expect(notesOf(await readFiles([fileOf("a.json", { one: shade, two: shade, page: colour("#fff") })]))).toEqual([
      "one, two are left out: the portal has no role for the type gradient",
    ]);
  });
});

test("Style Dictionary's older files: values without types say what they are", async () => {
  const look = await readFiles([
    fileOf("base.json", { color: { base: { blue: { value: "#145a6e", comment: "sea" } } }, font: { value: "Arial" } }),
    fileOf("roles.json", {
      color: { action: { value: "{color.base.blue.value}" } },
      radius: { card: { value: "12px" } },
    }),
  ]);
  expect(valuesOf(look)).toEqual({
    "color.base.blue": ["#145a6e", undefined],
    "color.action": ["#145a6e", undefined],
    "radius.card": [{ value: 12, unit: "px" }, undefined],
  });
  expect(notesOf(look)).toEqual(['"font.value" is left out: it is no token, as it has no $value']);
});

test("a number as Figma's API calls it", async () => {
  const file = fileOf("a.json", { radius: { card: { $type: "float", $value: 14 } } });
  expect(valuesOf(await readFiles([file]))).toEqual({ "radius.card": [14, undefined] });
});

test("Jøkul's colours with more than light and dark", async () => {
  const look = await readFiles([
    fileOf("jokul.json", { color: { page: { light: "#fff", dark: "#111", contrast: "#000" } } }),
  ]);
  expect(notesOf(look)).toEqual(['"color.page": its value for "contrast" is left out']);
});
