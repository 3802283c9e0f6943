import { z } from "zod";
import { type ProposalState, publishFailureReasons } from "#studio/document/company/CompanyWire.ts";

const by = z.strictObject({ id: z.string(), name: z.string() });
const at = z.iso.datetime();
const commit = z.string().min(1);
const rolledBack = z.array(z.string()).readonly();
const refused = z.strictObject({ at, words: z.string() }).exactOptional();
const choice = z.strictObject({
  file: z.string(),
  path: z.array(z.string()).readonly(),
  take: z.enum(["ours", "theirs"]),
});
const revertFailures = ["conflict", "disk-full", "failed", "moved", "refused", "remote"] as const;
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
      .strictObject({ at, reason: z.enum(publishFailureReasons), detail: z.string().exactOptional() })
      .exactOptional(),
  }),
  z.strictObject({ kind: z.literal("planned"), commit, approvals, for: at, by }),
  z.strictObject({
    kind: z.literal("merging"),
    commit,
    approvals,
    by,
    at,
    for: at.exactOptional(),
    merge: commit.exactOptional(),
    pullRequest: z.string().exactOptional(),
  }),
  z.strictObject({
    kind: z.literal("merged"),
    commit,
    merge: commit,
    approvals,
    by,
    at,
    for: at.exactOptional(),
    refused,
  }),
  z.strictObject({ kind: z.literal("live"), merge: commit, approvals, at, by, for: at.exactOptional() }),
  z.strictObject({
    kind: z.literal("reverting"),
    merge: commit,
    by,
    at,
    step: z.enum(["rollback", "revert"]),
    rolledBack,
    chosen: z.strictObject({ main: commit, choices: z.array(choice).readonly() }).exactOptional(),
    pullRequest: z.string().exactOptional(),
    failed: z.strictObject({ at, reason: z.enum(revertFailures), detail: z.string().exactOptional() }).exactOptional(),
  }),
  z.strictObject({ kind: z.literal("reverted"), merge: commit, revert: commit, by, at, rolledBack, refused }),
  z.strictObject({
    kind: z.literal("takenBack"),
    merge: commit,
    revert: commit,
    by,
    at,
    rolledBack: rolledBack.exactOptional(),
  }),
  z.strictObject({ kind: z.literal("closed"), by, at }),
]);
