import { repository } from "#scripts/files/repository.ts";
import { existsSync } from "node:fs";
import { join } from "node:path";

import { folderOf, themeFileOf } from "#scripts/brands/brandFiles.ts";
import type { Expectation } from "#contract/descriptor/expectation.ts";
import { brandId } from "#contract/descriptor/fields.ts";
import { idProblem } from "#contract/descriptor/formats.ts";
import { expectations } from "#scripts/brands/messages/expectations.ts";
import type { Language } from "#scripts/brands/messages/Message.ts";
import { isCodeWord } from "#scripts/checks/rules/codeWordsRule.ts";
import type { ReadPortal } from "#scripts/checks/validateBrands.ts";

/** Why no new brand can have an id. */
export type NewIdProblem =
  | { readonly kind: "format"; readonly expected: Expectation | "length" }
  | { readonly kind: "exists"; readonly path: string }
  | { readonly kind: "word" };

/**
 * Why an id cannot be that of a new brand; undefined when it can.
 * @param root absolute path of the folder with `tenants/` and `themes/`
 * @param readPortal left out: the id is not compared with the words of the portal's code
 */
export async function findNewIdProblem(
  id: string,
  root: string,
  readPortal?: ReadPortal,
): Promise<NewIdProblem | undefined> {
  // Before anything else: the id becomes a part of a path.
  if (!brandId("").safeParse(id).success) return { kind: "format", expected: idProblem(id) ?? "length" };
  const path = [folderOf(id), themeFileOf(id)].find((each) => existsSync(join(root, each)));
  if (path !== undefined) return { kind: "exists", path };
  if (readPortal === undefined || !isCodeWord(id, await readPortal(repository))) return undefined;
  return { kind: "word" };
}

type InWords = Readonly<Record<Language, string>>;

function wordsOf(problem: NewIdProblem, id: string): InWords {
  switch (problem.kind) {
    case "format": {
      const { expected } = problem;
      const most = { en: "at most 40 letters", nb: "høyst 40 bokstaver" };
      const { en, nb } = expected === "length" ? most : expectations[expected];
      return {
        en: `"${id}" cannot be an id: expected ${en}, such as "bank-sor"`,
        nb: `«${id}» kan ikke være en id. Forventet: ${nb}, for eksempel «bank-sor»`,
      };
    }
    case "exists":
      return {
        en: `${problem.path} exists already: choose another id, or remove it first. Nothing was written`,
        nb: `${problem.path} finnes allerede: velg en annen id`,
      };
    case "word":
      return {
        en: `"${id}" is a word of the portal's code, which all brands share: choose another id. Nothing was written`,
        nb: `«${id}» er et ord i portalens kode, som alle merker deler: velg en annen id`,
      };
  }
}

/** What is wrong with an id, for people. */
export const newIdProblemInWords = (problem: NewIdProblem, id: string, language: Language = "en"): string =>
  wordsOf(problem, id)[language];
