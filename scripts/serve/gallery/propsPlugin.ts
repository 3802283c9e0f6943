import type { Plugin } from "vite";
import { readProps } from "./readProps.ts";

const query = "?props";
const prefix = "\0props:";
// Not .tsx: plugins for React leave the module alone.
const ending = ".js";

/**
 * Answers `import { propsOf } from "#ui/form/choice/Checkbox.tsx?props"` in the gallery: `propsOf("CheckboxProps")` is the
 * table of the properties of that type, read from the source.
 */
export function propsPlugin(root: string): Plugin {
  return {
    name: "gallery-props",
    enforce: "pre",
    async resolveId(source, importer) {
      if (!source.endsWith(query)) return undefined;
      const resolved = await this.resolve(source.slice(0, -query.length), importer);
      return resolved === null ? undefined : prefix + resolved.id + ending;
    },
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const file = id.slice(prefix.length, -ending.length);
      this.addWatchFile(file);
      return `const tables = ${JSON.stringify(readProps(file, root))};
export function propsOf(typeName) {
  const table = tables.find((one) => one.typeName === typeName);
  if (!table) throw new Error(typeName + " is not an object type of the file");
  return table;
}`;
    },
  };
}
