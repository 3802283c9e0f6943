import { createHash } from "node:crypto";
import { relative } from "node:path";
import type { Plugin } from "vite";

const digestOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 8);

/**
 * Names styled components by the path of their file from the root of the repository. The compiler names them by the
 * absolute path, so that the same source in another folder would give other class names, and other files.
 * @param prefix the beginning of the classes, which say whose element it is
 * @param digits of the digest; a few are enough where somebody looks whether two are the same
 */
export const stableComponentIds = (root: string, prefix = "sc", digits = 8): Plugin => ({
  name: "stable-component-ids",
  enforce: "post",
  transform(code, id) {
    if (!code.includes("componentId:")) return undefined;
    const path = relative(root, id.split("?")[0] ?? id).replaceAll("\\", "/");
    const named = code.replaceAll(
      /(componentId: ")sc-[0-9a-z]+(-\d+")/g,
      `$1${prefix}-${digestOf(path).slice(0, digits)}$2`,
    );
    return { code: named, map: null };
  },
});
