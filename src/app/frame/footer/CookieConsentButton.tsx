import { useTranslation } from "react-i18next";
import { touchRoom } from "#ui/controls/touchHeight.ts";
import styled from "styled-components";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { useCookieConsent } from "#widgets/cookie-consent/useCookieConsent.ts";
import { theme } from "#ui/theme/theme.ts";

/** Opens the cookie dialog again, in brands that have one and browsers that keep cookies (spec: consent-7). */
export function CookieConsentButton() {
  return useTenant().cookieConsent.required.length === 0 ? undefined : <Reopen />;
}

function Reopen() {
  const { t } = useTranslation("cookie-consent");
  const { reopen, isRefused } = useCookieConsent();
  if (isRefused) return undefined;
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
  ${touchRoom}
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.footerLink};
  font: inherit;
  text-decoration: underline;
  text-decoration-thickness: max(1px, 0.06em);
  text-underline-offset: 0.2em;
  cursor: pointer;

  &:hover {
    text-decoration-thickness: max(2px, 0.12em);
  }

  @media print {
    display: none;
  }
`;
