import type { Expectation } from "#contract/descriptor/expectation.ts";
import { expectations } from "./expectations.ts";
import { message } from "./Message.ts";

const mostLetters = { en: "at most 40 letters", nb: "høyst 40 bokstaver" };
const expectedWords = (expected: Expectation | "length") =>
  expected === "length" ? mostLetters : expectations[expected];

/** Why no new brand can have an id. */
export const newIdMessages = {
  format: message<{ readonly id: string; readonly expected: Expectation | "length" }>(
    { id: "Nordlys", expected: "length" },
    ({ id, expected }) => ({
      message: `"${id}" cannot be an id: expected ${expectedWords(expected).en}, such as "bank-sor"`,
    }),
    ({ id, expected }) => ({
      message: `«${id}» kan ikke være en id. Forventet: ${expectedWords(expected).nb}, for eksempel «bank-sor»`,
    }),
  ),
  exists: message(
    { path: "tenants/nordlys" },
    ({ path }) => ({ message: `${path} exists already: choose another id, or remove it first. Nothing was written` }),
    ({ path }) => ({ message: `${path} finnes allerede: velg en annen id` }),
  ),
  /** Where the reader may not know what has it. */
  taken: message(
    {},
    () => ({ message: "The id cannot be used: choose another id. Nothing was written" }),
    () => ({ message: "Id-en kan ikke brukes: velg en annen id" }),
  ),
  word: message(
    { id: "button" },
    ({ id }) => ({
      message: `"${id}" is a word of the portal's code, which all brands share: choose another id. Nothing was written`,
    }),
    ({ id }) => ({ message: `«${id}» er et ord i portalens kode, som alle merker deler: velg en annen id` }),
  ),
};
