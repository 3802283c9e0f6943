import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { callsOf, folder, makeHistory, runStep, stub, useStepFolder } from "./runStep.ts";

useStepFolder();

const compared = "Find the commit to compare with";

describe("The scripts of the workflow (spec: commands-43)", () => {
  test("a pull request is compared with its target, a push with the last one that was deployed in full", () => {
    const [first] = makeHistory();
    expect(runStep("compile", compared, { GITHUB_EVENT_NAME: "pull_request" })).toMatchObject({
      status: 0,
      output: `commit=${first}\n`,
    });
    stub("gh", first);
    expect(runStep("compile", compared, { GITHUB_EVENT_NAME: "push" }).output).toBe(`commit=${first}\n`.repeat(2));
  });

  test("a push is compared with nothing when main has lost the commit that was deployed", () => {
    makeHistory();
    stub("gh", "1".repeat(40));
    expect(runStep("compile", compared, { GITHUB_EVENT_NAME: "push" })).toMatchObject({
      status: 0,
      output: "commit=\n",
    });
  });

  test("the first push is compared with nothing; where GitHub does not answer, the step fails", () => {
    makeHistory();
    stub("gh", "");
    const push = { GITHUB_EVENT_NAME: "push" };
    expect(runStep("compile", compared, push)).toMatchObject({ status: 0, output: "commit=\n" });
    stub("gh", "", 1);
    expect(runStep("compile", compared, push).status).not.toBe(0);
  });

  test("the brands that a push changes are deployed; one that was removed is only named", () => {
    const find = (SINCE: string) => runStep("compile", "Find the brands that it changes", { SINCE });
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
    const find = (DEPLOY: string) => runStep("compile", "Find the brands that it changes", { SINCE: "a1", DEPLOY });
    expect(find("alfa,beta")).toMatchObject({ status: 0, output: 'brands=["alfa","beta"]\n' });
    expect(find("alfa,gamma")).toMatchObject({ status: 1, log: "::error::There is no brand gamma\n" });
  });

  test.each([
    [0, 0],
    [1, 0],
    [2, 1],
  ])("findings do not end a review, another failure does: %i", (status, expected) => {
    stub("npm", "{}", status);
    expect(runStep("review", "Write the findings").status).toBe(expected);
    expect(readFileSync(join(folder, "review/validate.sarif"), "utf8")).toBe("{}\n");
    expect(runStep("review", "Capture what differs", { SINCE: "a1", BRANDS: "sb1" }).status).toBe(expected);
  });

  test("the summary of a review is that of the contact sheet, where there is one", () => {
    mkdirSync(join(folder, "review/contact-sheet"), { recursive: true });
    expect(runStep("review", "Write the summary").summary).toBe("No brand differs.\n");
    writeFileSync(join(folder, "review/contact-sheet/summary.md"), "2 screens\n");
    expect(runStep("review", "Write the summary").summary).toBe("No brand differs.\n2 screens\n");
    stub("gh", "");
    expect(runStep("report", "Comment", { NUMBER: "12", RUN: "https://github.example/run" }).status).toBe(0);
    expect(readFileSync(join(folder, "comment.md"), "utf8")).toContain("2 screens\n\n[The images and the findings](");
  });

  test("a share of the checks installs the packages that are missing for it, and none where all are there", () => {
    const install = () => runStep("check", "Install the browsers and servers that this share needs", { SHARD: "2/4" });
    stub("sudo", "");
    stub("npm", "nginx-light xvfb");
    expect(install().status).toBe(0);
    expect(callsOf("npm")).toBe("run --silent test:all -- --shard 2/4 --packages\n");
    const installation = "apt-get install --yes --no-install-recommends nginx-light xvfb\n";
    expect(callsOf("sudo")).toBe(`apt-get update\n${installation}`);
    stub("npm", "");
    expect(install().status).toBe(0);
    expect(callsOf("sudo")).toBe(`apt-get update\n${installation}`);
    stub("npm", "", 2);
    expect(install().status).not.toBe(0);
  });

  test("the unit tests of another day run with the clock set to it, in Oslo", () => {
    stub("faketime", "");
    for (const DAY of ["2126-12-31 23:50", "2020-02-29 12:00"])
      expect(runStep("days", "Run the unit tests on that day", { DAY }).status).toBe(0);
    const offsets = [...callsOf("faketime").matchAll(/^-f ([+-]\d+)s npm run test:unit$/gm)].map(([, each]) =>
      Number(each),
    );
    const days = offsets.map((seconds) => new Date(Date.now() + seconds * 1000).toISOString().slice(0, 13));
    expect(days).toEqual(["2126-12-31T22", "2020-02-29T11"]);
  });

  test("a preview's addresses are in the summary; a deployment that is refused fails its step", () => {
    const preview = { TO: "s3://bucket", PREVIEW: "pr-12", RUNNER_TEMP: folder, GITHUB_ACTOR: "kari" };
    stub("npm", "✓ deployed sb1\n  sb1: https://pr-12--test.bank.example/privat/");
    const { status, summary } = runStep("preview", "Deploy the preview", preview);
    expect([status, summary]).toEqual([0, "### Preview\nhttps://pr-12--test.bank.example/privat/\n"]);
    stub("npm", "Another deployment is running", 1);
    expect(runStep("preview", "Deploy the preview", preview).status).not.toBe(0);
    const brand = { TO: "s3://bucket", BRAND: "sb1", GITHUB_ACTOR: "kari" };
    for (const job of ["deploy", "rollback"]) expect(runStep(job, "List the releases", brand).status).not.toBe(0);
    stub("npm", "sb1\n  1a2b  served");
    expect(runStep("deploy", "List the releases", brand).summary).toMatch(/```\nsb1\n {2}1a2b {2}served\n```\n$/);
  });
});
