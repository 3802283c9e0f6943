import type { Plugin } from "vite";
import { readTexts } from "./readTexts.ts";

/** What names a file of texts (`src/ui/texts/TextsContext.ts`). */
const call = /\btextSource(<[^>]*>)?\(\s*"([\w-]+)"\s*\)/g;

/**
 * Vite plugin: writes the texts of `src/ui/` and `src/widgets/` into the code, in every language that there is. For what
 * is not the portal: the package of the widgets, the studio, and tests. The portal has its texts as data.
 * @param root the repository's folder
 */
export function builtInTexts(root: string): Plugin {
  const all = Object.entries(readTexts(root));
  return {
    name: "built-in-texts",
    enforce: "pre",
    transform(code, id) {
      if (!/\/src\/(?:ui|widgets)\/.*\.tsx?$/.test(id.replaceAll("\\", "/")) || !code.includes("textSource"))
        return undefined;
      const written = code.replaceAll(call, (_, type = "", file: string) => {
        const texts = Object.fromEntries(all.map(([language, files]) => [language, files[file]]));
        return `textSource${type}("${file}", ${JSON.stringify(texts)})`;
      });
      return { code: written, map: null };
    },
  };
}
