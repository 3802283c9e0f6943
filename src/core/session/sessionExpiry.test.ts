import { describe, expect, test } from "vitest";
import { newerExpiry } from "./sessionExpiry.ts";

describe("Of two answers", () => {
  const known = { sentAt: 1000, expiresAt: 61_000 };

  test("that of the newer request counts, shorter or longer", () => {
    const shorter = { sentAt: 1001, expiresAt: 2000 };
    const longer = { sentAt: 1001, expiresAt: 600_000 };
    expect(newerExpiry(known, shorter)).toBe(shorter);
    expect(newerExpiry(known, longer)).toBe(longer);
    expect(newerExpiry(undefined, longer)).toBe(longer);
  });

  test("that of the older request neither shortens nor lengthens", () => {
    expect(newerExpiry(known, { sentAt: 999, expiresAt: 2000 })).toBe(known);
    expect(newerExpiry(known, { sentAt: 999, expiresAt: 600_000 })).toBe(known);
  });
});
