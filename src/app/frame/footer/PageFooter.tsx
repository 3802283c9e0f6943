import { use, useState } from "react";
import { useLocation } from "react-router-dom";
import { contactPhoneId } from "#core/navigation/scrollTargets.ts";
import { useScrollToTarget } from "#core/navigation/useScrollToTarget.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { loading } from "#app/loading.ts";
import { feedbackPages } from "../feedbackPages.ts";
import { Footer } from "./Footer.tsx";
import { PortalCookieConsent } from "./PortalCookieConsent.tsx";

let sectionAbove: Promise<unknown> | undefined;

/** Resolves when the code of the feedback section is there, or cannot be fetched. */
const fetchSectionAbove = () => (sectionAbove ??= loading.PageTilbakemelding.load().catch(() => undefined));

/**
 * The footer of every page, and the cookie question that its button reopens. It comes with the feedback section of the
 * first page, never before: a customer who is about to press a link of the footer would see it move.
 */
export function PageFooter() {
  const { features } = useTenant();
  const { pathname } = useLocation();
  const [isBelowSection] = useState(() => features.feedback && Object.hasOwn(feedbackPages, pathname));
  if (isBelowSection) use(fetchSectionAbove());
  useScrollToTarget(contactPhoneId);
  return (
    <PortalCookieConsent>
      <Footer />
    </PortalCookieConsent>
  );
}
