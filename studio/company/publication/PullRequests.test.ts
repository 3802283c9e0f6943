import { expect, test } from "vitest";
import { PullRequests } from "./PullRequests.ts";

test("a clock that was set back by a day keeps nobody from asking the CI (spec: company-169)", async () => {
  let now = Date.parse("2026-11-26T08:00:00Z");
  let asked = 0;
  const way = new PullRequests({
    config: { way: "pullRequest", open: ["open"], status: ["status"] },
    repository: {
      send: () => Promise.resolve({ kind: "conflict" }),
      mergeOf: () => Promise.resolve(undefined),
      branchOf: (number) => `forslag/${number}`,
      titleOf: () => "Hei",
      folder: "/",
    },
    run: () => {
      asked += 1;
      return Promise.resolve({ code: 0, stdout: "running", tail: "" });
    },
    now: () => now,
  });
  const pullRequest = { address: "", status: "running", words: "" } as const;
  const proposal = { number: 1, commit: "c", brands: ["fjord"], by: { id: "per", name: "Per" }, pullRequest };
  const ask = () => way.publish(proposal, () => Promise.resolve());
  await ask();
  await ask();
  expect(asked).toBe(1);
  now -= 86_400_000;
  await ask();
  expect(asked).toBe(2);
});
