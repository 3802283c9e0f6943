import { type HouseRule, isTest, pathInRepository } from "./houseRule.ts";
import { importedPath } from "./importedPath.ts";
import { type Room, rooms, studioTestImports, testImports } from "./rooms.ts";

const contains = (room: string, path: string) => path === room || path.startsWith(`${room}/`);

/** A text of the code, or a list of them. */
interface Literal {
  readonly value?: unknown;
  readonly elements?: readonly Literal[];
}

/** A call in the code, as far as the rule looks at it. */
interface Call {
  readonly callee: {
    readonly object?: { readonly type: string };
    readonly property?: { readonly name?: string };
  };
  readonly arguments: readonly Literal[];
}

interface Place {
  readonly room: Room;
  /** The room's folder: of a split room, the inner folder. */
  readonly folder: string;
}

/** The room that a file is in: the one with the longest matching path. */
export function roomOf(path: string): Room | undefined {
  return rooms.filter((one) => contains(one.path, path)).toSorted((a, b) => b.path.length - a.path.length)[0];
}

function placeOf(path: string): Place | undefined {
  const room = roomOf(path);
  if (room === undefined) return undefined;
  const inner = room.isSplit === true ? path.slice(room.path.length + 1).split("/")[0] : undefined;
  return { room, folder: inner === undefined ? room.path : `${room.path}/${inner}` };
}

/**
 * Whether files of `from` may import `target`. A listed folder that is not a room itself covers all rooms inside it, a
 * listed file of a room is that file alone, and what is listed for tests covers all rooms inside it.
 */
function isAllowed(from: Place, target: string, isFromTest: boolean): boolean {
  const ofTests = contains("studio", from.room.path) ? studioTestImports : testImports;
  const allowed = isFromTest ? [...from.room.imports, ...ofTests] : from.room.imports;
  const to = placeOf(target);
  return (
    allowed.some((name) => (to === undefined ? contains(name, target) : name === to.room.path || name === target)) ||
    (from.room.isOfTests === true && allowed.some((name) => contains(name, target)))
  );
}

/** A room that a file must not import from, whichever way the import is written. */
function forbiddenRoom(from: Place, target: string, path: string): string | undefined {
  const to = placeOf(target);
  if (isAllowed(from, target, isTest(path)) && !(to?.room === from.room)) return undefined;
  return `${from.folder} must not import ${to?.folder ?? target}. It may import: ${from.room.imports.join(", ") || "nothing of ours"}.`;
}

/** What is wrong with a pattern of `import.meta.glob`, which names files without `#`. */
function globViolationOf(pattern: string, path: string): string | undefined {
  const from = placeOf(path);
  const target = importedPath(pattern.replace(/^!/, ""), path);
  if (from === undefined || target === undefined || placeOf(target)?.folder === from.folder) return undefined;
  return forbiddenRoom(from, target, path);
}

function violationOf(specifier: string, path: string, isDynamic: boolean): string | undefined {
  const from = placeOf(path);
  if (from === undefined) return undefined;
  const target = importedPath(specifier, path);
  if (target === undefined) {
    const { without } = from.room;
    return !isTest(path) && without?.packages.test(specifier) === true ? without.reason : undefined;
  }
  if (from.room.isLazy === true && !isDynamic) return `${from.folder} imports only through import().`;
  const to = placeOf(target);
  if (to?.folder === from.folder)
    return specifier.startsWith("#")
      ? `"${specifier}" is in the same room: import it through "./" or "../".`
      : undefined;
  if (specifier.startsWith(".")) return `"${specifier}" leaves the room ${from.folder}: import it through "#".`;
  return forbiddenRoom(from, target, path);
}

/** Texts are data, which the portal fetches: its code knows the types of their keys, and has none of them. */
const isTextInCode = (specifier: string, path: string, kind: unknown): boolean =>
  specifier.startsWith("#locales/") && path.startsWith("src/") && kind !== "type" && !isTest(path);

/** The patterns of a call of `import.meta.glob`; none for another call. */
function globPatterns(node: Call): readonly Literal[] {
  const { callee } = node;
  const isGlob = callee.object?.type === "MetaProperty" && callee.property?.name === "glob";
  const [patterns] = isGlob ? node.arguments : [];
  return patterns?.elements ?? (patterns === undefined ? [] : [patterns]);
}

/** Enforces `rooms.ts`: which room may import which, through `./` inside a room and `#` across rooms. */
export const walls: HouseRule = {
  create: (context) => {
    const path = pathInRepository(context);
    const check = (node: { source?: unknown; type: string; importKind?: unknown }): void => {
      const source = node.source as { value?: unknown } | null | undefined;
      if (source === null || typeof source?.value !== "string") return;
      const message = isTextInCode(source.value, path, node.type === "TSImportType" ? "type" : node.importKind)
        ? "Texts are data: import the type of a file of locales/ only."
        : violationOf(source.value, path, node.type === "ImportExpression");
      if (message !== undefined) context.report({ node: source as never, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
      CallExpression: (node) => {
        for (const pattern of globPatterns(node as unknown as Call)) {
          const message = typeof pattern.value === "string" ? globViolationOf(pattern.value, path) : undefined;
          if (message !== undefined) context.report({ node: pattern as never, message });
        }
      },
    };
  },
};
