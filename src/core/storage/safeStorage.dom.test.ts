import { describe, expect, test } from "vitest";
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
  ])("that %s counts as empty", (_, find) => {
    const storage = safeStorage(find);
    expect(storage.write("a", "1")).toBe(false);
    expect(storage.read("a")).toBeUndefined();
    expect(() => storage.remove("a")).not.toThrow();
  });
});
