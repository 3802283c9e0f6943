import { contactPhoneId } from "#core/navigation/scrollTargets.ts";
import { useScrollToTarget } from "#core/navigation/useScrollToTarget.ts";
import { Footer } from "./Footer.tsx";
import { PortalCookieConsent } from "./PortalCookieConsent.tsx";

/** The footer of every page, and the cookie question that its button reopens. */
export function PageFooter() {
  useScrollToTarget(contactPhoneId);
  return (
    <PortalCookieConsent>
      <Footer />
    </PortalCookieConsent>
  );
}
