import type { ActRefusal } from "#studio/document/company/actRefusals.ts";
import type { RefusedField } from "#studio/document/RefusedField.ts";
import { StoreRefusal } from "#studio/server/brands/BrandStore.ts";

/** Something is not done, and nothing has changed. */
export class RefusedAct extends StoreRefusal {
  readonly reason: ActRefusal;
  constructor(reason: ActRefusal, fields: readonly RefusedField[] = []) {
    super(reason, reason.startsWith("role") || reason === "theme" ? 403 : 409, fields);
    this.reason = reason;
  }
}

const reasons: Readonly<Record<RefusedField["role"], ActRefusal>> = {
  addresses: "role-addresses",
  base: "role-base",
  theme: "theme",
};

/** Something is not done because of who has set some fields. @throws RefusedAct for the first one, with all of them */
export function refuseFields(fields: readonly RefusedField[]): void {
  const [first] = fields;
  if (first !== undefined) throw new RefusedAct(reasons[first.role], fields);
}
