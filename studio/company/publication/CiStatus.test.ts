import { expect, test } from "vitest";
import { CiStatus } from "./CiStatus.ts";

/** A CI that says something. @param status how it is asked */
function madeCi(status: readonly string[] | string) {
  const made = {
    said: "",
    nowMs: Date.parse("2026-11-26T08:00:00Z"),
    asked: [] as string[],
    complaints: [] as string[],
  };
  const ci = new CiStatus({
    status,
    run: async (command) => {
      made.asked.push(command.join(" "));
      return { code: 0, stdout: made.said, tail: made.said };
    },
    ask: async (address) => {
      made.asked.push(address.href);
      return made.said;
    },
    folder: "/",
    complain: (text) => made.complaints.push(text),
    now: () => made.nowMs,
  });
  return { made, ask: () => ci.ask(1, { branch: "forslag/1", commit: "c1" }) };
}

test.each([
  ["running\nSjekker 3 av 7\nmore", { kind: "step", status: "running", words: "Sjekker 3 av 7" }],
  ["live: all targets", { kind: "step", status: "live", words: "all targets" }],
  ["failed 2 journeys \u001b[31mfailed", { kind: "refused", words: "2 journeys [31mfailed" }],
  ["maybe", undefined],
  ["", undefined],
])("the CI says %j", async (said, answer) => {
  const { made, ask } = madeCi(["status", "{branch}", "{commit}"]);
  made.said = said;
  expect(await ask()).toEqual(answer);
  expect(made.asked).toEqual(["status forslag/1 c1"]);
  expect(made.complaints).toHaveLength(answer === undefined ? 1 : 0);
});

test("an address has the names filled in as one part each", async () => {
  const { made, ask } = madeCi("https://ci.example/{branch}?of={commit}");
  made.said = "open";
  expect(await ask()).toMatchObject({ status: "open" });
  expect(made.asked).toEqual(["https://ci.example/forslag%2F1?of=c1"]);
});

test("it is asked twice a minute at most; a clock that is set back asks at once", async () => {
  const { made, ask } = madeCi(["status"]);
  made.said = "running";
  await ask();
  made.nowMs += 29_000;
  await ask();
  expect(made.asked).toHaveLength(1);
  made.nowMs -= 86_400_000;
  await ask();
  expect(made.asked).toHaveLength(2);
});
