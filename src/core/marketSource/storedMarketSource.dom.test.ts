import { beforeEach, describe, expect, test } from "vitest";
import { forgetMarketSource, keepMarketSource } from "./storedMarketSource.ts";

beforeEach(() => window.sessionStorage.clear());

describe("The market source of a session", () => {
  test("is stored once: the first determination wins", () => {
    expect(keepMarketSource({ search: "?fromFinn" })).toBe("FINN");
    expect(keepMarketSource({ search: "?fromLo", brandSource: "EGEN" })).toBe("FINN");
    expect(window.sessionStorage.getItem("kfp-market-source")).toBe("FINN");
  });

  test("waits for the login context when nothing else decides it", () => {
    expect(keepMarketSource({ search: "" })).toBeUndefined();
    expect(window.sessionStorage.getItem("kfp-market-source")).toBeNull();
    expect(keepMarketSource({ search: "", loginContext: "NETTBANK" })).toBe("NETTBANK");
  });

  test("is removed at logout", () => {
    keepMarketSource({ search: "?fromFinn" });
    forgetMarketSource();
    expect(keepMarketSource({ search: "?fromMinBil" })).toBe("MINBIL");
  });
});
