import { type ESTree, parseSync, type Plugin, Visitor } from "vite";
import { from } from "#ui/theme/breakpoints.ts";
import { prefix } from "./packageNames.ts";

/** A place where the theme or a media query is read or, without a value, imported. */
interface Reference {
  readonly start: number;
  readonly end: number;
  /** Group and token: `color.action`. */
  readonly token?: string;
  /** What is written in its place. */
  readonly value?: string;
}

/** Modules whose exports are written into the code. */
const inlined = ["/theme/theme.ts", "/theme/breakpoints.ts"];
const queries: ReadonlyMap<string, string> = new Map(Object.entries(from));

const isMemberOf = (name: string, { object }: ESTree.MemberExpression): boolean =>
  object.type === "Identifier" && object.name === name;

/** What a member expression reads: `action` of `.action`, `2` of `[2]`. */
function memberName({ property, computed }: ESTree.MemberExpression): string | undefined {
  if (!computed) return property.type === "Identifier" ? property.name : undefined;
  return property.type === "Literal" ? String(property.value) : undefined;
}

function findReferences(path: string, code: string): Reference[] {
  const found: Reference[] = [];
  const { program } = parseSync(path, code);
  const names = new Set<string>();
  new Visitor({
    ImportDeclaration({ source, specifiers, start, end }) {
      const [name, other] = specifiers.map(({ local }) => local.name);
      if (!inlined.some((module) => source.value.endsWith(module)) || other !== undefined) return;
      if (name !== "theme" && name !== "from") return;
      names.add(name);
      found.push({ start, end });
    },
    MemberExpression(node) {
      const member = memberName(node);
      if (names.has("from") && isMemberOf("from", node) && member !== undefined) {
        found.push({ start: node.start, end: node.end, value: queries.get(member) ?? "" });
        return;
      }
      if (node.object.type !== "MemberExpression" || !isMemberOf("theme", node.object)) return;
      const group = memberName(node.object);
      if (group === undefined || member === undefined)
        throw new Error(`${path}: the package needs every role of the theme by name`);
      const token = `${group}.${member}`;
      found.push({ start: node.start, end: node.end, token, value: `var(${customProperty(token)})` });
    },
  }).visit(program);
  return found.toSorted((a, b) => b.start - a.start);
}

/** The custom property of a role or constant in the package: `--fpw-color-action`. */
export const customProperty = (token: string): string => `--${prefix}-${token.replace(".", "-")}`;

/**
 * Writes `var(--fpw-color-action)` in the place of `theme.color.action`, and the media query in that of `from.medium`.
 * The package needs no theme object then, a bundler can leave out a styled block that is not used, and the properties do
 * not collide with the application's.
 * @param used takes the name of each role and constant that is read: `color.action`
 */
export function inlineTheme(used: Set<string>): Plugin {
  return {
    name: "inline-theme",
    enforce: "pre",
    transform(code, id) {
      if (!/\/src\/.*\.tsx?$/.test(id) || !inlined.some((module) => code.includes(module))) return undefined;
      let text = code;
      for (const { start, end, token, value } of findReferences(id, code)) {
        if (token !== undefined) used.add(token);
        const isInTemplate = text.slice(start - 2, start) === "${" && text[end] === "}";
        if (value === undefined) text = text.slice(0, start) + text.slice(end);
        else if (isInTemplate) text = text.slice(0, start - 2) + value + text.slice(end + 1);
        else text = text.slice(0, start) + JSON.stringify(value) + text.slice(end);
      }
      return { code: text, map: null };
    },
  };
}
