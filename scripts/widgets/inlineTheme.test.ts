import { describe, expect, test } from "vitest";
import { inlineTheme } from "./inlineTheme.ts";

const imports = 'import { theme } from "../theme/theme.ts";\nimport { from } from "../theme/breakpoints.ts";\n';

/** What becomes of a module of `src/ui/`, and the roles that it reads. */
function inline(code: string): { readonly code: string; readonly used: readonly string[] } {
  const used = new Set<string>();
  const { transform } = inlineTheme(used);
  if (typeof transform !== "function") throw new Error("The plugin has no transform");
  const result: unknown = Reflect.apply(transform, undefined, [imports + code, "/root/src/ui/form/Planted.tsx"]);
  return { code: (result as { readonly code: string }).code.trim(), used: [...used] };
}

describe("The theme in the code of the package (spec: widgets-16)", () => {
  test.each([
    ["a role in a styled block", "css`color: ${theme.color.action};`", "css`color: var(--fpw-color-action);`"],
    ["a step of a scale", "css`gap: ${theme.space[2]};`", "css`gap: var(--fpw-space-2);`"],
    ["a role in an expression", "const line = theme.color.border;", 'const line = "var(--fpw-color-border)";'],
    ["a media query", "css`${from.medium} { gap: 0; }`", "css`@media (min-width: 680px) { gap: 0; }`"],
    ["something else of that name", "Array.from(list); other.theme;", "Array.from(list); other.theme;"],
  ])("%s", (_, code, inlined) => {
    expect(inline(code).code).toBe(inlined);
  });

  test("collects the roles that are read", () => {
    expect(inline("css`${theme.color.action} ${theme.radius.card}`").used.toSorted()).toEqual([
      "color.action",
      "radius.card",
    ]);
  });

  test("a role that is known only when the code runs is an error", () => {
    expect(() => inline("css`${theme.color[name]}`")).toThrow("needs every role of the theme by name");
  });
});
