import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
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
  symlinkSync(join(repository, ".github"), join(folder, ".github"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A program of this shell script. Its arguments are logged. */
function program(name: string, script: string): void {
  const file = join(folder, "bin", name);
  writeFileSync(file, `#!/bin/bash\necho "$@" >>${join(folder, name)}.log\n${script}\n`);
  chmodSync(file, 0o755);
}

/** A program that prints a text and ends with an exit code. */
const stub = (name: string, prints: string, status = 0): void =>
  program(name, `cat <<'END'\n${prints}\nEND\nexit ${status}`);

/** `npm` whose commands print these values as JSON, by the name of the command. */
const stubNpm = (answers: Readonly<Record<string, unknown>>): void =>
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
const callsOf = (name: string): string => readFileSync(join(folder, `${name}.log`), "utf8");

/** Runs a step as GitHub does. Gives its exit code, its output and its summary. */
function run(job: string, step: string, variables: Readonly<Record<string, string>> = {}) {
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
    expect(find("")).toMatchObject({
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

  test("brands can be deployed although nothing changed; one that does not exist is refused", () => {
    for (const brand of ["alfa", "beta"]) mkdirSync(join(folder, "dist", brand), { recursive: true });
    const find = (DEPLOY: string) => run("compile", "Find the brands that it changes", { SINCE: "a1", DEPLOY });
    expect(find("alfa,beta")).toMatchObject({ status: 0, output: 'brands=["alfa","beta"]\n' });
    expect(find("alfa,gamma")).toMatchObject({ status: 1, log: "::error::There is no brand gamma\n" });
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

  describe("No older commit after a newer one", () => {
    const refused = "Refuse a commit that is older than what is served";
    const served = (commit?: string, canaryCommit?: string) => ({
      brands: [
        {
          brand: "sb1",
          release: "a",
          ...(canaryCommit !== undefined && { canary: { release: "b", share: 5 } }),
          releases: [
            { id: "a", commit },
            { id: "b", commit: canaryCommit },
            { id: "taken back", commit: "f".repeat(40) },
          ],
        },
      ],
    });
    const deploy = (GITHUB_SHA: string, more = {}) =>
      run("deploy", refused, { BRAND: "sb1", TO: "s3://bucket", GITHUB_SHA, ...more });

    test("the same commit and a newer one are deployed, an older one is refused", () => {
      const [first, second] = makeHistory();
      stubNpm({ releases: served(first) });
      expect([deploy(first).status, deploy(second).status]).toEqual([0, 0]);
      stubNpm({ releases: served(second) });
      const { status, log } = deploy(first);
      expect(status).toBe(1);
      expect(log).toContain(
        `::error::sb1: visitors get the commit ${second}, which is not in the history of ${first}.`,
      );
    });

    test("what a part of the visitors get counts too", () => {
      const [first, second] = makeHistory();
      stubNpm({ releases: served(first, second) });
      expect([deploy(first).status, deploy(second).status]).toEqual([1, 0]);
    });

    test.each([[undefined], ["1".repeat(40)]])(
      "a commit that main does not have (%s) is replaced on purpose only",
      (commit) => {
        const [, second] = makeHistory();
        stubNpm({ releases: served(commit) });
        expect(deploy(second).status).toBe(1);
        expect(deploy(second, { REPLACES: commit ?? "unknown" }).status).toBe(0);
        expect(deploy(second, { REPLACES: "2".repeat(40) }).status).toBe(1);
      },
    );

    test("a first deployment is not refused; a target that cannot be read is", () => {
      const [first] = makeHistory();
      stub("npm", "", 1);
      expect(deploy(first).status).toBe(0);
      stub("npm", "", 2);
      expect(deploy(first).status).not.toBe(0);
    });
  });

  describe.each([
    ["Check what they get", ["--cookie", "portal_bucket=0"]],
    ["Check what all visitors get", ["--cookie", ""]],
  ])("%s", (step, cookie) => {
    const page = "<!doctype html>\n<title>Side</title>";
    const whole = { brands: [{ brand: "sb1" }, { brand: "dnb" }], findings: [] };
    const check = () => run("deploy", step, { BRAND: "sb1", TO: "s3://bucket", PAUSE: "0" });
    /** A host that answers with the page from its n-th request on. */
    const answering = (from: number) =>
      program(
        "curl",
        `[ "$(wc -l <${join(folder, "curl.log")})" -ge ${from} ] || exit 22\nwhile [ "$1" != --output ]; do shift; done; cp served.html "$2"`,
      );
    beforeEach(() => {
      mkdirSync(join(folder, "dist/sb1"), { recursive: true });
      const headers = { Production: { hostnames: ["a.example", "b.example"] }, QA: { hostnames: ["qa.example"] } };
      writeFileSync(join(folder, "dist/sb1/headers.json"), JSON.stringify(headers));
      for (const file of ["dist/sb1/index.html", "served.html"]) writeFileSync(join(folder, file), page);
      stubNpm({ verify: whole });
      answering(1);
    });

    test("the files are verified, and each production host is asked for its page", () => {
      expect(check()).toMatchObject({
        status: 0,
        log: "a.example: the page is the one that was built\nb.example: the page is the one that was built\n",
      });
      expect(callsOf("npm")).toBe("run --silent verify -- --deployed s3://bucket --json\n");
      const asked = callsOf("curl").trim().split("\n");
      expect(asked.map((line) => line.split(" ").at(-1))).toEqual(
        ["a", "b"].map((host) => `https://${host}.example/privat/forsikring/oversikt/`),
      );
      for (const line of asked) expect(line).toContain(cookie.join(" "));
    });

    test("a host that learns of the release late is asked again", () => {
      answering(3);
      expect(check().status).toBe(0);
    });

    test("another page is an error: a cache, a wrong server", () => {
      writeFileSync(join(folder, "served.html"), "old");
      const { status, log } = check();
      expect([status, log]).toEqual([1, "::error::sb1: a.example does not answer with the page that was built\n"]);
    });

    test("a damaged file of the brand is an error; one of another brand, and a note, are not", () => {
      const finding = (file: string, level = "error") => ({
        file,
        level,
        message: "The content is not what was built",
      });
      stubNpm({ verify: { ...whole, findings: [finding("dnb/index.html"), finding("sb1/security.txt", "note")] } });
      expect(check().status).toBe(0);
      stubNpm({ verify: { ...whole, findings: [finding("sb1/index.html")] } });
      expect(check()).toMatchObject({
        status: 1,
        log: "error: sb1/index.html: The content is not what was built\n::error::sb1: the files at the target are not what was built\n",
      });
      stubNpm({ verify: { brands: [], findings: [] } });
      expect(check().status).toBe(1);
      stub("npm", "", 2);
      expect(check().status).not.toBe(0);
    });
  });

  test("a deployment that failed says how to take it back", () => {
    const { status, summary } = run("deploy", "Say what to do", { BRAND: "sb1" });
    expect(status).toBe(0);
    expect(summary).toMatch(/sb1: the deployment has failed[^]*\*\*rollback\*\* = `sb1`[^]*\*\*take_over\*\*/);
  });

  test.each([
    [{ WHAT: "sb1" }, "--brand sb1"],
    [{ WHAT: "code" }, ""],
    [{ WHAT: "sb1", RELEASE: "1a2b" }, "--brand sb1 --release 1a2b"],
    [{ WHAT: "code", TAKE_OVER: "true" }, "--take-over"],
    [{ WHAT: "sb1", TAKE_OVER: "false" }, "--brand sb1"],
  ])("a rollback of %j has the options %s", (inputs, options) => {
    stub("npm", "");
    const variables = { TO: "s3://bucket", GITHUB_ACTOR: "kari", RELEASE: "", TAKE_OVER: "", ...inputs };
    expect(run("rollback", "Roll back", variables).status).toBe(0);
    expect(callsOf("npm").trim()).toBe(`run rollback -- --to s3://bucket --wait 1200 --by kari ${options}`.trim());
  });

  describe("The daily look at what is served", () => {
    const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString();
    const canary = (at: string) => ({
      brand: "sb1",
      release: "a",
      canary: { release: "b", share: 5 },
      changes: [
        { action: "canary", to: "b", at },
        { action: "deploy", to: "a", at: day(9) },
      ],
    });
    const plain = { brand: "dnb", release: "a", changes: [{ action: "deploy", to: "a", at: day(400) }] };
    const quiet = {
      verify: { findings: [] },
      releases: { brands: [plain, canary(day(0.5))], previews: [{ name: "pr-1", expires: day(-3) }, { name: "rest" }] },
    };
    const watch = (found: object) => {
      stubNpm({ ...quiet, ...found });
      return run("watch", "Look at what is served", { TO: "s3://bucket" });
    };

    test("nothing to do is no news", () => {
      expect(watch({})).toMatchObject({ status: 0, summary: "", log: "" });
      expect(callsOf("npm")).toBe(
        "run --silent verify -- --deployed s3://bucket --json\nrun --silent releases -- --to s3://bucket --json\n",
      );
    });

    const finding = { file: "sb1/index.html", message: "The content is not what was built", advice: "Build it again." };
    const expiring = { code: "expiring-security-txt", level: "note", file: "dnb/.well-known/security.txt" };
    test.each([
      [
        "a file that changed",
        { verify: { findings: [{ ...finding, level: "error" }] } },
        "sb1/index.html: The content is not what was built. Build it again.",
      ],
      [
        "a security contact that ends soon",
        { verify: { findings: [{ ...expiring, message: "The security contact ends on 2027-01-01" }] } },
        "dnb/.well-known/security.txt: The security contact ends on 2027-01-01. Run the workflow with deploy = dnb",
      ],
      [
        "a canary that was forgotten",
        { releases: { brands: [canary(day(2))], previews: [] } },
        `sb1: b is a canary of 5 % since ${day(2).slice(0, 10)}. Deploy it to all, or take it back`,
      ],
      [
        "a preview that was forgotten",
        { releases: { brands: [], previews: [{ name: "pr-7", expires: day(3) }] } },
        `The preview pr-7 expired on ${day(3).slice(0, 10)} and is still served. Run: npm run deploy -- --to TARGET --end-preview pr-7`,
      ],
    ])("%s fails the run, and is named in its summary", (_, found, line) => {
      expect(watch(found)).toMatchObject({
        status: 1,
        summary: `### Look at these\n- ${line}\n`,
        log: `::error::${line}\n`,
      });
    });

    test("another note of verify is no news; a target that cannot be read fails the run", () => {
      expect(watch({ verify: { findings: [{ ...finding, level: "note", code: "other" }] } }).status).toBe(0);
      stub("npm", "", 2);
      expect(run("watch", "Look at what is served", { TO: "s3://bucket" }).status).not.toBe(0);
    });
  });
});
