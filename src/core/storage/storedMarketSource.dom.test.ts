import { beforeEach, describe, expect, test } from "vitest";
import { forgetMarketSource, keepMarketSource } from "./storedMarketSource.ts";

beforeEach(() => window.sessionStorage.clear());

describe("The market source of a session", () => {
  test("is stored once: the first determination wins", () => {
    expect(keepMarketSource({ searches: ["?fromFinn"] })).toBe("FINN");
    expect(keepMarketSource({ searches: ["?fromLo"], brandSource: "EGEN" })).toBe("FINN");
    expect(window.sessionStorage.getItem("kfp-market-source")).toBe("FINN");
  });

  test("waits for the login context when nothing else decides it", () => {
    expect(keepMarketSource({ searches: [""] })).toBeUndefined();
    expect(window.sessionStorage.getItem("kfp-market-source")).toBeNull();
    expect(keepMarketSource({ searches: [""], loginContext: "NETTBANK" })).toBe("NETTBANK");
  });

  test("is removed at logout", () => {
    keepMarketSource({ searches: ["?fromFinn"] });
    forgetMarketSource();
    expect(keepMarketSource({ searches: ["?fromMinBil"] })).toBe("MINBIL");
  });
});
