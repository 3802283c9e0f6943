import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { callsOf, folder, makeHistory, program, runStep, stub, stubNpm, useStepFolder } from "./runStep.ts";

useStepFolder();

describe("The scripts that deploy and take back (spec: commands-43)", () => {
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
      runStep("deploy", refused, { BRAND: "sb1", TO: "s3://bucket", GITHUB_SHA, ...more });

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

  describe("The commit of the brands that do not change (spec: commands-77)", () => {
    const note = () =>
      runStep("note", "Note the commit", { TO: "s3://bucket", RUNNER_TEMP: folder, GITHUB_ACTOR: "kari" });

    test("is noted from the folders that were signed, and a failure fails the job", () => {
      stubNpm({ releases: {} });
      expect(note().status).toBe(0);
      expect(callsOf("npm").trimEnd().split("\n").at(-1)).toBe(
        `run deploy -- --to s3://bucket --dist ${join(folder, "built/dist")} --note-commit --wait 900 --by kari`,
      );
      program("npm", '[[ "$*" != *"run deploy"* ]]');
      expect(note().status).toBe(1);
    });

    test("waits for the first deployment: nothing is noted where nothing was deployed", () => {
      stub("npm", "", 1);
      expect([note().status, callsOf("npm")]).toEqual([0, "run --silent releases -- --to s3://bucket\n"]);
    });
  });

  describe.each([
    ["Check what they get", ["--cookie", "portal_bucket=0"]],
    ["Check what all visitors get", ["--cookie", ""]],
  ])("%s", (step, cookie) => {
    const page = "<!doctype html>\n<title>Side</title>";
    const whole = { brands: [{ brand: "sb1" }, { brand: "dnb" }], findings: [] };
    const check = () => runStep("deploy", step, { BRAND: "sb1", TO: "s3://bucket", PAUSE: "0", RUNNER_TEMP: folder });
    /** A host that answers with the page from its n-th request on. */
    const answering = (from: number) =>
      program(
        "curl",
        `[ "$(wc -l <${join(folder, "curl.log")})" -ge ${from} ] || exit 22\nwhile [ "$1" != --output ]; do shift; done; cp served.html "$2"`,
      );
    beforeEach(() => {
      mkdirSync(join(folder, "built/dist/sb1"), { recursive: true });
      const headers = { Production: { hostnames: ["a.example", "b.example"] }, QA: { hostnames: ["qa.example"] } };
      writeFileSync(join(folder, "built/dist/sb1/headers.json"), JSON.stringify(headers));
      for (const file of ["built/dist/sb1/index.html", "served.html"]) writeFileSync(join(folder, file), page);
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
    const { status, summary } = runStep("deploy", "Say what to do", { BRAND: "sb1" });
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
    expect(runStep("rollback", "Roll back", variables).status).toBe(0);
    expect(callsOf("npm").trim()).toBe(`run rollback -- --to s3://bucket --wait 1200 --by kari ${options}`.trim());
  });
});
