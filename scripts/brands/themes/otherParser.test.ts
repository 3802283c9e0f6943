import { readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { defineConfig, Logger, parse } from "@terrazzo/parser";
import { describe, expect, test } from "vitest";

import { repository } from "#scripts/files/repository.ts";
import { TokenFile } from "#scripts/shared/tokens/TokenFile.ts";
import { parseJsonFile } from "../json/jsonFile.ts";
import { loadWorkspace } from "../loadWorkspace.ts";
import { wordsOf } from "#scripts/findings/wordsOf.ts";
import { loadTheme } from "./loadTheme.ts";
import { readTokenValue } from "./tokenValue.ts";

const root = pathToFileURL(`${repository}/`);
const names = readdirSync(`${repository}/themes`).filter((name) => /\.(?:tokens|resolver)\.json$/.test(name));

/** Reads a file with the parser of Terrazzo, in each of its contexts. Its names are those of the contract: camelCase. */
async function parsed(path: string, src = readFileSync(new URL(path, root), "utf8")) {
  const logger = new Logger({ level: "silent" });
  const config = defineConfig(
    { tokens: [`./${path}`], lint: { rules: { "core/consistent-naming": "off" } } },
    { cwd: root, logger },
  );
  const { tokens, resolver } = await parse([{ filename: new URL(path, root), src }], { config, logger });
  const contexts = path.endsWith(".resolver.json") ? (resolver.listPermutations?.() ?? []) : [];
  const inContexts = contexts.map((context) => resolver.apply(context));
  const { errorCount, warnCount } = logger.stats();
  return { tokens, contexts, inContexts, problems: errorCount + warnCount };
}

describe("The files of the themes, read by another parser of the standard (spec: brands-28)", () => {
  test.each(names.map((name) => [name]))("%s has neither an error nor a warning", async (name) => {
    const { tokens, contexts, inContexts, problems } = await parsed(`themes/${name}`);
    expect(problems).toBe(0);
    // Values that are taken over for a context are few.
    const isTakenOver = /\.(?:dark|more)\.tokens\.json$/.test(name);
    expect(Object.keys(tokens).length).toBeGreaterThan(isTakenOver ? 0 : 10);
    if (!name.endsWith(".resolver.json")) return;
    const { schemes = [] } = loadWorkspace(repository).themes.get(name.replace(".resolver.json", "")) ?? {};
    expect(contexts).toHaveLength(schemes.length * 2);
    for (const resolved of inContexts) expect(Object.keys(resolved)).toEqual(expect.arrayContaining(["space.2"]));
  });

  test("a colour that is a text is a problem for it, as it is for us", async () => {
    const src = JSON.stringify({ palette: { $type: "color", ink: { $value: "#0b5cad" } } });
    expect((await parsed("themes/made-up.tokens.json", src)).problems).toBe(1);
  });

  test("it finds the same values in groups that extend others, in $root and at the end of references", async () => {
    const black = { colorSpace: "srgb", components: [0, 0, 0] };
    const file = {
      palette: {
        $type: "color",
        blue: {
          $root: { $value: { colorSpace: "oklch", components: [0.5, 0.1, 250] } },
          dark: { $value: { colorSpace: "hsl", components: [210, 50, 25] } },
        },
        green: { $extends: "{palette.blue}", dark: { $value: { colorSpace: "hwb", components: [150, 10, 60] } } },
        again: { $value: "{palette.green.dark}" },
      },
      length: { $type: "dimension", small: { $value: { value: 4, unit: "px" } } },
      shadow: {
        $type: "shadow",
        card: {
          $value: [
            {
              color: "{palette.again}",
              offsetX: "{length.small}",
              offsetY: "{length.small}",
              blur: "{length.small}",
              spread: "{length.small}",
            },
            {
              color: black,
              offsetX: "{length.small}",
              offsetY: "{length.small}",
              blur: "{length.small}",
              spread: "{length.small}",
              inset: true,
            },
          ],
        },
      },
    };
    const { tokens, problems } = await parsed("themes/made-up.tokens.json", JSON.stringify(file));
    expect(problems).toBe(0);
    const own = TokenFile.of(file);
    // Its names leave out what the standard has in them: "$root".
    const theirNameOf = (name: string) => name.replace(".$root", "");
    expect([...own.tokens.keys()].map(theirNameOf).toSorted()).toEqual(Object.keys(tokens).toSorted());
    for (const token of own.tokens.values()) {
      const resolved = own.resolve(token);
      const type = own.typeOf(token);
      expect(tokens[theirNameOf(token.name)]?.$type).toBe(type);
      if (!("value" in resolved)) throw new Error(token.name);
      const read = (value: unknown) =>
        readTokenValue(type === "color" ? "color" : type === "shadow" ? "shadow" : "dimension", value);
      const theirs: unknown = JSON.parse(JSON.stringify(tokens[theirNameOf(token.name)]?.$value));
      expect([token.name, read(resolved.value)]).toEqual([token.name, read(theirs)]);
    }
  });

  test("a circle of aliases is a finding of ours, where that parser ends without a place", () => {
    const text =
      '{ "palette": { "$type": "color", "a": { "$value": "{palette.b}" }, "b": { "$value": "{palette.a}" } } }';
    const { json } = parseJsonFile({ file: "themes/made-up.tokens.json", text });
    const findings = json === undefined ? [] : loadTheme("made-up", json).findings;
    const said = findings.filter(({ code }) => code === "alias-cycle").map((finding) => wordsOf(finding).message);
    expect(said).toEqual([
      "The alias refers to itself: palette.a → palette.b → palette.a",
      "The alias refers to itself: palette.a → palette.b → palette.a",
    ]);
  });
});
