import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { forsikringBase } from "#contract/basePath.ts";
import { useTexts } from "#core/i18n/useTexts.ts";
import { useSessionWarning } from "#core/session/useSession.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { CookieConsentProvider } from "#widgets/cookie-consent/CookieConsentProvider.tsx";
import cookieConsent from "#locales/nb/cookie-consent.json";
import { IconJoint } from "#ui/controls/IconJoint.ts";
import { type ConsentCategory, isAnswered } from "#widgets/cookie-consent/consentRecord.ts";
import { useCookieConsent } from "#widgets/cookie-consent/useCookieConsent.ts";
import { ExternalLink } from "#core/navigation/ExternalLink.tsx";
import { cookieChoice } from "../cookieChoice.ts";
import { focusHeading } from "../focusHeading.ts";

declare module "#core/i18n/texts.ts" {
  interface FeatureTexts {
    readonly "cookie-consent": typeof cookieConsent;
  }
}

/**
 * Cookie consent in this brand, around the button that reopens it. A brand that requires no category asks nothing
 * (spec: consent-4).
 */
export function PortalCookieConsent({ children }: { readonly children: ReactNode }) {
  useTexts("cookie-consent", cookieConsent);
  const { t } = useTranslation("skall");
  const { cookieConsent: consent, dataController, footer, texts } = useTenant();
  const warning = useSessionWarning();
  const { required, ...settings } = consent;
  if (required.length === 0) return children;
  return (
    <CookieConsentProvider
      {...settings}
      categories={required}
      texts={texts["cookie-consent"]}
      // The applications beside the portal read the same answer.
      path={forsikringBase}
      dataController={dataController}
      privacyLink={
        <ExternalLink href={footer.privacyUrl}>
          {t("footer.privacy")}
          <IconJoint />
        </ExternalLink>
      }
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
  const isMade = isRefused || isAnswered(record, required);
  const wasAsked = useRef(false);
  useEffect(() => {
    cookieChoice.set(isMade);
    if (isMade && !isRefused && wasAsked.current && document.activeElement === document.body) focusHeading();
    wasAsked.current = !isMade;
    return () => cookieChoice.set(false);
  }, [isMade, isRefused]);
  return undefined;
}
