import type { Context } from "hono";
import { fillText } from "#contract/fillText.ts";
import { signInAddress } from "#studio/document/company/signInPaths.ts";
import { messagePage } from "#studio/server/messagePage.ts";
import texts from "#studio/texts/company.nb.json" with { type: "json" };
import type { SignInFault } from "./AccessEvent.ts";

const statuses = {
  cancelled: 403,
  away: 503,
  refused: 403,
  unknown: 400,
  expired: 400,
  otherBrowser: 400,
  noRole: 403,
  tooMany: 429,
} as const satisfies Record<SignInFault, number>;

/** Says why a sign-in did not succeed, what to do, and whom to ask. */
export function signInFaultPage(c: Context, fault: SignInFault, help: string, path = "/") {
  const action = fault === "noRole" ? texts["signIn.otherAccount"] : texts["signIn.again"];
  return messagePage(
    c,
    statuses[fault],
    texts[`signIn.${fault}.title`],
    fillText(texts[`signIn.${fault}.text`], { help }),
    { link: { href: signInAddress(path, fault === "noRole"), text: action } },
  );
}

/** The page after signing out. */
export const signedOutPage = (c: Context) =>
  messagePage(c, 200, texts["signIn.signedOut.title"], texts["signIn.signedOut.text"], {
    link: { href: signInAddress("/"), text: texts["signIn.again"] },
  });
