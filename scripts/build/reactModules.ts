import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

/** The doors of React's packages that a browser comes through, and what stands behind each in production. */
const entry = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/](index|client|jsx-runtime)\.js$/;

/**
 * A module of React, written for Node, as a module of the language: what it requires is imported, what it puts on `exports` is
 * a variable that is exported by name, and all of them together are the default.
 * @param itself The module's own address.
 */
export function asModule(code: string, itself: string): string {
  const imports: string[] = [];
  const names = new Set<string>();
  const body = code
    .replaceAll(/\brequire\(("[^"]+")\)/g, (_, name: string) => {
      imports.push(`import * as required${imports.length} from ${name};`);
      return `required${imports.length - 1}`;
    })
    .replaceAll(/^( *)exports\.(\w+) =/gm, (_, indent: string, name: string) => {
      // Declared once: a bundler takes the first of several declarations for a constant.
      const declaration = names.has(name) ? "" : "var ";
      names.add(name);
      return `${indent}${declaration}exported_${name} =`;
    })
    .replaceAll(/\bexports\.(\w+)/g, "exported_$1");
  if (names.size === 0 || /\bexports\b/.test(body)) throw new Error("React is not written as it was");
  const list = [...names].map((name) => `exported_${name} as ${name}`).join();
  return [
    ...imports,
    body,
    `export {${list}};`,
    `import * as all from ${JSON.stringify(itself)};`,
    "export default all;",
  ].join("\n");
}

/**
 * React is published for Node only. A bundler wraps such modules in functions, reaches for each name through an object, and
 * needs a chunk of its own for the tools of it: a kilobyte, and a request more.
 */
export const reactModules: Plugin = {
  name: "react-modules",
  enforce: "pre",
  load: {
    filter: { id: entry },
    async handler(id) {
      const [, name, door] = entry.exec(id) ?? [];
      const file = door === "index" ? name : `${name}-${door}`;
      return asModule(await readFile(id.replace(/[^\\/]+$/, `cjs/${file}.production.js`), "utf8"), id);
    },
  },
};
