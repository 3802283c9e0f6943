import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { useCookieConsent } from "#features/cookie-consent/useCookieConsent.ts";
import { theme } from "#ui/theme/theme.ts";

/** Opens the cookie dialog again, in brands that have one (cases, Cookie consent). */
export function CookieConsentButton() {
  return useTenant().cookieConsent.required.length === 0 ? undefined : <Reopen />;
}

function Reopen() {
  const { t } = useTranslation("cookie-consent");
  const { reopen } = useCookieConsent();
  return (
    <p>
      <Quiet type="button" aria-haspopup="dialog" onClick={reopen}>
        {t("reopen")}
      </Quiet>
    </p>
  );
}

/** Looks like the footer's links. */
const Quiet = styled.button`
  padding: 0.5rem 0;
  border: 0;
  background: none;
  color: ${theme.color.footerLink};
  font: inherit;
  text-decoration: underline;
  text-underline-offset: 0.15em;
  cursor: pointer;
`;
