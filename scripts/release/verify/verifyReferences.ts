import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { baseFolder } from "#contract/basePath.ts";
import { isObject } from "#contract/isObject.ts";
import { assetAddress } from "./FileReader.ts";
import type { FolderToVerify, PageToVerify } from "./FolderToVerify.ts";

async function digestOf({ reader, folder, content }: FolderToVerify, path: string): Promise<string | undefined> {
  const file = content.files.get(path);
  return file && `sha256-${Buffer.from(reader.digest(folder, file), "hex").toString("base64")}`;
}

/** What an import map says about the digests of scripts, by address. */
function integrityIn(importMap: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(importMap);
    return isObject(value) && isObject(value["integrity"]) ? value["integrity"] : {};
  } catch {
    return {};
  }
}

/**
 * Every script that a page names or that is imported later, and the page's texts, have the digests that the page says.
 */
async function verifyIntegrity(opened: FolderToVerify, { file, page, block }: PageToVerify): Promise<void> {
  const { list, content } = opened;
  const later = integrityIn(page.importMap ?? "");
  const check = async (url: string, integrity: unknown) => {
    if (!url.startsWith(baseFolder)) return;
    if (typeof integrity !== "string") return list.add("no-integrity", file, url);
    const digest = await digestOf(opened, url.slice(baseFolder.length));
    if (digest !== undefined && integrity !== digest) list.add("wrong-integrity", file, url);
  };
  const texts = block?.laterTexts;
  // The portal says the digest when it fetches them. Browsers read none of what is only preloaded for it.
  for (const { url, integrity } of page.files) if (url !== texts?.url) await check(url, integrity);
  if (texts !== undefined) await check(texts.url, texts.integrity);
  for (const [url, integrity] of Object.entries(later)) {
    const path = url.slice(baseFolder.length);
    if (!url.startsWith(baseFolder) || !content.files.has(path)) list.add("missing-reference", file, url);
    else await check(url, integrity);
  }
  const scripts = [...content.files.keys()].filter((path) => path.endsWith(".js"));
  for (const path of scripts) await check(baseFolder + path, later[baseFolder + path]);
}

/** Every address in pages and scripts is that of a file in the folder; and scripts have the digests of the pages. */
export async function verifyReferences(opened: FolderToVerify): Promise<void> {
  const { folder, reader, content, pages, list } = opened;
  // Wherever they are: in attributes, in styles, in the brand block.
  for (const { file, html } of pages)
    for (const [url] of html.matchAll(assetAddress))
      if (!content.files.has(url.slice(baseFolder.length))) list.add("missing-reference", file, url);
  for (const file of content.files.values()) {
    if (!file.path.endsWith(".js")) continue;
    const imports = await reader.imports(folder, file).catch(() => undefined);
    if (imports === undefined) {
      list.add("bad-page", file.path, "it is not a script that can be read");
      continue;
    }
    for (const specifier of imports) {
      const isAddress = specifier.startsWith(baseFolder);
      const path = isAddress ? specifier.slice(baseFolder.length) : posix.join(posix.dirname(file.path), specifier);
      if (!content.files.has(path)) list.add("missing-reference", file.path, specifier);
    }
  }
  for (const each of pages) if (each.html !== "") await verifyIntegrity(opened, each);
}

/** The text of a file in the folder. */
export const readTextOf = ({ folder }: FolderToVerify, path: string): Promise<string> =>
  readFile(join(folder, path), "utf8");
