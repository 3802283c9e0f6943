import { forsikringBase } from "./basePath.ts";

/**
 * The invoices. The portal's own `/betaling` leads there (spec: portal-17). Like every address of this file it is of
 * another application, on the same host.
 */
export const fakturaAddress = `${forsikringBase}/betaling` as const;

/** Where the customer accepts an offer. */
export const akseptAddress = `${forsikringBase}/aksept` as const;

/** Where the customer makes a health declaration. */
export const helseerklaeringAddress = `${forsikringBase}/liv/helseerklaering` as const;
