import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type ConsentRecord, formatConsentRecord } from "#core/consent/consentRecord.ts";
import { consentChanged, watchConsent } from "#core/consent/watchConsent.ts";
import type { CookieJar } from "#core/storage/cookieJar.ts";
import * as state from "./consentState.ts";

/** 120 days (spec: consent-18). */
export const consentMaxAgeSeconds = 10_368_000;

/** Where the choice is stored, and the host's callback. */
export interface ConsentKeeping extends state.ConsentReading {
  readonly cookieName: string;
  readonly domain: string | undefined;
  readonly path: string;
  readonly cookies: CookieJar;
  readonly onAccept: ((record: ConsentRecord) => void) | undefined;
}

/** The visitor's consent, and its actions. */
export interface Consent {
  readonly state: state.ConsentState;
  readonly accept: (record: ConsentRecord) => void;
  readonly reopen: () => void;
  readonly close: () => void;
}

/** The consent of this browser. A choice made elsewhere is noticed when the page is looked at again. */
export function useConsent(keeping: ConsentKeeping): Consent {
  const { cookieName, coding, domain, path, cookies, onAccept } = keeping;
  const [current, setCurrent] = useState(() => state.firstState(cookies.read(cookieName), keeping));
  const isStarted = useRef(false);

  const start = useEffectEvent(() => {
    if (current.status !== "unread") return;
    const next = state.tried(current, cookies.isOpen(), keeping);
    setCurrent(next);
    // No choice is possible: the host is notified at once, and once.
    if (next.status === "refused") onAccept?.(next.record);
  });
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    start();
  }, []);

  const look = useEffectEvent(() => setCurrent((before) => state.looked(before, cookies.read(cookieName), keeping)));
  useEffect(() => watchConsent(() => look()), []);

  return {
    state: current,
    accept(record) {
      const value = formatConsentRecord(record, coding);
      cookies.keep({ name: cookieName, value, path, domain, maxAgeSeconds: consentMaxAgeSeconds });
      setCurrent(state.accepted(record, cookies.read(cookieName)));
      consentChanged();
      onAccept?.(record);
    },
    reopen: () => setCurrent(state.reopened),
    close: () => setCurrent(state.closed),
  };
}
