import { posix } from "node:path";
import { type HouseRule, isTest, pathInRepository } from "./houseRule.ts";

/** The room of a path under src/: `features/avtaler`, else the floor. Files directly in src/ have none. */
function roomOf(path: string): string {
  const [root, floor, name] = path.split("/");
  if (root !== "src" || name === undefined) return "";
  return floor === "features" ? `features/${name}` : (floor ?? "");
}

/** Imports across floors, and across features, are written with `#`, so that the layer rules see them. */
export const importWithinFloor: HouseRule = {
  create: (context) => {
    const path = pathInRepository(context);
    const check = (node: { source?: unknown }): void => {
      const source = node.source as { value?: unknown } | null | undefined;
      if (source === null || typeof source?.value !== "string" || !source.value.startsWith(".")) return;
      const target = posix.join(posix.dirname(path), source.value);
      // The contract between build and portal is a type in scripts/; texts and tokens are typed from their JSON.
      const isContract = /^(?:scripts\/descriptor\/|locales\/|themes\/)/.test(target);
      if (isContract || (isTest(path) && target.startsWith("tests/"))) return;
      if (roomOf(target) !== roomOf(path) || !target.startsWith("src/"))
        context.report({
          node: source as never,
          message: `"${source.value}" leaves the floor: import it through "#".`,
        });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
