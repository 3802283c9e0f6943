import { repository } from "#scripts/files/repository.ts";
import { existsSync } from "node:fs";
import { join } from "node:path";

import { folderOf, themeFilesOf } from "#scripts/brands/brandFiles.ts";
import { brandId } from "#contract/descriptor/fields.ts";
import { idProblem } from "#contract/descriptor/formats.ts";
import type { ToolLanguage } from "#scripts/findings/readWords.ts";
import { problem, type Problem, type ProblemId } from "#scripts/findings/Problem.ts";
import { wordsOf } from "#scripts/findings/wordsOf.ts";
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
  language: ToolLanguage,
): Promise<string | undefined> {
  const told = (found: Problem<ProblemId>): string => wordsOf(found, language).message;
  // Before anything else: the id becomes a part of a path.
  if (!brandId("").safeParse(id).success) {
    const expected = idProblem(id);
    return expected === undefined
      ? told(problem("new:too-long", { id }))
      : told(problem("new:format", { id, expected }));
  }
  const path = [folderOf(id), ...themeFilesOf(id)].find((each) => existsSync(join(root, each)));
  if (path !== undefined) return told(problem("new:exists", { path }));
  if (readPortal === undefined || !isCodeWord(id, await readPortal(repository))) return undefined;
  return told(problem("new:word", { id }));
}
