import { languages } from "#contract/pageLanguage.ts";
import type { LoginContext } from "#contract/wireNames.ts";
import { simulatorPaths } from "../../simulatorPaths.ts";
import { ok, apiError, openCallHandler, callHandler } from "../callHandler.ts";
import { loginContextOf } from "../../world/session.ts";

/** An http(s) address, or a path on the host of the request; undefined for anything else. */
function postLogoutUrl(goto: unknown, here: URL): string | undefined {
  if (typeof goto !== "string" || !URL.canParse(goto, goto.startsWith("/") ? here.origin : undefined)) return undefined;
  const there = new URL(goto, here.origin);
  return /^https?:$/.test(there.protocol) ? there.href : undefined;
}

/** Session, login and logout (spec: http-22). */
export const authHandlers = [
  openCallHandler("GET /auth/session-status", ({ session }) => ok(session ? { kfpSessionId: session.id } : {})),

  openCallHandler("GET /auth/login", ({ url }) => ok({ loginUrl: `${url.origin}${simulatorPaths.bankid}` })),

  openCallHandler("GET /auth/client-context", ({ session, visitor, brand }) => {
    const distributor = { shortname: brand.id };
    if (session) {
      const bankPlace = visitor.customer(session.customerId)?.bankPlace;
      return ok({
        loginContext: loginContextOf(session.channel, brand),
        ...(bankPlace && { loginBankplassRegisterNummer: bankPlace }),
        distributor,
      });
    }
    if (visitor.session) return apiError(401, "SESJON_UTLOPT");
    return ok({ loginContext: "ÅPEN" satisfies LoginContext, distributor });
  }),

  // In the language of the page, as a back end answers that knows it (spec: languages-34).
  callHandler("GET /auth/bankkontakt", ({ brand, request }) => {
    const language = languages.find((each) => each === request.headers.get("Accept-Language"));
    const kontakt = language && brand.kontaktIn?.[language];
    if (kontakt === undefined) return ok(brand.kontakt);
    const answer = ok(kontakt);
    answer.headers.set("Content-Language", language === "en" ? "en" : "nb");
    return answer;
  }),

  callHandler("POST /auth/extend-session", ({ session }) => ok({ kfpSessionId: session.id })),

  // Logging out twice is not an error: a second tab must get to the logged-out page too.
  openCallHandler("POST /auth/logout", ({ visitor, body, url }) => {
    const { goto } = body;
    const logoutUrl = postLogoutUrl(goto ?? simulatorPaths.nettbankLoggedOut, url);
    if (logoutUrl === undefined) return apiError(400, "UGYLDIG_FORESPORSEL");
    visitor.session = undefined;
    return ok({ logoutUrl });
  }),
];
