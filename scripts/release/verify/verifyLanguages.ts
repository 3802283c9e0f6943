import { isSameJson } from "#contract/isSameJson.ts";
import { isLanguage } from "#contract/pageLanguage.ts";
import type { FolderToVerify } from "./FolderToVerify.ts";

const languageIn = (html: string): string | undefined => /<html lang="([\w-]+)"/.exec(html)?.[1];

/** Each page is in the language of its name, and offers the languages of the headers; no other page is there. */
export function verifyLanguages({ headers, pages, content, list }: FolderToVerify): void {
  if (headers === undefined) return;
  const { languages } = headers.Production;
  for (const [at, { file, html, block }] of pages.entries()) {
    // What is wrong with another page has been reported.
    if (block === undefined) continue;
    const language = languageIn(html);
    const isRight = languages === undefined ? isLanguage(language) : language === languages[at];
    if (!isRight) list.add("bad-page", file, `its language is ${language ?? "not given"}`);
    if (!isSameJson(block.languages ?? null, languages ?? null))
      list.add("bad-page", file, "it offers other languages than the headers name");
  }
  const known = new Set(pages.map(({ file }) => file));
  for (const path of content.files.keys())
    if (/^index\..+\.html$/.test(path) && !known.has(path))
      list.add("bad-page", path, "the headers do not name its language");
}
