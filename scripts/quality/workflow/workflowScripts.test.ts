import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { repository } from "#scripts/brands/repository.ts";

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

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "workflow-"));
  mkdirSync(join(folder, "bin"));
  for (const name of ["output", "summary"]) writeFileSync(join(folder, name), "");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A program that prints a text and ends with an exit code. */
function stub(name: string, prints: string, status = 0): void {
  const file = join(folder, "bin", name);
  writeFileSync(
    file,
    `#!/bin/sh\necho "$@" >>${join(folder, name)}.log\ncat <<'END'\n${prints}\nEND\nexit ${status}\n`,
  );
  chmodSync(file, 0o755);
}

/** Runs a step as GitHub does. Gives its exit code, its output and its summary. */
function run(job: string, step: string, variables: Readonly<Record<string, string>> = {}) {
  const [output, summary] = [join(folder, "output"), join(folder, "summary")];
  const { status } = spawnSync("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", scriptOf(job, step)], {
    cwd: folder,
    env: {
      ...process.env,
      PATH: `${join(folder, "bin")}:${process.env["PATH"]}`,
      GITHUB_OUTPUT: output,
      GITHUB_STEP_SUMMARY: summary,
      ...variables,
    },
  });
  return { status, output: readFileSync(output, "utf8"), summary: readFileSync(summary, "utf8") };
}

/** A repository with two commits. Gives both. */
function makeHistory(): readonly [first: string, second: string] {
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

const compared = "Find the commit to compare with";

describe("The scripts of the workflow (spec: commands-43)", () => {
  test("a pull request is compared with its target, a push with the last one that was deployed in full", () => {
    const [first] = makeHistory();
    expect(run("compile", compared, { GITHUB_EVENT_NAME: "pull_request" })).toMatchObject({
      status: 0,
      output: `commit=${first}\n`,
    });
    stub("gh", first);
    expect(run("compile", compared, { GITHUB_EVENT_NAME: "push" }).output).toBe(`commit=${first}\n`.repeat(2));
  });

  test("a push is compared with nothing when main has lost the commit that was deployed", () => {
    makeHistory();
    stub("gh", "1".repeat(40));
    expect(run("compile", compared, { GITHUB_EVENT_NAME: "push" })).toMatchObject({ status: 0, output: "commit=\n" });
  });

  test("the first push is compared with nothing; where GitHub does not answer, the step fails", () => {
    makeHistory();
    stub("gh", "");
    const push = { GITHUB_EVENT_NAME: "push" };
    expect(run("compile", compared, push)).toMatchObject({ status: 0, output: "commit=\n" });
    stub("gh", "", 1);
    expect(run("compile", compared, push).status).not.toBe(0);
  });

  test("the brands that a push changes are deployed; one that was removed is only named", () => {
    const find = (SINCE: string) => run("compile", "Find the brands that it changes", { SINCE });
    for (const brand of ["alfa", "beta"]) mkdirSync(join(folder, "dist", brand), { recursive: true });
    expect(find("")).toEqual({
      status: 0,
      output: 'brands=["alfa","beta"]\n',
      summary: "### Brands that differ from nothing\n- **alfa** added\n- **beta** added\n",
    });
    const files = [{ path: "index.html", change: "changed" }];
    const affected = [
      { id: "beta", change: "changed", files },
      { id: "gamma", change: "removed", files: [] },
    ];
    stub("npm", JSON.stringify({ affected }));
    const { output, summary } = find("a1");
    expect(output).toContain('\nbrands=["beta"]\n');
    expect(summary).toMatch(
      /from a1\n- \*\*beta\*\* changed \(files: 1\)\n- \*\*gamma\*\* removed\n\ngamma is still served/,
    );
    stub("npm", "", 1);
    expect(find("a1").status).not.toBe(0);
  });

  test.each([
    [0, 0],
    [1, 0],
    [2, 1],
  ])("findings do not end a review, another failure does: %i", (status, expected) => {
    stub("npm", "{}", status);
    expect(run("review", "Write the findings").status).toBe(expected);
    expect(readFileSync(join(folder, "review/validate.sarif"), "utf8")).toBe("{}\n");
    expect(run("review", "Capture what differs", { SINCE: "a1", BRANDS: "sb1" }).status).toBe(expected);
  });

  test("the summary of a review is that of the contact sheet, where there is one", () => {
    mkdirSync(join(folder, "review/contact-sheet"), { recursive: true });
    expect(run("review", "Write the summary").summary).toBe("No brand differs.\n");
    writeFileSync(join(folder, "review/contact-sheet/summary.md"), "2 screens\n");
    expect(run("review", "Write the summary").summary).toBe("No brand differs.\n2 screens\n");
    stub("gh", "");
    expect(run("report", "Comment", { NUMBER: "12", RUN: "https://github.example/run" }).status).toBe(0);
    expect(readFileSync(join(folder, "comment.md"), "utf8")).toContain("2 screens\n\n[The images and the findings](");
  });

  test("a preview's addresses are in the summary; a deployment that is refused fails its step", () => {
    const preview = { TO: "s3://bucket", PREVIEW: "pr-12", RUNNER_TEMP: folder, GITHUB_ACTOR: "kari" };
    stub("npm", "✓ deployed sb1\n  sb1: https://pr-12--test.bank.example/privat/");
    const { status, summary } = run("preview", "Deploy the preview", preview);
    expect([status, summary]).toEqual([0, "### Preview\nhttps://pr-12--test.bank.example/privat/\n"]);
    stub("npm", "Another deployment is running", 1);
    expect(run("preview", "Deploy the preview", preview).status).not.toBe(0);
    const brand = { TO: "s3://bucket", BRAND: "sb1", GITHUB_ACTOR: "kari" };
    for (const job of ["deploy", "rollback"]) expect(run(job, "List the releases", brand).status).not.toBe(0);
    stub("npm", "sb1\n  1a2b  served");
    expect(run("deploy", "List the releases", brand).summary).toMatch(/```\nsb1\n {2}1a2b {2}served\n```\n$/);
  });
});
