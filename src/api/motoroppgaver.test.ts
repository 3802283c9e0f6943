import { describe, expect, test } from "vitest";
import { motoroppgaverQuery } from "./motoroppgaver.ts";

describe("Motor tasks (spec: http-35)", () => {
  test("are cached 10 s (spec: oppgaver-4)", () => {
    expect(motoroppgaverQuery().staleTime).toBe(10_000);
  });
});
