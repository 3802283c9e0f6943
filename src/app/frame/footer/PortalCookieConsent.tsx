import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { forsikringBase } from "#contract/basePath.ts";
import { useSessionWarning } from "#core/session/SessionContext.tsx";
import { makeLast } from "#core/http/lastingChoice.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { CookieConsentProvider } from "#widgets/cookie-consent/CookieConsentProvider.tsx";
import { type ConsentCategory, hasChoices } from "#widgets/cookie-consent/consentRecord.ts";
import { useCookieConsent } from "#widgets/cookie-consent/useCookieConsent.ts";
import { ExternalLink } from "#core/navigation/ExternalLink.tsx";
import { cookieChoice } from "../cookieChoice.ts";
import { focusHeading } from "../focusHeading.ts";

/**
 * Cookie consent in this brand, around the button that reopens it. A brand that requires no category asks nothing
 * (spec: consent-4).
 */
export function PortalCookieConsent({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation("skall");
  const { cookieConsent: consent, dataController, footer } = useTenant();
  const warning = useSessionWarning();
  const { required, ...settings } = consent;
  if (required.length === 0) return children;
  return (
    <CookieConsentProvider
      {...settings}
      categories={required}
      // The applications beside the portal read the same answer.
      path={forsikringBase}
      dataController={dataController}
      privacyLink={<ExternalLink href={footer.privacyUrl}>{t("footer.privacy")}</ExternalLink>}
      onAccept={(_, { isStored }) => void (isStored && makeLast("samtykke"))}
      // The session warning is answered first.
      heldBack={warning.status !== "hidden"}
    >
      <ChoiceNotice required={required} />
      {children}
    </CookieConsentProvider>
  );
}

/**
 * Tells the page when the question is settled. After the first choice focus goes to the page's heading: the dialog was
 * opened by nothing that could have it back (spec: consent-26).
 */
function ChoiceNotice({ required }: { readonly required: readonly ConsentCategory[] }) {
  const { record, isRefused } = useCookieConsent();
  const isMade = isRefused || hasChoices(record, required);
  const wasAsked = useRef(false);
  useEffect(() => {
    cookieChoice.set(isMade);
    if (isMade && !isRefused && wasAsked.current && document.activeElement === document.body) focusHeading();
    wasAsked.current = !isMade;
    return () => cookieChoice.set(false);
  }, [isMade, isRefused]);
  return undefined;
}
