import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { loadWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { brandsFolder, type CommandCall, defineCommand } from "#scripts/command/Command.ts";
import { flag, oneOf, text } from "#scripts/command/Option.ts";
import { Refusal } from "#scripts/command/Refusal.ts";
import { writeWholeSync } from "#scripts/files/writeWhole.ts";
import { brandLook } from "./brandLook.ts";
import { exportForms, exportLook } from "./exportLook.ts";
import { importLook, type RoleQuestion } from "./importLook.ts";
import { schemeNames } from "#scripts/colours/contexts/buildContexts.ts";
import { importJson, importText, questionText } from "./lookText.ts";

const sharedOptions = { brands: brandsFolder, json: flag("the result as JSON") };

/** Asks at the terminal; `undefined` when nobody is there. */
function terminalAsk(): ((question: RoleQuestion) => Promise<string | null>) | undefined {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined;
  return async (question) => {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    const ended = new AbortController();
    terminal.once("close", () => ended.abort());
    try {
      for (;;) {
        const answer = (await terminal.question(questionText(question), { signal: ended.signal })).trim();
        if (answer === "") return null;
        const chosen = /^\d$/.test(answer) ? question.candidates[Number(answer) - 1] : undefined;
        if (chosen !== undefined) return chosen.token;
      }
    } catch (error) {
      if (ended.signal.aborted) throw new Refusal("Nothing was written.");
      throw error;
    } finally {
      terminal.close();
    }
  };
}

const dirOf = (brands: string | undefined, { calledFrom }: CommandCall, root: string): string =>
  brands === undefined ? root : resolve(calledFrom, brands);

/** `npm run tenant -- look import`. */
export const lookImportCommand = (root: string) =>
  defineCommand({
    name: "tenant look import",
    purpose:
      "Takes colours and sizes from a designer's files: Figma, design tokens, Tokens Studio (docs/from-figma.md).",
    words: {
      shown: "BRAND FILE…",
      least: 2,
      most: 100,
      advice:
        "Type a brand and the designer's files: npm run tenant -- look import eika Light.tokens.json Dark.tokens.json",
    },
    options: {
      scheme: oneOf(schemeNames, {
        shown: "NAME",
        help: "what the files are for, when their names do not say light or dark",
      }),
      answers: text({ shown: "FILE", help: "answers to what is open, as JSON: the token of each role" }),
      "dry-run": flag("show before and after, and leave the files as they are"),
      ...sharedOptions,
    },
    exits:
      "0 done, 1 findings in the files or questions without an answer: nothing is written, 2 called in a wrong way",
    async run({ scheme, answers, "dry-run": dryRun, brands, json }, call) {
      const [brand = "", ...files] = call.words;
      const result = await importLook({
        dir: dirOf(brands, call, root),
        brand,
        files,
        calledFrom: call.calledFrom,
        scheme,
        answers,
        dryRun,
        ask: json ? undefined : terminalAsk(),
      });
      call.print(json ? `${JSON.stringify(importJson(result), null, 2)}\n` : importText(result, dryRun));
      const isRefused = result.open.length > 0 || result.findings.some(({ level }) => level === "error");
      return isRefused ? 1 : 0;
    },
  });

/** `npm run tenant -- look export`. */
export const lookExportCommand = (root: string) =>
  defineCommand({
    name: "tenant look export",
    purpose: "Writes a brand's look for other tools: all contexts, as complete files (docs/from-figma.md).",
    words: {
      shown: "BRAND",
      least: 1,
      most: 1,
      advice: "Type a brand: npm run tenant -- look export eika --for figma",
    },
    options: {
      out: text({ shown: "DIR", help: "the folder to write to", absent: "look" }),
      for: oneOf(exportForms, {
        shown: "NAME",
        help: "dtcg: files and a resolver of DTCG 2025.10; figma: a file for each mode, to be imported as variables",
        absent: "dtcg",
      }),
      ...sharedOptions,
    },
    exits: "0 done, 2 called in a wrong way, or the files could not be written",
    folderOption: "--out",
    async run({ out, for: form, brands, json }, call) {
      const [brand = ""] = call.words;
      const { theme } = brandLook(loadWorkspace(dirOf(brands, call, root)), brand);
      const folder = resolve(call.calledFrom, out);
      mkdirSync(folder, { recursive: true });
      const files = [...exportLook(brand, theme, form)].map(([name, content]) => {
        const path = join(folder, name);
        writeWholeSync(path, content);
        return path;
      });
      call.print(json ? `${JSON.stringify({ files }, null, 2)}\n` : `${files.map((file) => `  ${file}`).join("\n")}\n`);
      return Promise.resolve(0);
    },
  });
