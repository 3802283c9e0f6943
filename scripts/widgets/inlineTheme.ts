import { type ESTree, parseSync, type Plugin, Visitor } from "vite";
import { prefix } from "./packageNames.ts";

/** A place where the theme is read or, without a token, imported. */
interface Reference {
  readonly start: number;
  readonly end: number;
  /** Group and token: `color.action`. */
  readonly token?: string;
}

const isTheme = ({ object }: ESTree.MemberExpression): boolean =>
  object.type === "Identifier" && object.name === "theme";

/** What a member expression reads: `action` of `.action`, `2` of `[2]`. */
function memberName({ property, computed }: ESTree.MemberExpression): string | undefined {
  if (!computed) return property.type === "Identifier" ? property.name : undefined;
  return property.type === "Literal" ? String(property.value) : undefined;
}

function findReferences(path: string, code: string): Reference[] {
  const found: Reference[] = [];
  const { program } = parseSync(path, code);
  new Visitor({
    ImportDeclaration({ source, specifiers, start, end }) {
      if (!source.value.endsWith("/theme/theme.ts")) return;
      if (specifiers.length !== 1) throw new Error(`${path}: the package has nothing of ${source.value} but the theme`);
      found.push({ start, end });
    },
    MemberExpression(node) {
      if (node.object.type !== "MemberExpression" || !isTheme(node.object)) return;
      const [group, token] = [memberName(node.object), memberName(node)];
      if (group === undefined || token === undefined)
        throw new Error(`${path}: the package needs every role of the theme by name`);
      found.push({ start: node.start, end: node.end, token: `${group}.${token}` });
    },
  }).visit(program);
  return found.toSorted((a, b) => b.start - a.start);
}

/** The custom property of a role or constant in the package: `--fpw-color-action`. */
export const customProperty = (token: string): string => `--${prefix}-${token.replace(".", "-")}`;

/**
 * Writes `var(--fpw-color-action)` in the place of `theme.color.action`. The package needs no theme object then, a
 * bundler can leave out a styled block that is not used, and the properties do not collide with the application's.
 * @param used takes the name of each role and constant that is read: `color.action`
 */
export function inlineTheme(used: Set<string>): Plugin {
  return {
    name: "inline-theme",
    enforce: "pre",
    transform(code, id) {
      if (!/\/src\/.*\.tsx?$/.test(id) || !code.includes("/theme/theme.ts")) return undefined;
      let inlined = code;
      for (const { start, end, token } of findReferences(id, code)) {
        if (token === undefined) {
          inlined = inlined.slice(0, start) + inlined.slice(end);
          continue;
        }
        used.add(token);
        const value = `var(${customProperty(token)})`;
        const isInTemplate = inlined.slice(start - 2, start) === "${" && inlined[end] === "}";
        inlined = isInTemplate
          ? inlined.slice(0, start - 2) + value + inlined.slice(end + 1)
          : inlined.slice(0, start) + JSON.stringify(value) + inlined.slice(end);
      }
      return { code: inlined, map: null };
    },
  };
}
