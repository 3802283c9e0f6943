import type { RefusedField } from "#studio/document/RefusedField.ts";
import type { ActRefusal } from "#studio/document/refusals.ts";
import { Refusal } from "#studio/server/Refusal.ts";

const reasons: Readonly<Record<RefusedField["role"], ActRefusal>> = {
  addresses: "role-addresses",
  base: "role-base",
  theme: "theme",
};

/** Something is not done because of who has set some fields. @throws Refusal for the first one, with all of them */
export function refuseFields(fields: readonly RefusedField[]): void {
  const [first] = fields;
  if (first !== undefined) throw new Refusal(reasons[first.role], { fields });
}
