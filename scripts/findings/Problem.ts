import type { brandExamples } from "./brandExamples.ts";
import type { toolExamples } from "./toolExamples.ts";

type Examples = typeof brandExamples & typeof toolExamples;
/** What `npm run validate` finds. */
export type BrandProblemId = keyof typeof brandExamples;
/** What other tools say. */
export type ToolProblemId = keyof typeof toolExamples;
/**
 * What is wrong, or worth knowing: a code, with a word after a slash where the code has several sentences, and before a
 * colon the tool that says it (`npm run validate` has none).
 */
export type ProblemId = keyof Examples;

type Given<Value> = Value extends readonly (infer Entry)[] ? readonly Entry[] : Value;
type OptionalName<Values> = { [Name in keyof Values]: undefined extends Values[Name] ? Name : never }[keyof Values];
type Filled<Values> = {
  readonly [Name in Exclude<keyof Values, OptionalName<Values>>]: Given<Values[Name]>;
} & { readonly [Name in OptionalName<Values>]?: Given<Values[Name]> };

/** What the words of a problem are filled with. */
export type ValuesOf<Id extends ProblemId> = Filled<Examples[Id]>;

/** A problem without a place: the id of its words, and what they are filled with. */
export type Problem<Id extends ProblemId = BrandProblemId> = {
  readonly [Each in Id]: { readonly id: Each; readonly values: ValuesOf<Each> };
}[Id];

type WithoutTool<Id extends string> = Id extends `${string}:${infer Rest}` ? Rest : Id;
type BeforeSlash<Id extends string> = Id extends `${infer Code}/${string}` ? Code : Id;
/** `CodeOf<"wrong-type/file">` is `"wrong-type"`, `CodeOf<"verify:leak">` is `"leak"`. */
export type CodeOf<Id extends ProblemId> = BeforeSlash<WithoutTool<Id>>;

/** A problem and its values. */
export function problem<Id extends ProblemId>(id: Id, values: ValuesOf<Id>): Problem<Id> {
  return { id, values } as Problem<Id>;
}

/** The stable code of a problem: its id without the tool, and without the part that chooses between its sentences. */
export const codeOf = <Id extends ProblemId>(id: Id): CodeOf<Id> => id.replace(/^.*:|\/.*$/g, "") as CodeOf<Id>;
