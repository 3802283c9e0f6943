import { describe, expect, test } from "vitest";
import { checkEmail, normaliseEmail } from "./checkEmail.ts";

describe("E-mail pattern (spec: formats-11)", () => {
  test.each([
    ["kari@post.example"],
    ["kåre.østby+forsikring@post.example"],
    ["o'hara_99@a-b.post.example"],
    ["mari@blåbær.example"],
    ["ka\u030are@post.example"],
    [" kari@post.example "],
    ["x@a.b"],
  ])("%j is an e-mail address", (email) => {
    expect(checkEmail(email)).toBeUndefined();
  });

  test.each([
    ["kari"],
    ["kari@"],
    ["@post.example"],
    ["kari@post"],
    ["kari@post."],
    ["kari@.example"],
    ["kari@post..example"],
    ["kari@-post.example"],
    ["kari@post-.example"],
    ["kari nordmann@post.example"],
    ["kari@post@example.example"],
    ["kari@po st.example"],
    ["kari@post.example\u0000"],
    ["<kari@post.example>"],
    [`${"a".repeat(250)}@post.example`],
  ])("%j is not valid", (email) => {
    expect(checkEmail(email)).toBe("invalid");
  });

  test.each([[""], ["   "], ["\u00a0"]])("%j is missing", (email) => {
    expect(checkEmail(email)).toBe("missing");
  });

  test("characters are composed before the check", () => {
    expect(normaliseEmail("ka\u030are@post.example")).toBe("k\u00e5re@post.example");
  });

  test.each([
    ["a".repeat(50_000)],
    [`${"a.".repeat(25_000)}@`],
    [`a@${"a-".repeat(25_000)}`],
    ["@".repeat(50_000)],
    [`${" ".repeat(49_999)}a`],
  ])("50,000 characters that are not an address are refused", (email) => {
    expect(checkEmail(email)).toBe("invalid");
  });
});
