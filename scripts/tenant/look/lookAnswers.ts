import { isObject } from "#contract/isObject.ts";
import { setValue } from "#scripts/shared/text/jsonc/setValue.ts";
import { roles } from "#scripts/brands/themes/themeContract.ts";
import type { RoleChoices } from "./Look.ts";

const roleNames = roles.map(({ name }) => name);

/** The answers that a file of a brand's folder has: the token of each role, or `null` for a role that keeps its value. */
export function readAnswers(value: unknown): RoleChoices {
  const given = isObject(value) ? value["roles"] : undefined;
  const answers = new Map<string, string | null>();
  if (!isObject(given)) return answers;
  for (const role of roleNames) {
    const answer = Object.hasOwn(given, role) ? given[role] : undefined;
    if (typeof answer === "string" || answer === null) answers.set(role, answer);
  }
  return answers;
}

const empty = `{
  "roles": {}
}
`;

/** The text of the file with answers: earlier answers stay at their places, new ones come in the contract's order. */
export function withAnswers(text: string | undefined, answers: RoleChoices): string {
  const names = () => roleNames;
  return [...answers].reduce((next, [role, token]) => setValue(next, ["roles", role], token, names), text ?? empty);
}
