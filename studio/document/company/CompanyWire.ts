import type { DocumentTexts, FileKind } from "../StudioDocument.ts";
import type { PagePart } from "./PagePart.ts";
import type { PersonName, ProposalState } from "./proposalState.ts";

/**
 * What customers of a brand have of a proposal, by what its first host of Production serves. `unchanged`: what is served
 * has it, and is the same release as before. `behindCode`: what is served does not have newer code of the developers that
 * came before it. `nobody`: the brand has no host of Production. Times are ISO 8601 in UTC.
 */
export type ServedBrand = { readonly brand: string } & (
  | { readonly kind: "with"; readonly since: string }
  | { readonly kind: "without" | "unchanged" | "behindCode" | "nobody" }
  /** It could not be asked since then. */
  | { readonly kind: "unknown"; readonly since: string }
);

/** How far the project's CI says that it is. */
export interface CiStep {
  readonly status: "open" | "running" | "merged" | "live";
  /** What it says of it, in a line. */
  readonly words: string;
}

/** What taking a proposal back does, by brand. */
export interface TakeBackPlan {
  /** They get the former release at once. */
  readonly rollsBack: readonly string[];
  /** Something newer is live for them: the next release is without it, and the former one is not brought back. */
  readonly newer: readonly string[];
  /** What is live for them is not known, or no command brings the former release back. */
  readonly others: readonly string[];
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
  /** What has changed in the items of a list, each as a sentence. Left out: the values say it. */
  readonly details?: readonly string[];
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

/** How many errors keep a brand of a proposal from being built. */
export interface BrandErrors {
  readonly brand: string;
  readonly count: number;
}

/** A proposal on its own page. */
export interface Proposal extends ProposalSummary {
  readonly head: string;
  readonly base: string;
  /** The main branch, with which it has its conflicts. */
  readonly main: string;
  readonly changes: readonly ProposedChange[];
  readonly comments: readonly ProposalComment[];
  /** Who has made its newest change. Left out: it has none. */
  readonly changedBy?: PersonName;
  readonly approvalsNeeded: number;
  /**
   * Names of those who may approve it: with the role, without a part in it, and in none of the named groups beside them.
   * Left out: nobody is asked for.
   */
  readonly approvers?: readonly string[];
  /** Groups of the provider whose members may approve it, also those who have never signed in. Beside `approvers`. */
  readonly approverGroups?: readonly string[];
  /** Names of those who may publish it, once it is approved, beside the named groups. Left out: it is not. */
  readonly publishers?: readonly string[];
  /** Groups of the provider whose members may publish it, also those who have never signed in. Beside `publishers`. */
  readonly publisherGroups?: readonly string[];
  /** Fields that `main` and the proposal have both changed. */
  readonly conflicts: readonly FieldConflict[];
  /** The brands that cannot be built as they are saved. Left out: all of them can. */
  readonly errors?: readonly BrandErrors[];
  /** What was saved is kept by the studio and not sent to the remote yet, which does not answer. */
  readonly notSent?: true;
  /** What the studio does with it cannot be noted, such as on a full disk. It is tried again. */
  readonly notNoted?: true;
  /** What the asker may do now. */
  readonly may: readonly ProposalAct[];
  /** So long before a chosen time it is sent on its way. Left out: no time is chosen, nor can the asker choose one. */
  readonly minutesBefore?: number;
  /** What customers have of it, once it is on the main branch. */
  readonly served: readonly ServedBrand[];
  /** How far the project's CI is with it. Left out: it does not say. */
  readonly ci?: CiStep;
  /** It is not where it was to be within an hour. */
  readonly isLate?: true;
  /** What taking it back would do, for those who may. */
  readonly takeBackPlan?: TakeBackPlan;
  /** The pages that customers see, of the brands that the asker may see. */
  readonly livePages: readonly { readonly brand: string; readonly address: string }[];
}

/** What a person does with a proposal by a call: each changes its state or its title. */
export const requestedActs = [
  "ask",
  "approve",
  "return",
  "publish",
  "correct",
  "plan",
  "unplan",
  "takeBack",
  "close",
  "reopen",
  "rename",
] as const;
export type RequestedAct = (typeof requestedActs)[number];
/** What somebody may do with a proposal. */
export type ProposalAct = RequestedAct | "comment" | "edit" | "share";

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
  /** Whether they may publish a correction of texts and looks by themselves: nobody else has to approve it. */
  readonly corrects?: true;
  /** Who has signed in and may save addresses of it, for an editor who may not. */
  readonly addressSetters?: readonly string[];
}

export const proposalLists = ["mine", "waiting", "live", "all"] as const;
/** Mine; what waits for me; live during the last seven days; all that I may see. */
export type ProposalList = (typeof proposalLists)[number];

export interface ListedProposals {
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
  readonly act: RequestedAct;
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
