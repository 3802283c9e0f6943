import { describe, expect, test } from "vitest";
import { readCookie } from "./readCookie.ts";
import { safeStorage } from "./safeStorage.ts";

describe("Storage", () => {
  test("writes, reads and removes", () => {
    const storage = safeStorage(() => window.sessionStorage);
    expect(storage.write("a", "1")).toBe(true);
    expect(storage.read("a")).toBe("1");
    storage.remove("a");
    expect(storage.read("a")).toBeUndefined();
  });

  const refuse = (): never => {
    throw new DOMException("refused", "SecurityError");
  };
  test.each([
    ["cannot be reached", refuse],
    ["refuses every call", () => ({ getItem: refuse, setItem: refuse, removeItem: refuse })],
  ])("that %s works as an empty one", (_, find) => {
    const storage = safeStorage(find);
    expect(storage.write("a", "1")).toBe(false);
    expect(storage.read("a")).toBeUndefined();
    expect(() => storage.remove("a")).not.toThrow();
  });
});

describe("A cookie", () => {
  test.each([
    ["alone", "a=1", "1"],
    ["among others", "b=2; a=1; c=3", "1"],
    ["with = in its value", "a=1=2==", "1=2=="],
    ["with percent signs, as it was sent", "a=%7B%22", "%7B%22"],
    ["empty", "a=", ""],
    ["whose name another one ends with", "xa=2; aa=3", undefined],
    ["that is not there", "", undefined],
  ])("%s", (_, cookie, value) => {
    expect(readCookie("a", { cookie })).toBe(value);
  });

  test("is missing when cookies are refused", () => {
    const page = {
      get cookie(): string {
        throw new DOMException("refused", "SecurityError");
      },
    };
    expect(readCookie("a", page)).toBeUndefined();
  });
});
