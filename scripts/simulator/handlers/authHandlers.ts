import type { LoginContext } from "#contract/wireNames.ts";
import { answer, refuse, respondOpenly, respondTo } from "../respondTo.ts";
import { loginContextOf } from "../session.ts";

/** Where to send somebody: an http(s) address, or a path on the host that was asked. */
function postLogoutUrl(goto: unknown, here: URL): string | undefined {
  if (typeof goto !== "string" || !URL.canParse(goto, goto.startsWith("/") ? here.origin : undefined)) return undefined;
  const there = new URL(goto, here.origin);
  return /^https?:$/.test(there.protocol) ? there.href : undefined;
}

/** Session, login and logout (contract §1). */
export const authHandlers = [
  respondOpenly("GET /auth/session-status", ({ session }) => answer(session ? { kfpSessionId: session.id } : {})),

  respondOpenly("GET /auth/login", ({ url }) => answer({ loginUrl: `${url.origin}/simulator/bankid` })),

  respondOpenly("GET /auth/client-context", ({ session, visitor, brand }) => {
    const distributor = { shortname: brand.id };
    if (session) {
      const bankPlace = visitor.customer(session.customerId)?.bankPlace;
      return answer({
        loginContext: loginContextOf(session.channel, brand),
        ...(bankPlace && { loginBankplassRegisterNummer: bankPlace }),
        distributor,
      });
    }
    if (visitor.session) return refuse(401, "SESJON_UTLOPT");
    return answer({ loginContext: "ÅPEN" satisfies LoginContext, distributor });
  }),

  respondTo("GET /auth/bankkontakt", ({ brand }) => answer(brand.kontakt)),

  respondTo("POST /auth/extend-session", ({ session }) => answer({ kfpSessionId: session.id })),

  // Logging out twice is no error: the second tab must get away too.
  respondOpenly("POST /auth/logout", ({ visitor, body, url }) => {
    const { goto } = body;
    const logoutUrl = postLogoutUrl(goto ?? "/simulator/nettbank?utlogget", url);
    if (logoutUrl === undefined) return refuse(400, "UGYLDIG_FORESPORSEL");
    visitor.session = undefined;
    return answer({ logoutUrl });
  }),
];
