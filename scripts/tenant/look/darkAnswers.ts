import type { PresentLook } from "./applyLook.ts";
import type { Look, RoleChoices } from "./Look.ts";
import { type LookAnswers, wantsDark } from "./lookAnswers.ts";

/** What somebody has taken away from dark since the last import. */
export interface TakenAway {
  /** Whether dark as a whole is gone. */
  readonly isWhole: boolean;
  /** Roles whose dark values are built again. */
  readonly roles: readonly string[];
}

/**
 * What was taken away: an import has written it, and it is there no more.
 * @param now what somebody says about dark now
 */
export function takenAwayIn(
  { dark, takenInDark }: LookAnswers,
  { hasDark, takenOver }: PresentLook,
  now: LookAnswers["dark"],
): TakenAway {
  if (dark === null || takenInDark === undefined || now === null) return { isWhole: false, roles: [] };
  if (!hasDark) return { isWhole: !wantsDark(now), roles: [] };
  const isGone = (role: string) => !takenOver.dark.has(role) && dark.get(role) !== null && !now.has(role);
  return { isWhole: false, roles: takenInDark.filter(isGone) };
}

/** Answers which remember what was taken away, so that no later import brings it back. */
export function withTakenAway(answers: LookAnswers, { isWhole, roles }: TakenAway): LookAnswers {
  if (isWhole) return { ...answers, dark: null, takenInDark: undefined };
  if (roles.length === 0) return answers;
  const gone: RoleChoices = new Map(roles.map((role) => [role, null]));
  const takenInDark = answers.takenInDark?.filter((role) => !gone.has(role));
  return { ...answers, dark: new Map([...(answers.dark ?? []), ...gone]), takenInDark };
}

/** The tokens for dark, and those of them that the files do not have. */
export interface DarkChoices {
  readonly choices: RoleChoices;
  readonly missing: readonly { readonly role: string; readonly token: string }[];
}

/** The token of each role in dark: that of light, where no answer says another. */
export function darkChoices(light: RoleChoices, { dark }: LookAnswers, look: Look): DarkChoices {
  if (dark === null) return { choices: new Map(), missing: [] };
  const own = [...dark].filter(([, token]) => token === null || look.tokens.has(token));
  const missing = [...dark].flatMap(([role, token]) =>
    token === null || look.tokens.has(token) ? [] : [{ role, token }],
  );
  const without = missing.map(({ role }) => [role, null] as const);
  return { choices: new Map([...light, ...own, ...without]), missing };
}
