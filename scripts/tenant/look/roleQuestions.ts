import { contrastPairs } from "#scripts/shared/colours/contrastPairs.ts";
import type { BrandLook } from "./brandLook.ts";
import type { Look, LookToken } from "./Look.ts";
import { type LookAnswers, noAnswers } from "./lookAnswers.ts";
import { shownValue } from "./normalValue.ts";
import type { OpenRole, Proposal } from "./proposeRoles.ts";

/** A question about a role: what it is now, and the tokens that it could be. */
export interface RoleQuestion extends OpenRole {
  /** Its value as CSS. */
  readonly now: string;
  /** The tokens of the candidates, in their order. */
  readonly tokens: readonly LookToken[];
  /** The other sides of the pairs whose contrast is checked, with the values that they get. */
  readonly pairs: readonly { readonly role: string; readonly value: string }[];
}

/** What somebody answers about a role. */
export interface RoleAnswer {
  /** The name of a token, or `null` to keep the value. */
  readonly token: string | null;
  /** Whether only its light value is taken. */
  readonly isLightOnly?: boolean;
}

/** Asks somebody about a role. */
export type AskRole = (question: RoleQuestion) => Promise<RoleAnswer>;

/** The value of a role in light: the one that it gets, or has. */
function valueOf(name: string, { taken }: Proposal, look: Look, brand: BrandLook): string {
  const token = look.tokens.get(taken.get(name)?.token ?? "");
  return token?.light === undefined ? (brand.present.light.get(name)?.css ?? "") : shownValue(token.light);
}

/** The open roles with all that somebody needs to decide about them. */
export function questionsOf(proposal: Proposal, look: Look, brand: BrandLook): RoleQuestion[] {
  return proposal.open.map((each) => ({
    ...each,
    now: brand.present.light.get(each.role)?.css ?? "",
    tokens: each.candidates.flatMap((token) => look.tokens.get(token) ?? []),
    pairs: partnersOf(each.role).map((role) => ({ role, value: valueOf(role, proposal, look, brand) })),
  }));
}

/** The roles whose contrast with a colour is checked. */
function partnersOf(name: string): string[] {
  const own = name.replace("color.", "");
  const partners = contrastPairs.flatMap(({ foreground, backgrounds }) =>
    foreground === own ? backgrounds : backgrounds.includes(own) ? [foreground] : [],
  );
  return [...new Set(partners)].map((role) => `color.${role}`);
}

/** Asks about each open role. */
export async function askAll(questions: readonly RoleQuestion[], ask: AskRole): Promise<LookAnswers> {
  const answers = new Map<string, string | null>();
  const dark = new Map<string, null>();
  for (const question of questions) {
    const { token, isLightOnly } = await ask(question);
    answers.set(question.role, token);
    if (isLightOnly === true) dark.set(question.role, null);
  }
  return { ...noAnswers, roles: answers, dark };
}
