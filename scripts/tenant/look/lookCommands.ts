import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { loadWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { brandsFolder, type CommandCall, defineCommand } from "#scripts/command/Command.ts";
import { flag, list, oneOf, text } from "#scripts/command/Option.ts";
import { Refusal } from "#scripts/command/Refusal.ts";
import { writeWholeSync } from "#scripts/files/writeWhole.ts";
import { brandLook } from "./brandLook.ts";
import { exportForms, exportLook } from "./exportLook.ts";
import { importLook } from "./importLook.ts";
import type { RoleAnswer, RoleQuestion } from "./roleQuestions.ts";
import { schemeNames } from "#scripts/shared/colours/contexts/buildContexts.ts";
import { isError } from "#scripts/findings/Finding.ts";
import { importJson, importText, questionText, themeQuestionText } from "./lookText.ts";
import type { ThemeQuestion } from "./ThemeChoices.ts";

const sharedOptions = { brands: brandsFolder, json: flag("the result as JSON") };

/** Whether somebody is at the terminal. */
const isAnswered = (): boolean => process.stdin.isTTY && process.stdout.isTTY;

/** Asks at the terminal, until the answer is understood. */
async function askUntil<Answer>(question: string, read: (answer: string) => Answer | undefined): Promise<Answer> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new AbortController();
  terminal.once("close", () => ended.abort());
  try {
    for (;;) {
      const answer = read((await terminal.question(question, { signal: ended.signal })).trim());
      if (answer !== undefined) return answer;
    }
  } catch (error) {
    if (ended.signal.aborted) throw new Refusal("Nothing was written.");
    throw error;
  } finally {
    terminal.close();
  }
}

/** One of some names by its number. */
const numbered = (names: readonly string[], answer: string): string | undefined =>
  /^\d{1,3}$/.test(answer) ? names[Number(answer) - 1] : undefined;

const askRole = (question: RoleQuestion): Promise<RoleAnswer> =>
  askUntil(questionText(question), (answer) => {
    const token = answer === "" ? null : numbered(question.candidates, answer.replace(/\s*light$/i, ""));
    return token === undefined ? undefined : { token, isLightOnly: /light$/i.test(answer) };
  });

const askTheme = (question: ThemeQuestion): Promise<string> =>
  askUntil(themeQuestionText(question), (answer) => numbered(question.names, answer));

const dirOf = (brands: string | undefined, { calledFrom }: CommandCall, root: string): string =>
  brands === undefined ? root : resolve(calledFrom, brands);

/** `npm run tenant -- look import`. */
export const lookImportCommand = (root: string) =>
  defineCommand({
    name: "tenant look import",
    purpose:
      "Takes colours and sizes from a designer's files: Figma, design tokens, Tokens Studio, Jøkul (docs/from-figma.md).",
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
      theme: list({
        shown: "NAME",
        help: "which of several brands, sizes or other looks in the files: one for each group",
      }),
      answers: text({ shown: "FILE", help: "answers to what is open, as JSON: the token of each role" }),
      "dry-run": flag("show before and after, and leave the files as they are"),
      ...sharedOptions,
    },
    exits:
      "0 done, 1 findings in the files or questions without an answer: nothing is written, 2 called in a wrong way",
    async run({ scheme, theme, answers, "dry-run": dryRun, brands, json }, call) {
      const [brand = "", ...files] = call.words;
      const result = await importLook({
        dir: dirOf(brands, call, root),
        brand,
        files,
        calledFrom: call.calledFrom,
        scheme,
        themes: theme,
        answers,
        dryRun,
        ...(json || !isAnswered() ? {} : { ask: askRole, askTheme }),
      });
      call.print(json ? `${JSON.stringify(importJson(result), null, 2)}\n` : importText(result, dryRun));
      const isOpen = result.open.length > 0 || result.themes.length > 0;
      const isRefused = isOpen || result.findings.some(isError);
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
