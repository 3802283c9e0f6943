import { use } from "react";
import { contactPhoneId } from "#core/navigation/scrollTargets.ts";
import { useScrollToTarget } from "#core/navigation/useScrollToTarget.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { loading } from "#app/loading.ts";
import { Footer } from "./Footer.tsx";
import { PortalCookieConsent } from "./PortalCookieConsent.tsx";

let sectionAbove: Promise<unknown> | undefined;

/** Resolves when the code of the feedback section is there, or cannot be fetched. */
const fetchSectionAbove = () => (sectionAbove ??= loading.PageTilbakemelding.load().catch(() => undefined));

/**
 * The footer of every page, and the cookie question that its button reopens. It comes with the feedback section above
 * it, never before: a customer who is about to press a link of the footer would see it move.
 */
export function PageFooter() {
  const { features } = useTenant();
  if (features.feedback) use(fetchSectionAbove());
  useScrollToTarget(contactPhoneId);
  return (
    <PortalCookieConsent>
      <Footer />
    </PortalCookieConsent>
  );
}
