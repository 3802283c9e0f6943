import { type ReactNode, useState } from "react";
import { LiveRegion } from "#ui/feedback/LiveRegion.tsx";
import { type OwnTexts, useTextReader } from "../texts/createTextReader.ts";
import {
  consentCookieName,
  acceptAll,
  acceptChosen,
  type ConsentCategory,
  type ConsentCoding,
  type ConsentRecord,
  consentCategories,
  deniedRecord,
} from "./consentRecord.ts";
import type { ConsentOutcome } from "./consentStore.ts";
import { CookieConsentDialog, type DataController } from "./CookieConsentDialog.tsx";
import { type CookieConsentText, cookieConsentTexts } from "./cookieConsentTexts.ts";
import type { CookieJar } from "./cookieJar.ts";
import { useConsent } from "./useConsent.ts";
import { CookieConsentContext } from "./useCookieConsent.ts";

/** Properties of `CookieConsentProvider`. */
export interface CookieConsentProviderProps {
  /** Who answers for the personal data; named in the dialog. */
  readonly dataController: DataController;
  /** Name of the cookie that stores the choice. Default `cookie-consent-v3`. */
  readonly cookieName?: string | undefined;
  /** `named`: keys functional, statistics, marketing. `coded`: keys F, S, M. Default `named`. */
  readonly coding?: ConsentCoding | undefined;
  /**
   * Categories that need a choice. Default: all. Empty: nothing is asked. May change: the dialog opens when a choice is
   * missing, and closes when none is.
   */
  readonly categories?: readonly ConsentCategory[] | undefined;
  /** Whether 'Avvis alle' stands beside 'Godta alle' and 'Godta mine valg'. Default: yes. */
  readonly rejectAll?: boolean | undefined;
  /** A link to the page about cookies and privacy. Left out: no link. */
  readonly privacyLink?: ReactNode;
  /** Domain of the cookie, where it is wider than the host. */
  readonly domain?: string | undefined;
  /** The folder below which the choice is known. Default `/`: the whole site. */
  readonly path?: string | undefined;
  /** Something more urgent is shown: the dialog waits with opening. One that is open stays. Default: no. */
  readonly heldBack?: boolean | undefined;
  /**
   * Called with each choice, and whether the browser keeps it. Called once, with all denied, where the browser accepts
   * no cookies (spec: consent-12).
   */
  readonly onAccept?: ((record: ConsentRecord, outcome: ConsentOutcome) => void) | undefined;
  /** The cookies to use. Default: the browser's. */
  readonly cookies?: CookieJar | undefined;
  /** Texts that replace the built-in ones. */
  readonly texts?: OwnTexts<CookieConsentText> | undefined;
  /** The part of the page that reads the choice with `useCookieConsent`. */
  readonly children?: ReactNode;
}

/**
 * Asks which cookies the visitor allows, unless that has been answered (spec: consent-3), and gives the answer to the
 * components below (`useCookieConsent`).
 */
export function CookieConsentProvider(props: CookieConsentProviderProps) {
  const { dataController, cookieName = consentCookieName, coding = "named", categories = consentCategories } = props;
  const { rejectAll = true, privacyLink, domain, path = "/", heldBack = false, onAccept, cookies, children } = props;
  const t = useTextReader<CookieConsentText>(cookieConsentTexts, props.texts);
  const [consent, store] = useConsent({ cookieName, coding, required: categories, domain, path, onAccept, cookies });
  const { status, record, isStored } = consent;

  const isWanted = status === "unanswered" || status === "reopened";
  const [isShown, setIsShown] = useState(false);
  if (isShown !== isWanted && !(isWanted && heldBack)) setIsShown(isWanted);

  // Emptied while the dialog is open, so that a second choice is announced too.
  const [said, setSaid] = useState("");
  const accept = (chosen: ConsentRecord) => setSaid(t(store.accept(chosen).isStored ? "saved" : "notSaved"));
  return (
    <CookieConsentContext value={{ record, reopen: store.reopen, isRefused: status === "refused", isStored }}>
      {children}
      <LiveRegion>{isWanted ? "" : said}</LiveRegion>
      {isShown && isWanted && (
        <CookieConsentDialog
          // Nothing that was ticked is carried over from asking to showing again, or to a choice made in another tab.
          key={`${status} ${consent.seen}`}
          t={t}
          dataController={dataController}
          privacyLink={privacyLink}
          stored={status === "reopened" ? record : undefined}
          onAcceptAll={() => accept(acceptAll(record, categories))}
          onRejectAll={rejectAll ? () => accept(deniedRecord) : undefined}
          onAcceptChosen={(chosen) => accept(acceptChosen(chosen))}
          onClose={store.close}
        />
      )}
    </CookieConsentContext>
  );
}
