import { expect, test } from "vitest";
import { actRefusals } from "#studio/document/refusals.ts";
import { keepProblemWords, saveProblemWords } from "../changes/saveProblemWords.ts";
import { saveProblemOf } from "../session/saveProblem.ts";
import { ApiError } from "../studioApi.ts";
import { refusalWords } from "./refusalWords.ts";

const unknown = refusalWords(new ApiError(500, "error"), "Inger");

test.each(actRefusals)("each reason has words of its own on a proposal's page: %s", (reason) => {
  const words = refusalWords(new ApiError(409, reason), "Inger");
  expect(words).toMatch(/^\p{Lu}.*[.]$/u);
  expect(words).not.toBe(unknown);
});

const isOver: ReadonlySet<string> = new Set([
  "isClosed",
  "isLive",
  "isMerging",
  "isOnItsWay",
  "isTakenBack",
  "isTakingBack",
]);

test.each(actRefusals.filter((reason) => !isOver.has(reason)))(
  "each reason is said beside «Lagre», with what is safe: %s",
  (reason) => {
    const { title, text } = saveProblemWords(saveProblemOf(reason));
    expect(title).toBe("Det ble ikke lagret");
    expect(text).toBe(`${refusalWords(new ApiError(403, reason), "")} Det du har skrevet, er tatt vare på.`);
    expect(keepProblemWords(saveProblemOf(reason)).title).toBe("Ikke tatt vare på");
  },
);

test.each(actRefusals.filter((reason) => isOver.has(reason)))(
  "a proposal that takes no edits says the same of what is saved and kept: %s",
  (reason) => {
    const words = saveProblemWords(saveProblemOf(reason));
    expect(words).toEqual(keepProblemWords(saveProblemOf(reason)));
    expect(words.title).toBe("Ikke tatt vare på");
    expect(words.text).not.toContain("er tatt vare på");
    expect(words.text.startsWith(refusalWords(new ApiError(403, reason), ""))).toBe(true);
  },
);

test("an unknown reason, and no answer, say what to do", () => {
  expect(unknown).toContain("spør Inger");
  expect(refusalWords(new ApiError(0, "no-answer"), "Inger")).toContain("svarer ikke");
  expect(saveProblemWords(saveProblemOf("read-only")).title).toBe("Filene ble ikke lagret: mappen kan bare leses");
  expect(saveProblemOf("never-heard-of")).toBeUndefined();
});
