import { consentMaxAgeSeconds } from "#contract/cookieAttributes.ts";
import { createStore, type ReadableStore } from "#ui/store/createStore.ts";
import { browserCookieJar, type CookieJar } from "./cookieJar.ts";
import { type ConsentRecord, formatConsentRecord } from "./consentRecord.ts";
import * as state from "./consentState.ts";
import { consentChanged } from "./watchConsent.ts";

/** What the host is given with a choice. */
export interface ConsentOutcome {
  /** Whether the browser keeps the choice. `false`: it is valid until the page is closed. */
  readonly isStored: boolean;
}

/** Where the choice is stored, and the host's callback. */
export interface ConsentKeeping extends state.ConsentReading {
  /** Name of the cookie with the answer. */
  readonly cookieName: string;
  /** Domain of the cookie; left out: the host alone. */
  readonly domain: string | undefined;
  /** Path of the cookie. */
  readonly path: string;
  /** Undefined: the cookies of the browser. */
  readonly cookies: CookieJar | undefined;
  /** Called with each answer. */
  readonly onAccept: ((record: ConsentRecord, outcome: ConsentOutcome) => void) | undefined;
}

/** The visitor's consent, framework-free. The cookie is first read by `get`, so that a server can make a store. */
export interface ConsentStore extends ReadableStore<state.ConsentState> {
  /** From now on this host is called, its cookie is read and written, and its categories need a choice. */
  readonly setKeeping: (keeping: ConsentKeeping) => void;
  /** Finds out whether the browser accepts cookies, unless a choice is stored. */
  readonly start: () => void;
  /** Reads the cookie again. */
  readonly look: () => void;
  /** Stores a choice. */
  readonly accept: (record: ConsentRecord) => ConsentOutcome;
  /** Opens the dialog again, with the answer that there is. */
  readonly reopen: () => void;
  /** Closes the dialog; the answer stays as it was. */
  readonly close: () => void;
}

/** The consent of this browser. */
export function createConsentStore(first: ConsentKeeping): ConsentStore {
  let keeping = first;
  let own: CookieJar | undefined;
  const current = createStore<state.ConsentState | undefined>(undefined);

  const jar = () => keeping.cookies ?? (own ??= browserCookieJar());
  const read = () => jar().read(keeping.cookieName);
  let arrival: state.ConsentState | undefined;
  const get = () => current.get() ?? (arrival ??= state.firstState(read(), keeping));
  const change = (next: state.ConsentState) => {
    if (next !== get()) current.set(next);
  };

  return {
    get,
    subscribe: (listener) => current.subscribe(() => listener(get())),
    setKeeping(next) {
      keeping = next;
      change(state.required(get(), keeping));
    },
    start() {
      if (get().status !== "unread") return;
      const next = state.tried(get(), jar().isOpen(), keeping);
      change(next);
      // No choice is possible: the host is notified at once, and once.
      if (next.status === "refused") keeping.onAccept?.(next.record, { isStored: false });
    },
    look: () => change(state.looked(get(), read(), keeping)),
    accept(record) {
      const { cookieName, coding, path, domain, onAccept } = keeping;
      const value = formatConsentRecord(record, coding);
      jar().keep({ name: cookieName, value, path, domain, maxAgeSeconds: consentMaxAgeSeconds });
      const next = state.accepted(record, read(), keeping);
      const outcome = { isStored: next.isStored };
      change(next);
      consentChanged();
      onAccept?.(record, outcome);
      return outcome;
    },
    reopen: () => change(state.reopened(get())),
    close: () => change(state.closed(get())),
  };
}
