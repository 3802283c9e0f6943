import { text } from "./fields.ts";
import { object, type Read } from "./schema.ts";

/** Without `kfpSessionId` no customer is logged in (spec: http-22). */
export const sessionStatusAnswer = object({ kfpSessionId: text });

/** What the API says about the session and where the customer came from (spec: http-26). */
export const clientContextAnswer = object({
  /** `MOBILBANK`, `NETTBANK`, `FORSIKRING`, …; a new one is data. */
  loginContext: text,
  /** The bank's register number, four digits: "0502". */
  loginBankplassRegisterNummer: text,
  distributor: object({ shortname: text }),
});

/** How the session was entered, and at which distributor. */
export type ClientContext = Read<typeof clientContextAnswer>;
