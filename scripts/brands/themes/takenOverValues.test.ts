import { pathToFileURL } from "node:url";
import { defineConfig, Logger, parse } from "@terrazzo/parser";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

import { colourObject } from "#scripts/shared/colours/colourObject.ts";
import { repository } from "#scripts/files/repository.ts";
import { fixtureFiles, withFolder } from "#tests/support/brandFixtures/fixtureFolder.ts";
import { loadWorkspace } from "../loadWorkspace.ts";
import type { Theme } from "./loadTheme.ts";
import { resolverText } from "./resolverSchema.ts";
import { readTokenValue } from "./tokenValue.ts";

/** Roles, each with a colour or a reference. */
type Written = Readonly<Record<string, string>>;

const fileText = (written: Written): string =>
  JSON.stringify({
    color: {
      $type: "color",
      ...Object.fromEntries(
        Object.entries(written).map(([role, value]) => [
          role,
          { $value: value.startsWith("#") ? colourObject(value) : value },
        ]),
      ),
    },
  });

const dark: Written = { page: "#101418", header: "#20304a", heading: "#fff2d6", text: "#f0f0f0" };
const more: Written = { header: "#000000", heading: "{color.text}", link: "{color.onHeader}", border: "#767676" };

const contexts = [
  { scheme: "light", contrast: "normal" },
  { scheme: "light", contrast: "more" },
  { scheme: "dark", contrast: "normal" },
  { scheme: "dark", contrast: "more" },
] as const;

/** The roles that the files of a context have. */
const rolesIn = ({ scheme, contrast }: (typeof contexts)[number]): string[] =>
  Object.keys({ ...(scheme === "dark" ? dark : {}), ...(contrast === "more" ? more : {}) });

/** The values that customers get in a context. */
function shipped({ tokens, contexts: built }: Theme, { scheme, contrast }: (typeof contexts)[number]) {
  const ofLight = contrast === "more" ? [built.more] : [];
  const ofDark = [built.dark, ...(contrast === "more" ? [built.darkMore] : [])];
  const layers = [tokens, ...(scheme === "dark" ? ofDark : ofLight)];
  return new Map(layers.flatMap((layer) => [...(layer ?? [])]));
}

/** What Terrazzo finds by the resolver of a folder, in each context: the CSS of every role. */
async function resolvedIn(folder: string) {
  const filename = pathToFileURL(join(folder, "themes/fjord.resolver.json"));
  const logger = new Logger({ level: "silent" });
  const cwd = pathToFileURL(`${folder}/`);
  const config = defineConfig({ tokens: ["./themes/fjord.resolver.json"] }, { cwd, logger });
  const { resolver } = await parse([{ filename, src: await readFile(filename, "utf8") }], { config, logger });
  return (context: (typeof contexts)[number], role: string): string | undefined => {
    const value: unknown = JSON.parse(JSON.stringify(resolver.apply(context)[`color.${role}`]?.$value));
    const read = readTokenValue("color", value);
    return "value" in read ? read.value.css : undefined;
  };
}

describe("Values that are taken over, by another parser of the standard (spec: brands-40)", () => {
  test("in every context they are those that customers get", async () => {
    const code = ["contract", "base"].map(async (name) => {
      const path = `themes/${name}.tokens.json`;
      return [path, await readFile(join(repository, path), "utf8")] as const;
    });
    const files = {
      ...(await fixtureFiles("fjord")),
      ...Object.fromEntries(await Promise.all(code)),
      "themes/fjord.resolver.json": resolverText("fjord", ["light", "dark"], ["dark", "more"]),
      "themes/fjord.dark.tokens.json": fileText(dark),
      "themes/fjord.more.tokens.json": fileText(more),
    };
    await withFolder(files, async (folder) => {
      const { themes, findings } = loadWorkspace(folder);
      expect(findings).toEqual([]);
      const theme = themes.get("fjord")?.theme ?? expect.fail();
      const theirs = await resolvedIn(folder);
      expect(contexts.map((context) => rolesIn(context).length)).toEqual([0, 4, 4, 6]);
      for (const context of contexts) {
        const values = shipped(theme, context);
        for (const role of rolesIn(context))
          expect([context, role, values.get(`color.${role}`)?.css]).toEqual([context, role, theirs(context, role)]);
      }
    });
  });
});
