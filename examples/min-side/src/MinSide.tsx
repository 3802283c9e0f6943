import { CookieConsentProvider } from "@forsikringsportal/widgets/cookie-consent";
import { FeilPage } from "@forsikringsportal/widgets/error-pages";
import { WidgetLanguage } from "@forsikringsportal/widgets/language";
import { ToastArea } from "@forsikringsportal/widgets/toast";
import { useTranslation } from "react-i18next";
import { consentCookie } from "./consentCookie.ts";
import { HomePage } from "./pages/HomePage.tsx";
import { InsurancePage } from "./pages/InsurancePage.tsx";
import { Footer } from "./parts/Footer.tsx";
import { TopBar } from "./parts/TopBar.tsx";
import { toasts } from "./toasts.ts";

interface MinSideProps {
  /** The path that was asked for. */
  readonly path: string;
}

function pageOf(path: string) {
  if (path === "/" || path === "/uten-server") return <HomePage />;
  if (path.startsWith("/forsikring/")) return <InsurancePage />;
  return <FeilPage type="generell" contactHref="tel:+4700000000" backHref="/" />;
}

/** The pages of a customer at a bank that does not exist. */
export function MinSide({ path }: MinSideProps) {
  const { t } = useTranslation("minside");
  return (
    <WidgetLanguage language="nb">
      <CookieConsentProvider
        cookieName={consentCookie}
        dataController={{ name: "Tindebanken ASA", organisationNumber: "900000999" }}
        privacyLink={<a href="#personvern">{t("footer.privacy")}</a>}
      >
        <a className="skip" href="#innhold">
          {t("skip")}
        </a>
        <TopBar />
        <main id="innhold" tabIndex={-1}>
          {pageOf(path)}
        </main>
        <Footer />
        <ToastArea toasts={toasts} />
      </CookieConsentProvider>
    </WidgetLanguage>
  );
}
