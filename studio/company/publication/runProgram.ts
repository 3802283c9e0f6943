import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";

/** How a program ended. */
export interface ProgramEnd {
  /** 0: done. -1: it could not be started, or was stopped because it took too long. */
  readonly code: number;
  readonly stdout: string;
  /** The last lines of both outputs, for people who have to find out why. */
  readonly tail: string;
}

interface ProgramOptions {
  readonly cwd: string;
  readonly timeoutMs: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a program to its end. It never throws: a program that cannot be started has ended with -1. */
export type RunProgram = (command: readonly string[], options: ProgramOptions) => Promise<ProgramEnd>;

const mostCharacters = 4_000_000;
const tailCharacters = 2_000;

/**
 * The variables of a git or npm command around this process are about other folders: paths on the command line of a
 * program would start where `npm run studio` was called.
 */
const foreign = /^(?:GIT_|npm_|INIT_CWD$|FORCE_COLOR$)/;

const inherited = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)));

/** Colours and other control sequences have no place in a page or a log. */
const plain = (text: string): string => stripVTControlCharacters(text).replace(/[^\P{Cc}\n]/gu, "");

/** Starts a program without a shell, in a process group of its own, and ends the group when its time is over. */
export const runProgram: RunProgram = ([command = "", ...args], { cwd, timeoutMs, env }) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...inherited(), ...env, NO_COLOR: "1" },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    let [stdout, both] = ["", ""];
    const timer = setTimeout(() => {
      both += `\nStopped after ${Math.round(timeoutMs / 1000)} s.`;
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    }, timeoutMs);
    const end = (code: number, problem = "") => {
      clearTimeout(timer);
      resolve({ code, stdout, tail: plain(both + problem).trim() });
    };
    child.on("error", (error) => end(-1, error.message));
    child.on("close", (code) => end(code ?? -1));
    // What could not be started may have no outputs, as when too many files are open.
    if (child.pid === undefined) return;
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      stdout = (stdout + text).slice(0, mostCharacters);
      both = (both + text).slice(-tailCharacters);
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      both = (both + text).slice(-tailCharacters);
    });
  });

/** A command of the configuration with its `{names}` filled in. Each stays one argument, whatever its value is. */
export const filledCommand = (
  command: readonly string[],
  values: Readonly<Record<string, string>>,
): readonly string[] => command.map((part) => filledText(part, values));

/** A text with its `{names}` filled in. One that is not known stays. */
export const filledText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (all, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? all) : all));
