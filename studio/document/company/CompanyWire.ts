import type { DocumentTexts, FileKind } from "../StudioDocument.ts";
import type { PagePart } from "./PagePart.ts";

/** Somebody, as others see them. */
export interface PersonName {
  readonly id: string;
  readonly name: string;
}

/** Where a proposal is in its life. Times are ISO 8601 in UTC, commits are whole hashes. */
export type ProposalState =
  /** Being worked on. `returned`: an approver wants it changed. */
  | {
      readonly kind: "draft";
      readonly returned?: { readonly by: PersonName; readonly at: string; readonly reason: string };
    }
  | {
      readonly kind: "asked";
      readonly commit: string;
      readonly by: PersonName;
      readonly at: string;
      readonly approvals: readonly Approval[];
    }
  | {
      readonly kind: "approved";
      readonly commit: string;
      readonly approvals: readonly Approval[];
      readonly failed?: PublishFailure;
    }
  | {
      readonly kind: "planned";
      readonly commit: string;
      readonly approvals: readonly Approval[];
      readonly for: string;
      readonly by: PersonName;
    }
  | {
      readonly kind: "publishing";
      readonly commit: string;
      readonly approvals: readonly Approval[];
      readonly by: PersonName;
      readonly at: string;
      readonly step: PublishStep;
      /** The merge of it with the main branch, once it was made; it is there after the step `merge`. */
      readonly merge?: string;
      /** Where the project's CI publishes: how far that is. */
      readonly pullRequest?: PullRequest;
    }
  | {
      readonly kind: "live";
      readonly merge: string;
      readonly approvals: readonly Approval[];
      readonly at: string;
      readonly by: PersonName;
    }
  | {
      readonly kind: "takingBack";
      readonly merge: string;
      readonly by: PersonName;
      readonly at: string;
      readonly step: "rollback" | "revert";
      /** The step did not come to its end. `detail`: its last lines, in English, for developers. */
      readonly failed?: { readonly at: string; readonly detail: string };
    }
  | {
      readonly kind: "takenBack";
      readonly merge: string;
      readonly revert: string;
      readonly by: PersonName;
      readonly at: string;
    }
  | { readonly kind: "closed"; readonly by: PersonName; readonly at: string };

export const pullRequestStatuses = ["open", "running", "merged"] as const;

/** How far the project's CI is with a proposal. */
export interface PullRequest {
  /** Where people look at it; empty when the command that opens it prints none. */
  readonly address: string;
  readonly status: (typeof pullRequestStatuses)[number];
  /** What the command that asks says of it, in a line. */
  readonly words: string;
}

export interface Approval {
  readonly by: PersonName;
  readonly at: string;
  readonly commit: string;
}

/**
 * The steps of a publication, in their order. Nothing outside of the server's own folder is changed before `merge`, and
 * nothing that customers see before `deploy`, which also checks what is served.
 */
export const publishSteps = ["prepare", "validate", "build", "verify", "gate", "merge", "deploy"] as const;
export type PublishStep = (typeof publishSteps)[number];

/**
 * Why a publication ended before customers got it: `main` has changed the same fields; `main` has newer code than what is
 * live, which only developers publish; `main` moved while it was built; the time came while the studio was stopped; the
 * step itself failed.
 */
/** Why nothing is published from the studio for a while: code comes first, and the project's CI publishes that. */
export type PublicationHoldReason = Extract<PublishFailure["reason"], "newer-code" | "other-packages">;

export const publishFailureReasons = [
  "conflict",
  "newer-code",
  "other-packages",
  "moved",
  "late",
  "disk-full",
  "failed",
] as const;

export interface PublishFailure {
  readonly step: PublishStep;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly reason: (typeof publishFailureReasons)[number];
  /** The last lines that the step wrote, in English, for developers. */
  readonly detail?: string;
  /** The merge on the main branch that customers do not have: it and what is live differ. */
  readonly merge?: string;
}

/** A proposal in a list. */
export interface ProposalSummary {
  /** From 1; its branch is `forslag/<number>`. */
  readonly number: number;
  readonly title: string;
  readonly author: PersonName;
  /** Brands that it touches, that the asker may see. `baseId`: shared values. */
  readonly brands: readonly string[];
  readonly state: ProposalState;
  /** When something happened last. */
  readonly changedAt: string;
  /** Whether the asker can act now: approve, change, publish. */
  readonly waitsForMe: boolean;
}

/** A changed field of a proposal, in plain words. */
export interface ProposedChange {
  readonly brand: string;
  /** Path of the file in the repository. */
  readonly file: string;
  /** Steps to the field in the file. None: it is about the whole file, such as an image. */
  readonly path: readonly string[];
  /** Which file of the brand that is. Left out: it is about the whole file. */
  readonly kind?: FileKind;
  /** Title of the field as the form names it, with the language and the environment in which it applies. */
  readonly title: string;
  readonly before: string;
  readonly after: string;
}

/** A part of a page of a brand's portal, as somebody has seen it. */
export interface CommentPlace extends PagePart {
  readonly brand: string;
  /** Width of the page in px. */
  readonly width: number;
  /** What the preview showed, as the query of the workshop's address: the scene, the customer, the scheme. */
  readonly view: string;
}

export interface ProposalComment {
  readonly id: number;
  readonly by: PersonName;
  readonly at: string;
  readonly text: string;
  /** The field that it is about; left out: the whole proposal. Without a kind it is in the descriptor. */
  readonly field?: { readonly brand: string; readonly path: readonly string[]; readonly kind?: FileKind };
  /** The part of a page that it is about. */
  readonly place?: CommentPlace;
  readonly resolved: boolean;
}

/** A proposal on its own page. */
export interface Proposal extends ProposalSummary {
  readonly head: string;
  readonly base: string;
  /** The main branch, with which it has its conflicts. */
  readonly main: string;
  readonly changes: readonly ProposedChange[];
  readonly comments: readonly ProposalComment[];
  readonly approvalsNeeded: number;
  /** Names of those who may approve it: with the role, and without a part in it. Left out: nobody is asked for. */
  readonly approvers?: readonly string[];
  /** Fields that `main` and the proposal have both changed. */
  readonly conflicts: readonly FieldConflict[];
  /** What was saved is kept by the studio and not sent to the remote yet, which does not answer. */
  readonly notSent?: true;
  /** What the studio does with it cannot be noted, such as on a full disk. It is tried again. */
  readonly notNoted?: true;
  /** What the asker may do now. */
  readonly may: readonly ProposalAct[];
  /** Who brings it to the customers, and takes it back: the studio, or the project's CI by a pull request. */
  readonly publishedBy: "ci" | "studio";
  /** The pages that customers see, of the brands that the asker may see. */
  readonly livePages: readonly { readonly brand: string; readonly address: string }[];
}

export const proposalActs = [
  "edit",
  "ask",
  "approve",
  "return",
  "publish",
  "plan",
  "takeBack",
  "close",
  "comment",
  "share",
  "rename",
] as const;
export type ProposalAct = (typeof proposalActs)[number];

export interface FieldConflict {
  readonly brand: string;
  readonly title: string;
  readonly file: string;
  readonly path: readonly string[];
  readonly ours: { readonly value: string; readonly by: PersonName };
  readonly theirs: { readonly value: string; readonly by: PersonName };
}

/** Who asks, and what they may do. */
export interface SignedIn extends PersonName {
  readonly email: string;
  /** Brands that they may see, with the roles they have. */
  readonly brands: readonly SignedInBrand[];
  /** Whether they may read the log: an owner of all brands. */
  readonly readsLog: boolean;
  /** Whether they may make a new brand: an editor of all brands. */
  readonly makesBrands: boolean;
}

export interface SignedInBrand {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly string[];
  /** Why it cannot be published from the studio now; left out: it can. */
  readonly held?: PublicationHoldReason;
}

export const proposalLists = ["mine", "waiting", "live", "all"] as const;
/** Mine; what waits for me; live during the last seven days; all that I may see. */
export type ProposalList = (typeof proposalLists)[number];

export interface ProposalPage {
  readonly proposals: readonly ProposalSummary[];
  /** What `after` is for the next ones; left out: these were the last. */
  readonly next?: string;
}

/** A new proposal, with the address of its own host. */
export interface OpenedProposal {
  readonly number: number;
  readonly address: string;
}

/** Something that a person does with a proposal. */
export interface ActRequest {
  readonly act: "ask" | "approve" | "return" | "publish" | "plan" | "unplan" | "takeBack" | "close" | "rename";
  /** The newest commit that the person has seen: with another one the act is refused (409 `changed`). */
  readonly head: string;
  /** Why it is returned. */
  readonly reason?: string;
  /** When it is published: date and time in Norway, as `2026-12-01T07:00`. */
  readonly for?: string;
  /** The new title. */
  readonly title?: string;
}

/** Which value each conflict gets, in the order of `Proposal.conflicts`, and the commits that were seen with them. */
export interface ResolvedConflicts {
  readonly head: string;
  readonly main: string;
  readonly choices: readonly ("ours" | "theirs")[];
}

/** The files of a brand on the main branch and in the proposal. */
export interface ProposedTexts {
  readonly before: DocumentTexts;
  readonly after: DocumentTexts;
  /** Of what all brands share: ids of the brands that a change reaches, of those that the person may see. */
  readonly reached?: readonly string[];
}

export type NewComment = Pick<ProposalComment, "field" | "place" | "text">;

/** Where a page of a proposal is open. */
export interface OpenPage {
  /** The brands that it is about; `baseId`: what all brands share. */
  readonly brands: readonly string[];
  /** Whether it is the page in which a brand is changed. */
  readonly isEditing: boolean;
}

/** Somebody else who is in a brand now. */
export interface PersonHere {
  readonly by: PersonName;
  readonly brand: string;
  /** Left out: one that the asker may not see. */
  readonly proposal?: number;
  /** Whether they change the brand there, or look at it. */
  readonly isEditing: boolean;
}

/** A link that opens one brand's preview of a proposal for whoever has it. */
export interface PreviewLink {
  readonly id: string;
  readonly brand: string;
  readonly by: PersonName;
  /** ISO 8601 in UTC. */
  readonly endsAt: string;
  /** In the answer that made it alone. */
  readonly address?: string;
}

export interface NewLink {
  readonly brand: string;
  /** From 1 to 30. */
  readonly days: number;
}

export interface LogPage {
  readonly entries: readonly {
    readonly id: number;
    readonly at: string;
    readonly words: string;
    readonly by: string;
  }[];
  readonly next?: number;
}
