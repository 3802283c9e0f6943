import type { SessionSignal } from "../http/sessionSignal.ts";
import type { TabMessage } from "./tabMessage.ts";

/** What can happen to a session. `sessionId` is `undefined` in an answer without an id. */
export type SessionEvent =
  | { readonly type: "started" }
  /** The answer to `askWhoIsLoggedIn`. */
  | { readonly type: "loginAnswered"; readonly sessionId: string | undefined }
  /** The answer to `askIfOver`. */
  | { readonly type: "checkAnswered"; readonly sessionId: string | undefined }
  /** The question of `askIfOver` was not answered: no network, or an error of the server. */
  | { readonly type: "checkFailed" }
  /** 'Prøv igjen'. */
  | { readonly type: "checkWanted" }
  /** There is a network again. */
  | { readonly type: "backOnline" }
  /** An answer of the API said something about the session. */
  | { readonly type: "signalReceived"; readonly signal: SessionSignal }
  | { readonly type: "tabMessageReceived"; readonly message: TabMessage }
  | { readonly type: "ticked" }
  /** The page is looked at again; `isRestored` when it comes out of the back/forward cache. */
  | { readonly type: "woken"; readonly isRestored: boolean }
  /** `sentAt`: when the extension was asked for, milliseconds since 1970. */
  | { readonly type: "extended"; readonly sessionId: string | undefined; readonly sentAt: number }
  | { readonly type: "logOutPressed" }
  /** The call to log out has ended, well or not; `returnedUrl` is what it returned. */
  | { readonly type: "logOutEnded"; readonly returnedUrl: string | undefined };

/** What has to be done about a session. */
export type SessionEffect =
  | { readonly type: "askWhoIsLoggedIn" }
  | { readonly type: "askIfOver" }
  /** From now on the customer's data may be cached. */
  | { readonly type: "openCustomerData"; readonly sessionId: string }
  /** The session and the customer's data continue under another id. */
  | { readonly type: "rebindCustomerData"; readonly sessionId: string }
  /** All data of the customer is deleted. */
  | { readonly type: "dropCustomerData" }
  | { readonly type: "send"; readonly message: TabMessage }
  | { readonly type: "leaveAfterTimeout" }
  | { readonly type: "leaveAfterLogout"; readonly returnedUrl?: string | undefined }
  | { readonly type: "reload" };
