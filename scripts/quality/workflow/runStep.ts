import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { parse } from "yaml";
import { repository } from "#scripts/files/repository.ts";

interface Step {
  readonly name?: string;
  readonly run?: string;
}
const { jobs } = parse(readFileSync(join(repository, ".github/workflows/portal.yml"), "utf8")) as {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
};

/** The script of a step, by its name. */
function scriptOf(job: string, step: string): string {
  const found = jobs[job]?.steps.find(({ name }) => name === step)?.run;
  if (found === undefined) throw new Error(`The job ${job} has no step ${step}`);
  return found;
}

/** The folder in which the steps of a test run: new for each test. Programs in `bin/` come before those of the machine. */
export let folder: string;

/** Makes {@link folder} for each test of the file. */
export function useStepFolder(): void {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "workflow-"));
    mkdirSync(join(folder, "bin"));
    for (const name of ["output", "summary"]) writeFileSync(join(folder, name), "");
    symlinkSync(join(repository, ".github"), join(folder, ".github"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
}

/** A program of this shell script. Its arguments are logged. */
export function program(name: string, script: string): void {
  const file = join(folder, "bin", name);
  writeFileSync(file, `#!/bin/bash\necho "$@" >>${join(folder, name)}.log\n${script}\n`);
  chmodSync(file, 0o755);
}

/** A program that prints a text and ends with an exit code. */
export const stub = (name: string, prints: string, status = 0): void =>
  program(name, `cat <<'END'\n${prints}\nEND\nexit ${status}`);

/** `npm` whose commands print these values as JSON, by the name of the command. */
export const stubNpm = (answers: Readonly<Record<string, unknown>>): void =>
  program(
    "npm",
    Object.entries(answers)
      .map(
        ([name, value]) =>
          `if [[ "$*" == *"run --silent ${name} "* ]]; then cat <<'END'\n${JSON.stringify(value)}\nEND\nfi`,
      )
      .join("\n"),
  );

/** The arguments of every call of a program so far, a line a call. */
export const callsOf = (name: string): string => readFileSync(join(folder, `${name}.log`), "utf8");

/** Runs a step as GitHub does. Gives its exit code, its output and its summary. */
export function runStep(job: string, step: string, variables: Readonly<Record<string, string>> = {}) {
  const [output, summary] = [join(folder, "output"), join(folder, "summary")];
  const { status, stdout } = spawnSync(
    "bash",
    ["--noprofile", "--norc", "-eo", "pipefail", "-c", scriptOf(job, step)],
    {
      cwd: folder,
      env: {
        ...process.env,
        PATH: `${join(folder, "bin")}:${process.env["PATH"]}`,
        GITHUB_OUTPUT: output,
        GITHUB_STEP_SUMMARY: summary,
        ...variables,
      },
    },
  );
  return { status, log: String(stdout), output: readFileSync(output, "utf8"), summary: readFileSync(summary, "utf8") };
}

/** A repository with two commits. Gives both. */
export function makeHistory(): readonly [first: string, second: string] {
  const git = (...args: readonly string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.example", ...args], { cwd: folder }).toString();
  git("init", "--quiet");
  git("remote", "add", "origin", folder);
  const commits = ["første", "andre"].map((message) => {
    git("commit", "--quiet", "--allow-empty", "--message", message);
    return git("rev-parse", "HEAD").trim();
  });
  return commits as [string, string];
}
