import { pathToFileURL } from "node:url";
import { defineConfig, Logger, parse } from "@terrazzo/parser";
import { describe, expect, test } from "vitest";
import { loadWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { installedFonts } from "#scripts/brands/themes/installedFonts.ts";
import { roles } from "#scripts/brands/themes/themeContract.ts";
import { buildContexts } from "#scripts/shared/colours/contexts/buildContexts.ts";
import { repository } from "#scripts/files/repository.ts";
import { isError } from "#scripts/findings/Finding.ts";
import { applyLook, type PresentLook } from "./applyLook.ts";
import { type ExportForm, exportLook } from "./exportLook.ts";
import { proposeRoles } from "./proposeRoles.ts";
import { readLook } from "./readLook.ts";
import { exportedName } from "./roleWords.ts";

const { themes } = loadWorkspace(repository);

/** The seven brands, each with all four contexts, whether customers get dark or not. */
const looks = [...themes].map(([name, { theme }]) => {
  const light = theme?.tokens ?? expect.fail();
  const takenOver = { dark: new Map(), more: new Map(), darkMore: new Map() };
  const present: PresentLook = { light, hasDark: true, takenOver };
  const contexts = buildContexts(light, { schemes: ["light", "dark"], takenOver });
  return [name, { present, theme: { tokens: light, contexts } }] as const;
});

/** Keeps what the parser says. */
class FoundLogger extends Logger {
  readonly found: unknown[] = [];
  constructor() {
    super({ level: "silent" });
  }
  override error(...entries: Parameters<Logger["error"]>): void {
    this.found.push(...entries);
  }
  override warn(...entries: Parameters<Logger["warn"]>): void {
    this.found.push(...entries);
  }
}

/** Reads files with the parser of Terrazzo; a resolver finds the others by their names. */
async function readByTerrazzo(files: ReadonlyMap<string, string>, entry: string) {
  const logger = new FoundLogger();
  const folder = pathToFileURL("/export/");
  const config = defineConfig({}, { cwd: folder, logger });
  const { tokens } = await parse([{ filename: new URL(entry, folder), src: files.get(entry) ?? "" }], {
    config,
    logger,
    continueOnError: true,
    req: (url) => Promise.resolve(files.get(decodeURIComponent(url.pathname.split("/").at(-1) ?? "")) ?? ""),
  });
  return { found: logger.found, count: Object.keys(tokens).length };
}

const isGiven = (name: string, form: ExportForm) =>
  form === "dtcg" || roles.find((role) => role.name === name)?.type !== "shadow";

describe("A look that is exported", () => {
  test("is of the seven brands", () => {
    expect(looks).toHaveLength(7);
  });

  test.each(looks)(
    "%s: Terrazzo reads every file and the resolver without an error or a warning",
    async (name, look) => {
      const files = exportLook(name, look.theme, "dtcg");
      expect([...files.keys()]).toEqual([
        `${name}.light.tokens.json`,
        `${name}.dark.tokens.json`,
        `${name}.light-more-contrast.tokens.json`,
        `${name}.dark-more-contrast.tokens.json`,
        `${name}.resolver.json`,
      ]);
      for (const file of files.keys()) {
        const { found, count } = await readByTerrazzo(files, file);
        expect([file, found, count >= roles.length]).toEqual([file, [], true]);
      }
    },
  );

  test("Terrazzo would say what is wrong", async () => {
    const named = JSON.stringify({ color: { Page: { $type: "number", $value: 1 } } });
    expect((await readByTerrazzo(new Map([["a.tokens.json", named]]), "a.tokens.json")).found).not.toEqual([]);
  });

  test.each(looks)("%s: for Figma, a file a mode in the form that it exports", (name, look) => {
    const files = exportLook(name, look.theme, "figma");
    const modes = ["Light", "Dark", "Light more contrast", "Dark more contrast"];
    expect([...files.keys()]).toEqual(modes.map((mode) => `${mode}.tokens.json`));
    const light = JSON.parse(files.get("Light.tokens.json") ?? "") as Record<string, Record<string, unknown>>;
    expect(light["$extensions"]).toEqual({ "com.figma.modeName": "Light" });
    expect(light["color"]?.["overlay"]).toMatchObject({
      $type: "color",
      $value: { alpha: expect.any(Number) as number },
    });
    expect(light["radius"]?.["card"]).toMatchObject({ $type: "number", $value: expect.any(Number) as number });
    expect(light["font"]?.["size-md"]).toMatchObject({ $type: "number" });
    expect(light["font"]?.["body"]).toMatchObject({ $type: "string" });
    expect(light).not.toHaveProperty("shadow");
  });

  describe.each(["dtcg", "figma"] as const)("for %s", (form) => {
    test.each(looks)("%s: there and back changes nothing, and asks nothing", async (name, look) => {
      const files = [...exportLook(name, look.theme, form)].map(([file, text]) => ({ file, text }));
      const read = await readLook({ files });
      const fonts = installedFonts();
      const { light } = look.present;
      const { taken, open } = proposeRoles({ look: read, present: light, given: new Map(), answers: new Map(), fonts });
      expect(read.findings.filter(isError)).toEqual([]);
      expect(open).toEqual([]);
      expect([...taken].map(([role, { token }]) => [role, token])).toEqual(
        roles.filter((role) => isGiven(role.name, form)).map((role) => [role.name, exportedName(role.name)]),
      );
      const choices = new Map([...taken].map(([role, { token }]) => [role, token]));
      expect(applyLook({ look: read, choices, present: look.present, fonts }).changes).toEqual([]);
    });
  });
});
