import { CookieConsentProvider } from "@forsikringsportal/widgets/cookie-consent";
import { SystemMessage } from "@forsikringsportal/widgets/system-message";
import { ToastArea } from "@forsikringsportal/widgets/toast";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Accounts } from "./parts/Accounts.tsx";
import { Card } from "./parts/Card.tsx";
import { ContactDetails } from "./parts/ContactDetails.tsx";
import { Feedback } from "./parts/Feedback.tsx";
import { Footer } from "./parts/Footer.tsx";
import { LoanOffer } from "./parts/LoanOffer.tsx";
import { Questions } from "./parts/Questions.tsx";
import { TopBar } from "./parts/TopBar.tsx";
import { kroner } from "./kroner.ts";
import { accounts } from "./accounts.ts";
import { toasts } from "./toasts.ts";

/** The page of a customer at a bank that does not exist. */
export function MinSide() {
  const { t } = useTranslation("minside");
  const [hasOperations, setHasOperations] = useState(true);
  const total = accounts.reduce((sum, { balance }) => sum + balance, 0);
  return (
    <CookieConsentProvider
      cookieName="tindebanken-consent-v3"
      dataController={{ name: "Tindebanken ASA", organisationNumber: "900000999" }}
      privacyLink={<a href="#personvern">{t("footer.privacy")}</a>}
    >
      <a className="skip" href="#innhold">
        {t("skip")}
      </a>
      <TopBar />
      {hasOperations && (
        <SystemMessage variant="info" label={t("operations.label")} onClose={() => setHasOperations(false)}>
          {t("operations")}
        </SystemMessage>
      )}
      <main id="innhold" tabIndex={-1}>
        <div className="hero">
          <h1>{t("greeting")}</h1>
          <p className="hero-label">{t("total")}</p>
          <p className="hero-total">{kroner(total)}</p>
        </div>
        <div className="columns">
          <div className="column">
            <Accounts />
            <ContactDetails />
            <Feedback />
          </div>
          <div className="column">
            <Card />
            <LoanOffer />
            <Questions />
          </div>
        </div>
      </main>
      <Footer />
      <ToastArea toasts={toasts} />
    </CookieConsentProvider>
  );
}
