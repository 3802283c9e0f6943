import { createHash } from "node:crypto";
import { relative } from "node:path";
import MagicString from "magic-string";
import type { Plugin } from "vite";

/** The digest of a text in the digits 0 to 9 and a to z. */
const digestOf = (text: string, digits: number): string =>
  createHash("sha256").update(text).digest().readUIntBE(0, 6).toString(36).padStart(digits, "0").slice(-digits);

/**
 * Names styled components by the path of their file from the root of the repository. The compiler names them by the
 * absolute path, so that the same source in another folder would give other class names, and other files.
 * @param prefix the beginning of the classes, which say whose element it is
 * @param digits of the digest: every class is part of what a customer downloads
 * @throws Error when two files get the same name
 */
export function stableComponentIds(root: string, prefix = "sc", digits = 4): Plugin {
  const paths = new Map<string, string>();
  return {
    name: "stable-component-ids",
    enforce: "post",
    transform(code, id) {
      if (!code.includes("componentId:")) return undefined;
      const path = relative(root, id.split("?")[0] ?? id).replaceAll("\\", "/");
      const digest = digestOf(path, digits);
      const other = paths.get(digest);
      if (other !== undefined && other !== path)
        throw new Error(`${path} and ${other} get the same class names: more digits are needed`);
      paths.set(digest, path);
      // The compiler's name is not equally long in every folder: without a map, places behind it would be off by that.
      const named = new MagicString(code).replaceAll(
        /(?<=componentId: ")sc-[0-9a-z]+(?=-\d+")/g,
        `${prefix}-${digest}`,
      );
      return { code: named.toString(), map: named.generateMap({ hires: "boundary" }) };
    },
  };
}
