import type { HouseRule } from "./houseRule.ts";

/** A title is a claim that is read in a list of failures: in characters, without what a table of cases puts in. */
const longest = 120;

const testFunctions = new Set(["test", "it", "describe"]);

/** `test`, `test.describe`, `test.each(rows)`: the name that the call begins with. */
function nameOf(callee: { readonly type: string }): string | undefined {
  const node = callee as {
    readonly type: string;
    readonly name?: string;
    readonly object?: { readonly type: string };
    readonly callee?: { readonly type: string };
    readonly tag?: { readonly type: string };
  };
  const inner = node.object ?? node.callee ?? node.tag;
  return inner === undefined ? node.name : nameOf(inner);
}

/** Titles of tests, of groups of tests and of steps. A test with a longer one proves more than one thing. */
export const shortTitle: HouseRule = {
  create: (context) => ({
    CallExpression(node) {
      if (!testFunctions.has(nameOf(node.callee) ?? "")) return;
      const [title] = node.arguments;
      const text =
        title?.type === "Literal" && typeof title.value === "string"
          ? title.value
          : title?.type === "TemplateLiteral"
            ? title.quasis.map(({ value }) => value.cooked ?? "").join("")
            : "";
      if (title !== undefined && text.length > longest)
        context.report({
          node: title,
          message: `This title has ${text.length} characters, and may have ${longest}: a test claims one thing.`,
        });
    },
  }),
};
