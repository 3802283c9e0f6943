import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readdir, readFile } from "node:fs/promises";

import { colourObject } from "#scripts/shared/colours/colourObject.ts";
import { repository } from "#scripts/files/repository.ts";
import { type FixtureFiles, fixtureFiles, withFolder } from "#tests/support/brandFixtures/fixtureFolder.ts";
import { inWords } from "#scripts/findings/inWords.ts";
import { loadWorkspace } from "../loadWorkspace.ts";
import { resolverText } from "./resolverSchema.ts";

const paths = {
  resolver: "themes/fjord.resolver.json",
  dark: "themes/fjord.dark.tokens.json",
  more: "themes/fjord.more.tokens.json",
};

const tokensText = (values: unknown) => JSON.stringify({ $schema: "./theme.schema.json", ...(values as object) });
const colours = (values: Readonly<Record<string, unknown>>) => ({
  color: Object.fromEntries(Object.entries(values).map(([role, $value]) => [role, { $type: "color", $value }])),
});

/** The theme of a folder, and its findings as `file:line code message`. */
async function themeWith(files: FixtureFiles) {
  return withFolder({ ...(await fixtureFiles("fjord")), ...files }, async (folder) => {
    const { themes, findings } = loadWorkspace(folder);
    const shown = findings.map((finding) => {
      const { file, line, code, message } = inWords(finding);
      return `${file}:${line} ${code} ${message}`;
    });
    return { result: themes.get("fjord"), findings: shown };
  });
}

const both = resolverText("fjord", ["light", "dark"], ["dark", "more"]);

describe("The contexts of a theme (spec: brands-27)", () => {
  test("without the context dark, a theme has light alone", async () => {
    const { result, findings } = await themeWith({});
    expect(findings).toEqual([]);
    expect(result?.theme?.schemes).toEqual(["light"]);
    expect(result?.theme?.takenOver).toEqual({ dark: new Map(), more: new Map(), darkMore: new Map() });
  });

  test("the context dark gives it dark, also when nothing is taken over", async () => {
    const { result, findings } = await themeWith({ [paths.resolver]: resolverText("fjord", ["light", "dark"]) });
    expect(findings).toEqual([]);
    expect(result?.theme?.schemes).toEqual(["light", "dark"]);
  });

  test("values that are taken over are those of the files, and may refer to the theme's own", async () => {
    const { result, findings } = await themeWith({
      [paths.resolver]: both,
      [paths.dark]: tokensText(colours({ page: colourObject("#101418"), surface: "{color.text}" })),
      [paths.more]: tokensText(colours({ link: colourObject("#000000") })),
    });
    expect(findings).toEqual([]);
    const css = (tokens: ReadonlyMap<string, { readonly css: string }> | undefined) =>
      [...(tokens ?? [])].map(([name, value]) => [name, value.css]);
    expect(css(result?.theme?.takenOver.dark)).toEqual([
      ["color.page", "#101418"],
      ["color.surface", "#1a1a1a"],
    ]);
    expect(css(result?.theme?.takenOver.more)).toEqual([["color.link", "#000000"]]);
    expect(css(result?.theme?.takenOver.darkMore)).toEqual([["color.link", "#000000"]]);
  });

  test("with more contrast, a role that refers to another one has the dark value of that one in dark", async () => {
    const { result, findings } = await themeWith({
      [paths.resolver]: both,
      [paths.dark]: tokensText(colours({ text: colourObject("#fafafa") })),
      [paths.more]: tokensText(colours({ link: "{color.text}" })),
    });
    expect(findings).toEqual([]);
    const { more, darkMore } = result?.theme?.takenOver ?? expect.fail();
    expect([more, darkMore].map((values) => values.get("color.link")?.css)).toEqual(["#1a1a1a", "#fafafa"]);
  });

  test("a circle of references over both files is a finding", async () => {
    const { findings } = await themeWith({
      [paths.resolver]: both,
      [paths.dark]: tokensText(colours({ text: "{color.link}" })),
      [paths.more]: tokensText(colours({ link: "{color.text}" })),
    });
    expect(findings).toEqual([expect.stringContaining(`${paths.more}:1 alias-cycle`)]);
  });

  test.each([
    [
      "a role that is not in the contract",
      { [paths.dark]: tokensText(colours({ pagge: colourObject("#101418") })) },
      `${paths.dark}:1 unknown-token "color.pagge" is not a role`,
    ],
    [
      "a palette of its own",
      { [paths.dark]: tokensText({ palette: {} }) },
      `${paths.dark}:1 unknown-token "palette" cannot be in a file of values`,
    ],
    [
      "variants",
      { [paths.dark]: tokensText({ $extensions: { "portal.variants": {} } }) },
      `${paths.dark}:1 unknown-token "portal.variants" cannot be`,
    ],
    [
      "an alias to nothing",
      { [paths.more]: tokensText(colours({ page: "{palette.none}" })) },
      `${paths.more}:1 unknown-alias There is no token "palette.none"`,
    ],
    ["a file with an error of syntax", { [paths.more]: "{" }, `${paths.more}:1 syntax-error`],
    [
      "a file that the resolver does not name",
      { [paths.resolver]: resolverText("fjord", ["light", "dark"], ["more"]) },
      `${paths.resolver}:9 bad-resolver The resolver does not name ${paths.dark}`,
    ],
    [
      "a resolver of another theme",
      { [paths.resolver]: both.replace('"fjord.dark.', '"vidde.dark.') },
      `${paths.resolver}:10 bad-resolver "modifiers.scheme.contexts.dark" does not name`,
    ],
    [
      "a modifier of one context, which the standard does not have",
      { [paths.resolver]: both.replace(/, "dark": \[[^\]]*\]/, "") },
      `${paths.resolver}:10 missing-value`,
    ],
    ["a resolver that is a list", { [paths.resolver]: "[]" }, `${paths.resolver}:1 wrong-type`],
  ])("%s is a finding, and there is no theme", async (_, files, says) => {
    const good = {
      [paths.resolver]: both,
      [paths.dark]: tokensText(colours({ page: colourObject("#101418") })),
      [paths.more]: tokensText(colours({ link: colourObject("#000000") })),
    };
    const { result, findings } = await themeWith({ ...good, ...files });
    expect(findings.filter((each) => each.startsWith(says))).toHaveLength(1);
    expect(result?.theme).toBeUndefined();
  });

  test("the resolvers of the brands are as the commands write them", async () => {
    const folder = join(repository, "themes");
    const names = (await readdir(folder)).filter((name) => name.endsWith(".resolver.json"));
    const { themes } = loadWorkspace(repository);
    expect(names).toHaveLength(themes.size);
    for (const [name, { schemes, takenOverFiles }] of themes) {
      const takenOver = (["dark", "more"] as const).filter((each) => takenOverFiles[each] !== undefined);
      const text = await readFile(join(folder, `${name}.resolver.json`), "utf8");
      expect(text).toBe(resolverText(name, schemes, takenOver));
    }
  });
});
