import { Button } from "@forsikringsportal/widgets/button";
import { useCookieConsent } from "@forsikringsportal/widgets/cookie-consent";
import { useTranslation } from "react-i18next";

/** Who is behind the page, and where the visitor changes the cookies. */
export function Footer() {
  const { t } = useTranslation("minside");
  const { reopen } = useCookieConsent();
  return (
    <footer className="footer">
      <p id="personvern">{t("footer")}</p>
      <Button variant="quiet" onClick={reopen}>
        {t("footer.cookies")}
      </Button>
    </footer>
  );
}
