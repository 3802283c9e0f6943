import { expect, test } from "vitest";
import { openedDocument, typed } from "#studio/test/support/openedDocument.ts";
import { createUnsent } from "./createUnsent.ts";

const { texts } = openedDocument;

/** A tab that crashes: what its storage has is left. */
function startTab() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, open: (key = "1.fjord") => createUnsent(storage, key) };
}

test("text that the server has not received is restored after a crash; untouched files are as they are now", () => {
  const tab = startTab();
  tab.open().keep(typed("abc"), texts);
  const now = { ...texts, theme: "other" };
  expect(tab.open().find(now)).toEqual({ texts: { ...now, descriptor: "abc" } });
  expect(tab.kept.get("1.fjord")).not.toContain("svg");
});

test("an edit that the server had received without answering is continued", () => {
  const tab = startTab();
  const unsent = tab.open();
  unsent.sending(typed("ab"));
  unsent.keep(typed("abc"), texts);
  expect(tab.open().find(typed("ab"))).toEqual({ texts: typed("abc") });
});

test("where somebody else has changed the text meanwhile, the restored text comes with the one that it was based on", () => {
  const tab = startTab();
  tab.open().keep(typed("abc"), texts);
  expect(tab.open().find(typed("x"))).toEqual({ texts: typed("abc"), base: texts });
});

test("nothing is left when all is sent, when the server has it, or when it cannot be read", () => {
  const tab = startTab();
  const unsent = tab.open();
  unsent.keep(typed("abc"), texts);
  expect(tab.open().find(typed("abc"))).toBeUndefined();
  unsent.keep(typed("abc"), typed("abc"));
  expect(tab.kept.size).toBe(0);
  for (const broken of ["", "{", "[]", '{"texts":{"descriptor":1},"bases":[]}']) {
    tab.kept.set("1.fjord", broken);
    expect(tab.open().find(texts)).toBeUndefined();
  }
});

test("another tab, and another brand, have their own", () => {
  const tab = startTab();
  tab.open().keep(typed("abc"), texts);
  expect(tab.open("2.fjord").find(texts)).toBeUndefined();
});

test("a full storage stops no edit", () => {
  const full = () => {
    throw new Error("QuotaExceededError");
  };
  const storage = { getItem: () => null, setItem: full, removeItem: () => undefined };
  expect(() => createUnsent(storage, "1.fjord").keep(typed("abc"), texts)).not.toThrow();
});
