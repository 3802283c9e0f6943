import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isObject } from "#contract/isObject.ts";
import type { Compile } from "#scripts/compile/compile.ts";
import { PortalText } from "#scripts/leaks/PortalText.ts";
import { stamp } from "#scripts/stamp/stamp.ts";
import { compileKept } from "./compileKept.ts";
import { neutralInput } from "./neutralInput.ts";

function* keysIn(schema: unknown): Generator<string> {
  if (typeof schema !== "object" || schema === null) return;
  for (const [key, value] of Object.entries(schema)) {
    if (key === "properties" && isObject(value)) yield* Object.keys(value);
    yield* keysIn(value);
  }
}

/** The names of all fields of a descriptor: a page has those that its brand uses. */
function fieldNames(root: string): string {
  const schema: unknown = JSON.parse(readFileSync(join(root, "tenants/tenant.schema.json"), "utf8"));
  return `"${[...new Set(keysIn(schema))].join('"\n"')}"`;
}

/** The words that every brand's folder has: the compiled files, and the page of a brand without words of its own. */
export async function readPortalText(root: string, compile: Compile = compileKept): Promise<PortalText> {
  const compilation = await compile(root);
  const { files } = await stamp(neutralInput, compilation);
  return new PortalText([...compilation.files, ...files, { path: "index.html", bytes: fieldNames(root) }]);
}
