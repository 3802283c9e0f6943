import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { Socket } from "node:net";
import { type GitError, gitCommand, gitError, largestBytes } from "./runGit.ts";

/** An object of git: what a name leads to. */
interface FoundObject {
  readonly hash: string;
  /** Its content, when it is a file. */
  readonly text?: string;
}

/** A question that git has not answered yet. */
interface Question {
  readonly answer: (found: FoundObject | undefined) => void;
  readonly refuse: (error: GitError) => void;
}

/** After this time without a question the process ends. The next question starts another one. */
const idleMs = 5_000;
/** After this time without an answer the process is ended. */
const mostMs = 15_000;

const foundFormat = /^([0-9a-f]+) (\w+) (\d+)$/;

/**
 * Answers many questions about commits and files by one process of git, which reads references anew for each question:
 * starting a process takes longer than the answer.
 */
export class ObjectReader {
  readonly #folder: string;
  readonly #variables: Readonly<Record<string, string>>;
  #git: ChildProcessWithoutNullStreams | undefined;
  #questions: Question[] = [];
  #output = Buffer.alloc(0);
  #timer: NodeJS.Timeout | undefined;

  /** @param variables of git's environment */
  constructor(folder: string, variables: Readonly<Record<string, string>> = {}) {
    this.#folder = folder;
    this.#variables = variables;
  }

  /** The hash of what a name such as `refs/heads/main^{commit}` leads to; undefined when there is none. @throws GitError */
  async hashOf(name: string): Promise<string | undefined> {
    return (await this.#ask(name))?.hash;
  }

  /** Files as text, by `<commit>:<path>` or by blob. A file that a commit does not have is left out. @throws GitError */
  async read(names: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = await Promise.all(names.map(async (name) => [name, await this.#ask(name)] as const));
    return new Map(found.flatMap(([name, file]) => (file?.text === undefined ? [] : [[name, file.text]])));
  }

  #ask(name: string): Promise<FoundObject | undefined> {
    // One name is one line of what git reads.
    if (name.includes("\n")) return Promise.resolve(undefined);
    return new Promise((answer, refuse) => {
      this.#git ??= this.#start();
      this.#questions.push({ answer, refuse });
      this.#git.stdin.write(`${name}\n`);
      // Later questions do not give a process that hangs more time.
      if (this.#questions.length === 1) this.#wait();
    });
  }

  #start(): ChildProcessWithoutNullStreams {
    // An older git does not have `--batch-command`, which could leave out the content of a commit: that is short.
    const { args, options } = gitCommand(this.#folder, ["cat-file", "--batch"], this.#variables);
    const git = spawn("git", args, options);
    let [reason, problem]: [Error | undefined, string] = [undefined, ""];
    // Before its pipes, which it does not have when too many files are open: an error that nobody listens to ends the program.
    git.on("error", (error) => (reason = error));
    git.stdout.on("data", (chunk: Buffer) => this.#take(git, chunk));
    git.stderr.setEncoding("utf8").on("data", (text: string) => (problem = `${problem}${text}`.slice(-10_000)));
    // Without git there is nothing that could read it: the error of the process says so.
    git.stdin.on("error", () => undefined);
    git.on("close", () => {
      if (this.#git !== git) return;
      const questions = this.#questions;
      this.#forget();
      for (const { refuse } of questions) refuse(gitError(reason ?? new Error("git has ended"), problem));
    });
    return git;
  }

  /** Waits for the next answer, or for the next question. */
  #wait(): void {
    clearTimeout(this.#timer);
    const git = this.#git;
    const isIdle = this.#questions.length === 0;
    this.#timer = setTimeout(
      () => {
        if (!isIdle) return void git?.kill();
        this.#forget();
        git?.stdin.end();
      },
      isIdle ? idleMs : mostMs,
    );
    // The program may end while nothing is asked: git ends with it.
    const pipes = [git?.stdin, git?.stdout, git?.stderr].filter((pipe) => pipe instanceof Socket);
    for (const each of [this.#timer, git, ...pipes])
      if (isIdle) each?.unref();
      else each?.ref();
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#git = undefined;
    this.#questions = [];
    this.#output = Buffer.alloc(0);
  }

  #take(git: ChildProcessWithoutNullStreams, chunk: Buffer): void {
    if (this.#git !== git) return;
    this.#output = Buffer.concat([this.#output, chunk]);
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      this.#questions.shift()?.answer(next.found);
      this.#output = this.#output.subarray(next.end);
    }
    // One answer that is not whole yet. The process would write more of it, and everybody waits while it is put together.
    if (this.#output.length > largestBytes) git.kill();
    this.#wait();
  }

  /** The next answer, when all of it has arrived. */
  #next(): { readonly found: FoundObject | undefined; readonly end: number } | undefined {
    const lineEnd = this.#output.indexOf("\n");
    if (lineEnd === -1) return undefined;
    const [, hash, kind, size] = foundFormat.exec(this.#output.toString("utf8", 0, lineEnd)) ?? [];
    if (hash === undefined) return { found: undefined, end: lineEnd + 1 };
    const textEnd = lineEnd + 1 + Number(size);
    if (this.#output.length <= textEnd) return undefined;
    const text = kind === "blob" ? this.#output.toString("utf8", lineEnd + 1, textEnd) : undefined;
    return { found: { hash, ...(text !== undefined && { text }) }, end: textEnd + 1 };
  }
}
