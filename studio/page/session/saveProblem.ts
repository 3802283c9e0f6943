import { type ActRefusal, actRefusalOf } from "#studio/document/refusals.ts";
import { type StoreProblem, storeProblemOf } from "#studio/document/storeProblem.ts";

/** Why the server does not keep or save a text: it cannot, or the rules of a company do not allow it. */
export type SaveProblem = ActRefusal | StoreProblem;

/** The problem that a refusal of the server names. */
export const saveProblemOf = (refused: string): SaveProblem | undefined =>
  storeProblemOf(refused) ?? actRefusalOf(refused);
