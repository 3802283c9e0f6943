import { textProblem } from "#contract/descriptor/formats.ts";
import { termOf } from "#scripts/findings/wordsOf.ts";
import { Refusal } from "../Refusal.ts";

/** As many as the descriptor takes. */
const mostCharacters = 60;

/** Checks the name of a new brand before anything is written. @throws Refusal */
export function requireName(name: string): void {
  const expected = textProblem(name);
  const words = expected === undefined ? undefined : termOf("formats", expected, "nb");
  const problem = words ?? (name.length > mostCharacters ? `høyst ${mostCharacters} tegn` : undefined);
  if (problem !== undefined)
    throw new Refusal("name", { problem: `Dette kan ikke være et navn. Forventet: ${problem}` });
}
