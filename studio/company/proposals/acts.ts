import { baseId } from "#studio/document/StudioDocument.ts";
import { type ActRequest, type RequestedAct, requestedActs } from "#studio/document/company/CompanyWire.ts";
import { limits } from "#studio/document/limits.ts";
import { isWorkedOn } from "#studio/document/company/workedOn.ts";
import { instantOf } from "#studio/document/osloTime.ts";
import { acceptedText } from "../records/acceptedText.ts";
import type { ProposalRecord } from "../records/proposals/ProposalRecords.ts";
import type { ProposalEvent } from "./ProposalEvent.ts";

/** A proposal, and what somebody is to it. */
export interface Standing extends Pick<ProposalRecord, "brands" | "state"> {
  /** They have begun it. */
  readonly isOwn: boolean;
  /** They have made a part of it: nobody approves a change of their own. */
  readonly isAuthor: boolean;
  /** They have approved it as it is. */
  readonly hasApproved: boolean;
  /** Whether they have a role for all of its brands. */
  readonly has: (role: "approver" | "editor" | "owner" | "publisher") => boolean;
}

/**
 * What has to hold beside the role when an act is asked for. `buildable`: its brands have no errors. `whole`: it changes
 * something, all of it is saved, and it has no conflict with the main branch. `setters`: who has set fields that need a role
 * has it.
 */
type Requirement = "buildable" | "setters" | "whole";

type Done = Pick<Extract<ProposalEvent, { readonly kind: "closed" }>, "at" | "by">;

interface Act {
  /** Whether somebody may do it now. Whether it succeeds depends on more. */
  readonly isOpenTo: (standing: Standing) => boolean;
  readonly requires?: readonly Requirement[];
  /** The event that it is when it succeeds. `correct` and `rename`: what says why the state refuses it. */
  readonly event: (request: ActRequest, done: Done, record: Pick<ProposalRecord, "state">) => ProposalEvent;
}

const isApproved = ({ state }: Standing): boolean => state.kind === "approved" || state.kind === "planned";
const mayClose = ({ isOwn, has }: Standing): boolean => isOwn || has("owner");

/** What a person does with a proposal: who may, what is required, and what it is called when it has happened. */
export const acts: Readonly<Record<RequestedAct, Act>> = {
  ask: {
    isOpenTo: ({ state, brands, isOwn, has }) =>
      state.kind === "draft" && brands.length > 0 && (isOwn || has("editor")),
    requires: ["whole", "setters"],
    event: ({ head }, done) => ({ kind: "asked", commit: head, ...done }),
  },
  approve: {
    isOpenTo: ({ state, isOwn, isAuthor, hasApproved, has }) =>
      state.kind === "asked" && has("approver") && !isAuthor && !isOwn && !hasApproved,
    requires: ["setters"],
    event: ({ head }, done) => ({ kind: "approved", commit: head, ...done }),
  },
  return: {
    // Who has made it goes on with it, or closes it.
    isOpenTo: (standing) =>
      (standing.state.kind === "asked" || isApproved(standing)) && standing.has("approver") && !standing.isOwn,
    event: ({ reason = "" }, done) => ({
      kind: "returned",
      reason: reason.trim() === "" ? "" : acceptedText(reason, limits.comment, true),
      ...done,
    }),
  },
  publish: {
    isOpenTo: (standing) => isApproved(standing) && standing.has("publisher"),
    requires: ["buildable", "whole"],
    event: (_, done) => ({ kind: "publishBegun", ...done }),
  },
  correct: {
    // Whether it is small enough depends on what it changes: the desk knows that.
    isOpenTo: ({ state, brands, has }) =>
      state.kind === "draft" && has("publisher") && has("editor") && !brands.includes(baseId),
    requires: ["buildable"],
    event: ({ head }, done) => ({ kind: "asked", commit: head, ...done }),
  },
  plan: {
    isOpenTo: (standing) => isApproved(standing) && standing.has("publisher"),
    requires: ["buildable"],
    // No time is one that is over.
    event: ({ for: time = "" }, done) => ({
      kind: "planned",
      for: new Date(instantOf(time) ?? 0).toISOString(),
      ...done,
    }),
  },
  unplan: {
    isOpenTo: ({ state, has }) => state.kind === "planned" && has("publisher"),
    event: (_, done) => ({ kind: "planCancelled", ...done }),
  },
  takeBack: {
    isOpenTo: ({ state, has }) =>
      (state.kind === "live" ||
        state.kind === "merged" ||
        (state.kind === "reverting" && state.failed !== undefined)) &&
      has("publisher"),
    event: (_, done) => ({ kind: "takeBackBegun", ...done }),
  },
  close: {
    isOpenTo: (standing) => isWorkedOn(standing.state) && mayClose(standing),
    event: (_, done) => ({ kind: "closed", ...done }),
  },
  reopen: {
    isOpenTo: (standing) => standing.state.kind === "closed" && mayClose(standing),
    event: (_, done) => ({ kind: "reopened", ...done }),
  },
  rename: {
    isOpenTo: ({ state, isOwn }) => isWorkedOn(state) && isOwn,
    event: ({ head }, _, { state }) => ({ kind: "saved", head: "commit" in state ? state.commit : head }),
  },
};

/** The acts that somebody may do now. */
export const openActs = (standing: Standing): readonly RequestedAct[] =>
  requestedActs.filter((act) => acts[act].isOpenTo(standing));
