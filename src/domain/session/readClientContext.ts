import { isObject } from "#contract/isObject.ts";
import { readText } from "../format/readText.ts";

/** What the API says about the session and where the customer came from (spec: http-26). */
export interface ClientContext {
  /** `MOBILBANK`, `NETTBANK`, `FORSIKRING`, …; a new one is data. */
  readonly loginContext: string | undefined;
  /** The bank's register number, four digits: "0502". */
  readonly loginBankplassRegisterNummer: string | undefined;
  readonly distributor: { readonly shortname: string | undefined } | undefined;
}

/**
 * Reads the session info. The boot script and `src/api` both read it here.
 *
 * @param answer The JSON without its null fields; undefined for an empty answer.
 * @returns undefined for an answer that is not session info.
 */
export function readClientContext(answer: unknown = {}): ClientContext | undefined {
  if (!isObject(answer)) return undefined;
  const { distributor } = answer;
  if (distributor !== undefined && distributor !== null && !isObject(distributor)) return undefined;
  return {
    loginContext: readText(answer["loginContext"]),
    loginBankplassRegisterNummer: readText(answer["loginBankplassRegisterNummer"]),
    distributor: isObject(distributor) ? { shortname: readText(distributor["shortname"]) } : undefined,
  };
}
