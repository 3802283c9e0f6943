import type { ESTree, Plugin } from "vite";

/** Names that begin the tag of a styled block: `styled.div`, `styled(Card)`, `css`, … */
const makers: ReadonlySet<string> = new Set(["styled", "css", "keyframes", "createGlobalStyle"]);

/** Strings and comments are looked at first, so that nothing inside them is taken for a space between rules. */
const parts = /(?<text>"[^"]*"|'[^']*')|\/\*[^]*?\*\/|\s*(?<sign>[{};,])\s*|(?<colon>:)\s+|(?<space>\s+)/g;

/**
 * Writes one piece of a styled block as short as it can be read: without comments, indentation and line breaks. A space that may
 * mean something (between two selectors, around a sign of `calc`) stays.
 */
export function compactCss(css: string): string {
  const short = (text: string) =>
    text.replaceAll(parts, (...found) => {
      const { text: quoted, sign, colon, space } = found.at(-1) as Readonly<Record<string, string | undefined>>;
      return quoted ?? sign ?? colon ?? (space === undefined ? "" : " ");
    });
  // What a comment has stood between may be put together now.
  return short(short(css)).replaceAll(";}", "}");
}

/** The name at the root of a tag. */
function makerOf(tag: ESTree.Node): string | undefined {
  if (tag.type === "Identifier") return tag.name;
  if (tag.type === "MemberExpression") return makerOf(tag.object);
  if (tag.type === "CallExpression") return makerOf(tag.callee);
  return undefined;
}

const isNode = (value: unknown): value is ESTree.Node => typeof value === "object" && value !== null && "type" in value;

function* piecesOf(node: ESTree.Node): Generator<ESTree.TemplateElement> {
  if (node.type === "TaggedTemplateExpression" && makers.has(makerOf(node.tag) ?? "")) yield* node.quasi.quasis;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* piecesOf(child);
}

/** Compacts the styled blocks of our own source: a bundler leaves what stands in a template as it is. */
export const compactStyles: Plugin = {
  name: "compact-styles",
  transform: {
    filter: { id: /[\\/]src[\\/].*\.tsx?$/, code: /from "styled-components"/ },
    // After the types and the markup of components are gone.
    order: "post",
    handler(code) {
      let compact = "";
      let taken = 0;
      const pieces = [...piecesOf(this.parse(code))].sort((a, b) => a.start - b.start);
      for (const { start, end, value } of pieces) {
        compact += code.slice(taken, start) + compactCss(value.raw);
        taken = end;
      }
      return { code: compact + code.slice(taken), map: null };
    },
  },
};
