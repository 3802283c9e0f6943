import type { HouseRule } from "./houseRule.ts";

const styleTags = new Set(["styled", "css", "createGlobalStyle", "keyframes"]);
const rawColour =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|\b(?:white|black|gr[ae]y|silver|red|green|blue|navy|teal|orange|yellow|purple|pink|brown|gold|maroon|lime|aqua|olive|fuchsia)\b/i;
const colourProperty = /color|background|border|outline|shadow|fill|stroke|caret|accent/;
const scaledProperty = /^(?:margin|padding|gap|row-gap|column-gap|inset|font-size|border-radius|font)(?:-|$)/;

interface Tag {
  readonly type: string;
  readonly name?: unknown;
  readonly object?: unknown;
  readonly callee?: unknown;
}

function rootName(tag: Tag): string {
  if (tag.type === "Identifier") return String(tag.name);
  if (tag.type === "MemberExpression") return rootName(tag.object as Tag);
  if (tag.type === "CallExpression") return rootName(tag.callee as Tag);
  return "";
}

/** What is wrong with a declaration, if anything. Interpolations arrive as `var(--x)`. */
function problemOf(property: string, value: string): string | undefined {
  if (colourProperty.test(property) && rawColour.test(value.replaceAll(/var\([^)]*\)/g, "")))
    return `a raw colour: take a role from theme.color`;
  if (scaledProperty.test(property) && /(?<![\w.-])(?!0px)[\d.]+px\b/.test(value))
    return `a raw size: take theme.space, theme.font or theme.radius, or a multiple of 0.25rem inside a component`;
  return undefined;
}

/** Colours and sizes come from the theme, breakpoints from `breakpoints.ts`. */
export const noRawStyle: HouseRule = {
  create: (context) => ({
    TaggedTemplateExpression(node) {
      if (!styleTags.has(rootName(node.tag))) return;
      const css = node.quasi.quasis.map((quasi) => quasi.value.raw).join("var(--x)");
      const withoutComments = css.replaceAll(/\/\*.*?\*\//gs, "");
      for (const match of withoutComments.matchAll(/(?:^|[;{}])\s*([a-z-]+)\s*:\s*([^;{}]+)/g)) {
        const [, property = "", value = ""] = match;
        const problem = problemOf(property, value);
        if (problem !== undefined)
          context.report({ node: node.quasi, message: `"${property}: ${value.trim()}" has ${problem}.` });
      }
      for (const [query] of withoutComments.matchAll(/@(?:media|container)[^{]*\d(?:px|rem|em)\b[^{]*/g))
        context.report({ node: node.quasi, message: `"${query.trim()}": take "from" of breakpoints.ts.` });
    },
    JSXAttribute(node) {
      const { name, value } = node;
      if (name.type !== "JSXIdentifier" || !/^(?:fill|stroke|color|stopColor|floodColor)$/.test(name.name)) return;
      if (value?.type === "Literal" && typeof value.value === "string" && rawColour.test(value.value))
        context.report({ node: value, message: `"${value.value}" is a raw colour: take a role from theme.color.` });
    },
  }),
};
