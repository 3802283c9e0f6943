import type { Channel } from "#contract/notices.ts";

interface ChannelClues {
  /** Whether a customer is logged in. */
  readonly isLoggedIn: boolean;
  /** Login context of the session; undefined: not known yet. An empty one says nothing. */
  readonly loginContext: string | undefined;
  /** Whether the page is shown in the bank's app. */
  readonly isInApp: boolean;
}

/**
 * Where a customer uses the portal, for notices (spec: notices-6): before the login in a browser, after it as the session
 * says, and in the app where the page is shown there.
 * @returns undefined as long as the session has not said it
 */
export function noticeChannel({ isLoggedIn, loginContext, isInApp }: ChannelClues): Channel | undefined {
  if (!isLoggedIn) return "browser";
  if (isInApp || loginContext?.startsWith("MOBILBANK")) return "app";
  if (loginContext === undefined) return undefined;
  return loginContext.startsWith("NETTBANK") ? "nettbank" : "browser";
}
