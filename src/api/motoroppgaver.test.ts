import { describe, expect, test } from "vitest";
import { motoroppgaverQuery } from "./motoroppgaver.ts";

describe("Motor tasks (spec §7)", () => {
  test("are cached 10 s (spec §9)", () => {
    expect(motoroppgaverQuery().staleTime).toBe(10_000);
  });
});
