import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  acceptAll,
  acceptChosen,
  type ConsentCategory,
  type ConsentCoding,
  type ConsentRecord,
  consentCategories,
} from "#core/consent/consentRecord.ts";
import { browserCookieJar, type CookieJar } from "#core/storage/cookieJar.ts";
import { announcements } from "#ui/feedback/announcements.ts";
import { CookieConsentDialog, type DataController } from "./CookieConsentDialog.tsx";
import { useConsent } from "./useConsent.ts";
import { CookieConsentContext } from "./useCookieConsent.ts";

interface CookieConsentProviderProps {
  /** Name of the cookie that stores the choice; ends in `-v3` (spec: consent-15). */
  readonly cookieName: string;
  /** `named`: keys functional, statistics, marketing. `coded`: keys F, S, M. Default `named`. */
  readonly coding?: ConsentCoding;
  /** Categories that need a choice. Default: all. Empty: nothing is asked. */
  readonly required?: readonly ConsentCategory[];
  /** Who answers for the personal data; named in the dialog. */
  readonly dataController: DataController;
  /** A link to the page about cookies and privacy. Left out: no link. */
  readonly privacyLink?: ReactNode;
  /** Domain of the cookie, where it is wider than the host. */
  readonly domain?: string | undefined;
  /** The folder below which the choice is known. Default: the whole site. */
  readonly path?: string;
  /** Something more urgent is shown: the dialog waits with opening. One that is open stays. */
  readonly isHeldBack?: boolean;
  /** Called with each choice; once, with all denied, where the browser accepts no cookies (spec: consent-12). */
  readonly onAccept?: (record: ConsentRecord) => void;
  /** The cookies to use. Default: the browser's. */
  readonly cookies?: CookieJar;
  /** The part of the page that reads the choice with `useCookieConsent`. */
  readonly children?: ReactNode;
}

/**
 * Asks which cookies the visitor allows, unless that has been answered (spec: consent-3), and gives the answer to the
 * components below (`useCookieConsent`). The texts of the namespace `cookie-consent` must be loaded.
 */
export function CookieConsentProvider(props: CookieConsentProviderProps) {
  const { cookieName, coding = "named", required = consentCategories, dataController, privacyLink } = props;
  const { domain, path = "/", isHeldBack = false, onAccept, cookies, children } = props;
  const { t } = useTranslation("cookie-consent");
  const [jar] = useState(() => cookies ?? browserCookieJar());
  const consent = useConsent({ cookieName, coding, required, domain, path, onAccept, cookies: jar });
  const { status, record } = consent.state;

  const isWanted = status === "unanswered" || status === "reopened";
  const [isShown, setIsShown] = useState(false);
  if (isShown !== isWanted && !(isWanted && isHeldBack)) setIsShown(isWanted);

  const accept = (chosen: ConsentRecord) => {
    consent.accept(chosen);
    announcements.announce(t("saved"));
  };
  return (
    <CookieConsentContext value={{ record, reopen: consent.reopen, isRefused: status === "refused" }}>
      {children}
      {isShown && isWanted && (
        <CookieConsentDialog
          // Between asking and showing again nothing that was ticked is carried over.
          key={status}
          dataController={dataController}
          privacyLink={privacyLink}
          stored={status === "reopened" ? record : undefined}
          onAcceptAll={() => accept(acceptAll(record, required))}
          onAcceptChosen={(chosen) => accept(acceptChosen(chosen))}
          onClose={consent.close}
        />
      )}
    </CookieConsentContext>
  );
}
