import type { PersonName, PublishFailure } from "#studio/document/company/proposalState.ts";
import type { Grant } from "../../config/grantedRoles.ts";

/** Something that the log keeps. `by`: the person who did it. Times are ISO 8601 in UTC. */
export type AuditEvent = SignInEvent | ProposalEntry | LinkEvent | ServerEvent;

type SignInEvent =
  | { readonly kind: "signedIn"; readonly by: PersonName; readonly grants: readonly Grant[] }
  /** Without `by`: the provider did not say who it was. */
  | { readonly kind: "signInRefused"; readonly by?: PersonName; readonly reason: string }
  | { readonly kind: "signedOut"; readonly by: PersonName }
  /** The provider, or the person elsewhere, has ended sessions of a person. */
  | { readonly kind: "sessionsEnded"; readonly of: PersonName; readonly by: PersonName | "provider" };

/** `commit`: what was asked for or approved. */
type ProposalEntry = { readonly proposal: number; readonly by: PersonName } & (
  | { readonly kind: "proposalCreated"; readonly title: string }
  | { readonly kind: "proposalRenamed"; readonly title: string }
  | { readonly kind: "proposalAsked"; readonly commit: string; readonly brands: readonly string[] }
  | { readonly kind: "proposalApproved"; readonly commit: string }
  | { readonly kind: "proposalReturned"; readonly commit: string; readonly reason: string }
  | { readonly kind: "proposalPlanned"; readonly commit: string; readonly for: string }
  | { readonly kind: "proposalPublished"; readonly merge: string; readonly brands: readonly string[] }
  | { readonly kind: "proposalMerged"; readonly merge: string; readonly brands: readonly string[] }
  /** Without a reason: an older version has written it. */
  | { readonly kind: "publicationFailed"; readonly reason?: PublishFailure["reason"]; readonly message: string }
  | { readonly kind: "ciRefused"; readonly message: string }
  | { readonly kind: "rollbackBegun"; readonly brand: string }
  | { readonly kind: "proposalReverted"; readonly revert: string; readonly brands: readonly string[] }
  | { readonly kind: "proposalTakenBack"; readonly revert: string; readonly brands: readonly string[] }
  | { readonly kind: "proposalClosed" }
  | { readonly kind: "proposalReopened" }
);

/** `link`: its `id`, which opens nothing. */
type LinkEvent = {
  readonly proposal: number;
  readonly brand: string;
  readonly link: string;
  readonly by: PersonName;
} & ({ readonly kind: "linkMade"; readonly endsAt: string } | { readonly kind: "linkRevoked" });

type ServerEvent =
  /** `path` without its query. `brand`: as it was asked for, whether there is one or not. Without `by`: nobody was signed in. */
  | {
      readonly kind: "callRefused";
      readonly by?: PersonName;
      readonly method: string;
      readonly path: string;
      readonly brand?: string;
    }
  /** `digest`: SHA-256 of the file. */
  | { readonly kind: "configurationLoaded"; readonly digest: string }
  | { readonly kind: "backupMade"; readonly file: string };
