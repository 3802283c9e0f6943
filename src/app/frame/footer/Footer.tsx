import { useTranslation } from "react-i18next";
import { touchRoom } from "#ui/controls/touchHeight.ts";
import styled from "styled-components";
import { isMobilbankApp } from "#core/native/isMobilbankApp.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { Complaint } from "#features/rettigheter/Complaint.tsx";
import { Insurer } from "#features/rettigheter/Insurer.tsx";
import { Withdrawal } from "#features/rettigheter/Withdrawal.tsx";
import { Container } from "#ui/layout/Container.ts";
import { from } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import { CookieConsentButton } from "./CookieConsentButton.tsx";
import { FooterContact } from "./FooterContact.tsx";
import { ExternalLink } from "#core/navigation/ExternalLink.tsx";
import { lazyPart } from "../loading/lazyPart.tsx";
import { loading } from "#app/loading.ts";
import { useKontakt } from "../useKontakt.ts";

const SchemeChoice = lazyPart(loading.SchemeChoice, { missing: "optional" });

/**
 * The footer (spec: navigation-14, rights-1): contact, what a customer has a right to, who insures, privacy, and a link
 * for comparing prices. Last, since its code comes later:
 * the choice between light and dark, in brands that have both. The bank's app has a setting of its own.
 */
export function Footer() {
  const { t } = useTranslation("skall");
  const { t: tRights } = useTranslation("rettigheter");
  const { footer, rights, hasDark } = useTenant();
  const kontakt = useKontakt();
  return (
    <Foot>
      <Container>
        <Columns>
          <FooterContact kontakt={kontakt} />
          {(rights?.withdrawal ?? rights?.complaint) !== undefined && (
            <Part>
              <h2>{tRights("heading")}</h2>
              <Withdrawal />
              <Complaint />
            </Part>
          )}
          <Part>
            <h2>{t("footer.aboutTitle")}</h2>
            <Insurer />
            {footer.companyLine !== undefined && <p>{footer.companyLine}</p>}
            <p>
              <ExternalLink href={footer.privacyUrl}>{t("footer.privacy")}</ExternalLink>
            </p>
            <CookieConsentButton />
            {footer.priceComparisonUrl !== undefined && (
              <>
                <p>{t("footer.priceComparison")}</p>
                <p>
                  <ExternalLink href={footer.priceComparisonUrl}>{t("footer.priceComparisonLink")}</ExternalLink>
                </p>
              </>
            )}
            {hasDark && !isMobilbankApp() && <SchemeChoice />}
          </Part>
        </Columns>
      </Container>
    </Foot>
  );
}

const Foot = styled.footer`
  padding-block: ${theme.space[3]};
  background: ${theme.color.footer};
  color: ${theme.color.onFooter};
  font-size: ${theme.font.sizeSm};

  h2 {
    margin-block-end: 0.5rem;
    color: inherit;
    font-size: ${theme.font.sizeLg};
  }

  a {
    color: ${theme.color.footerLink};
  }

  :focus-visible {
    outline-color: ${theme.color.onFooter};
    box-shadow: 0 0 0 2px ${theme.color.footer};
  }

  @media print {
    background: none;
    color: inherit;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};

  ${from.medium} {
    grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr));
    padding-block: ${theme.space[1]};
  }
`;

const Part = styled.div`
  display: flex;
  flex-direction: column;
  gap: 1rem;

  h2 {
    margin-block-end: 0;
  }

  p {
    color: ${theme.color.onFooterSubtle};
  }

  a {
    ${touchRoom}
  }
`;
