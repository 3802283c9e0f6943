import { describe, expect, test } from "vitest";
import { callsOf, runStep, stub, stubNpm, useStepFolder } from "./runStep.ts";

useStepFolder();

describe("The daily look at what is served (spec: commands-63)", () => {
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
    return runStep("watch", "Look at what is served", { TO: "s3://bucket" });
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
      `The preview pr-7 expired on ${day(3).slice(0, 10)} and is still served. Run: npm run end-preview -- --to TARGET --preview pr-7`,
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
    expect(runStep("watch", "Look at what is served", { TO: "s3://bucket" }).status).not.toBe(0);
  });
});
