import type { ActRefusal } from "#studio/document/company/actRefusals.ts";
import { StoreRefusal } from "#studio/server/brands/BrandStore.ts";

/** Something is not done, and nothing has changed. */
export class RefusedAct extends StoreRefusal {
  readonly reason: ActRefusal;
  constructor(reason: ActRefusal) {
    super(reason, reason.startsWith("role") || reason === "theme" ? 403 : 409);
    this.reason = reason;
  }
}
