import { z } from "zod";
import {
  type ProposalState,
  publishFailureReasons,
  publishSteps,
  pullRequestStatuses,
} from "#studio/document/company/CompanyWire.ts";

const by = z.strictObject({ id: z.string(), name: z.string() });
const at = z.iso.datetime();
const commit = z.string().min(1);
const step = z.enum(publishSteps);
const approvals = z.array(z.strictObject({ by, at, commit })).readonly();

/** The schema of a stored state. A key that is not known is refused: it would be lost when the state is written again. */
export const proposalState: z.ZodType<ProposalState> = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("draft"),
    returned: z.strictObject({ by, at, reason: z.string() }).exactOptional(),
  }),
  z.strictObject({ kind: z.literal("asked"), commit, by, at, approvals }),
  z.strictObject({
    kind: z.literal("approved"),
    commit,
    approvals,
    failed: z
      .strictObject({
        step,
        at,
        reason: z.enum(publishFailureReasons),
        detail: z.string().exactOptional(),
        merge: commit.exactOptional(),
      })
      .exactOptional(),
  }),
  z.strictObject({ kind: z.literal("planned"), commit, approvals, for: at, by }),
  z.strictObject({
    kind: z.literal("publishing"),
    commit,
    approvals,
    by,
    at,
    step,
    merge: commit.exactOptional(),
    pullRequest: z
      .strictObject({ address: z.string(), status: z.enum(pullRequestStatuses), words: z.string() })
      .exactOptional(),
  }),
  z.strictObject({ kind: z.literal("live"), merge: commit, approvals, at, by }),
  z.strictObject({
    kind: z.literal("takingBack"),
    merge: commit,
    by,
    at,
    step: z.enum(["rollback", "revert"]),
    failed: z.strictObject({ at, detail: z.string() }).exactOptional(),
  }),
  z.strictObject({ kind: z.literal("takenBack"), merge: commit, revert: commit, by, at }),
  z.strictObject({ kind: z.literal("closed"), by, at }),
]);
