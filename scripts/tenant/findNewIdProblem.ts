import { repository } from "#scripts/files/repository.ts";
import { existsSync } from "node:fs";
import { join } from "node:path";

import { folderOf, themeFilesOf } from "#scripts/brands/brandFiles.ts";
import { brandId } from "#contract/descriptor/fields.ts";
import { idProblem } from "#contract/descriptor/formats.ts";
import { newIdMessages } from "#scripts/brands/messages/newIdMessages.ts";
import { wordingIn } from "#scripts/brands/messages/wordingIn.ts";
import type { MessageLanguage } from "#scripts/brands/messages/Message.ts";
import { isCodeWord } from "#scripts/checks/rules/codeWordsRule.ts";
import type { ReadPortal } from "#scripts/checks/validateBrands.ts";

/**
 * Why an id cannot be that of a new brand, in words; undefined when it can.
 * @param root absolute path of the folder with `tenants/` and `themes/`
 * @param readPortal undefined: the id is not compared with the words of the portal's code
 */
export async function findNewIdProblem(
  id: string,
  root: string,
  readPortal: ReadPortal | undefined,
  language: MessageLanguage,
): Promise<string | undefined> {
  const { format, exists, word } = newIdMessages;
  // Before anything else: the id becomes a part of a path.
  if (!brandId("").safeParse(id).success)
    return wordingIn(format, { id, expected: idProblem(id) ?? "length" }, language).message;
  const path = [folderOf(id), ...themeFilesOf(id)].find((each) => existsSync(join(root, each)));
  if (path !== undefined) return wordingIn(exists, { path }, language).message;
  if (readPortal === undefined || !isCodeWord(id, await readPortal(repository))) return undefined;
  return wordingIn(word, { id }, language).message;
}
