import type { PersonName } from "#studio/document/company/proposalState.ts";
import type { Grant } from "../config/grantedRoles.ts";

/** Why a sign-in did not succeed. */
export type SignInFault =
  /** The person stopped it at the provider. */
  | "cancelled"
  /** The provider could not be reached. */
  | "away"
  /** The provider refused, or what it sent was wrong. */
  | "refused"
  /** The answer belongs to no sign-in: it was used before, is too old, or is made up. */
  | "unknown"
  | "expired"
  /** Another browser has begun it. */
  | "otherBrowser"
  | "noRole"
  | "tooMany";

/** What happens at the door of the studio, for the log. Never a key, a token or a secret. */
export type AccessEvent =
  | {
      readonly event: "signedIn";
      readonly person: PersonName;
      readonly grants: readonly Grant[];
      readonly from: string;
    }
  | {
      readonly event: "signInFailed";
      readonly fault: SignInFault;
      readonly person?: PersonName;
      readonly from: string;
      /** For the administrator, in English. */
      readonly detail?: string;
    }
  | { readonly event: "signedOut"; readonly person: PersonName; readonly everywhere: boolean }
  | { readonly event: "providerLogout"; readonly sid?: string; readonly personId?: string; readonly sessions: number }
  | { readonly event: "providerLogoutRefused"; readonly detail: string; readonly from: string }
  | {
      readonly event: "refused";
      /** `origin`: a page of another origin sent it. `brand`: a preview of a brand that the person may not see. */
      readonly reason: "origin" | "brand" | "tooMany" | "ticket" | "link";
      readonly host: string;
      readonly path: string;
      readonly person?: PersonName;
      readonly from: string;
    };

/** Takes what happens for the log. */
export type LogAccess = (event: AccessEvent) => void;
