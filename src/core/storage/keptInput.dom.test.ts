import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { forgetField, forgetInput, keepInput, ownerOf, takeInput } from "./keptInput.ts";

const stored = () => window.sessionStorage.getItem("portal-kept-input");

describe("A text that was typed when the session ended (spec: storage-9)", () => {
  beforeEach(async () => {
    window.sessionStorage.clear();
    const owner = await ownerOf("10000001");
    if (owner) keepInput(owner, "epost", "ny@kunde");
  });

  test("is given back to the same customer, once", async () => {
    expect(await takeInput("10000001", "mobil")).toBeUndefined();
    expect(await takeInput("10000001", undefined)).toBeUndefined();
    expect(await takeInput("10000001", "epost")).toBe("ny@kunde");
    expect(stored()).toBeNull();
  });

  test("of each field is kept, and forgotten, for itself", async () => {
    const owner = await ownerOf("10000001");
    if (owner) keepInput(owner, "mobil", "4123");
    expect(await takeInput("10000001", "mobil")).toBe("4123");
    if (owner) keepInput(owner, "mobil", "41234");
    forgetField("mobil");
    expect(await takeInput("10000001", "mobil")).toBeUndefined();
    expect(await takeInput("10000001", "epost")).toBe("ny@kunde");
    expect(stored()).toBeNull();
  });

  test("of two customers is kept for the one who is there", async () => {
    const other = await ownerOf("10000002");
    if (other) keepInput(other, "mobil", "4123");
    expect(await takeInput("10000001", undefined)).toBeUndefined();
    expect(stored()).not.toContain("4123");
    expect(await takeInput("10000001", "epost")).toBe("ny@kunde");
  });

  test.each([["10000002"], [undefined]])("is removed for anybody else: %s", async (kundenummer) => {
    expect(await takeInput(kundenummer, undefined)).toBeUndefined();
    expect(stored()).toBeNull();
  });

  test("is removed after ten minutes", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 600_001 });
    onTestFinished(() => void vi.useRealTimers());
    expect(await takeInput("10000001", "epost")).toBeUndefined();
    expect(stored()).toBeNull();
  });

  test("does not say whose it is, nor twice the same", async () => {
    expect(stored()).not.toContain("10000001");
    expect(await ownerOf("10000001")).not.toEqual(await ownerOf("10000001"));
  });

  test.each(["{", "null", '{"field":1}', '{"epost":{"text":1}}'])(
    "is removed when it cannot be read: %s",
    async (text) => {
      window.sessionStorage.setItem("portal-kept-input", text);
      expect(await takeInput("10000001", "epost")).toBeUndefined();
      expect(stored()).toBeNull();
    },
  );

  test("can be forgotten", () => {
    forgetInput();
    expect(stored()).toBeNull();
  });
});
