import type { SignedIn } from "#studio/document/company/CompanyWire.ts";
import { type ServerAnswer, useServerAnswer } from "../session/useServerAnswer.ts";
import { companyApi } from "../companyApi.ts";

/** Who is signed in, and what they may do. */
export const useMe = (): ServerAnswer<SignedIn> => useServerAnswer("me", companyApi.me);
