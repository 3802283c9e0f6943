import { use, useState } from "react";
import { useLocation } from "react-router-dom";
import { contactPhoneId } from "#core/navigation/scrollTargets.ts";
import { useScrollToTarget } from "#core/navigation/useScrollToTarget.ts";
import { useSession } from "#core/session/SessionContext.tsx";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { feedbackPages } from "../feedbackPages.ts";
import { Footer } from "./Footer.tsx";
import { PortalCookieConsent } from "./PortalCookieConsent.tsx";
import { PrintedFor } from "./PrintedFor.tsx";
import { fetchSectionCode } from "./sectionCode.ts";

/**
 * The footer of every page, and the cookie question that its button reopens. It comes with the feedback section of the
 * first page, never before: a customer who is about to press a link of the footer would see it move.
 */
export function PageFooter() {
  const { features } = useTenant();
  const { pathname } = useLocation();
  const { status } = useSession();
  useScrollToTarget(contactPhoneId);
  // React would hold the footer back for 300 ms if it suspended on code that has been fetched. One choice, made before it
  // suspends: React renders again from there, and has to meet the same promise.
  const [sectionCode] = useState(() =>
    features.feedback && Object.hasOwn(feedbackPages, pathname) ? fetchSectionCode() : undefined,
  );
  if (sectionCode !== undefined) use(sectionCode);
  return (
    <>
      <PortalCookieConsent>
        <Footer />
      </PortalCookieConsent>
      {status === "loggedIn" && <PrintedFor />}
    </>
  );
}
