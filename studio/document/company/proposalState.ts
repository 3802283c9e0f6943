import { z } from "zod";

/** Somebody, as others see them. */
export type PersonName = z.infer<typeof personName>;
const personName = z.strictObject({ id: z.string(), name: z.string() }).readonly();

/** ISO 8601 in UTC. */
const at = z.iso.datetime();
/** A whole hash. */
const commit = z.string().min(1);
const by = personName;

export type Approval = z.infer<typeof approval>;
const approval = z.strictObject({ by, at, commit }).readonly();
const approvals = z.array(approval).readonly();

/**
 * Why a proposal is not on the main branch: others have changed the same fields; the branch moved again and again; the
 * time came while the studio was stopped; the remote did not answer; the project's CI refused the pull request. `newRoad`:
 * an older version of the studio was about to publish it. When its time came: it had errors (`broken`), somebody had edits
 * of it that were not saved (`unsaved`), or the one who had planned it may not publish any more (`role`). `detail`: for
 * developers.
 */
export type PublishFailure = z.infer<typeof publishFailure>;
const publishFailure = z
  .strictObject({
    at,
    reason: z.enum([
      "conflict",
      "moved",
      "late",
      "remote",
      "refused",
      "disk-full",
      "failed",
      "newRoad",
      "broken",
      "unsaved",
      "role",
    ]),
    detail: z.string().exactOptional(),
  })
  .readonly();

/**
 * Why a proposal is still on the main branch. `conflict`: its fields were changed again since, and somebody has to choose.
 * `detail`: for developers.
 */
export type RevertFailure = z.infer<typeof revertFailure>;
const revertFailure = z
  .strictObject({
    at,
    reason: z.enum(["conflict", "disk-full", "failed", "moved", "refused", "remote"]),
    detail: z.string().exactOptional(),
  })
  .readonly();

/** Which value each field in conflict gets, and the main branch that was seen with them. */
export type ChosenValues = z.infer<typeof chosenValues>;
const chosenValues = z
  .strictObject({
    main: commit,
    choices: z
      .array(
        z
          .strictObject({
            file: z.string(),
            path: z.array(z.string()).readonly(),
            take: z.enum(["ours", "theirs"]),
          })
          .readonly(),
      )
      .readonly(),
  })
  .readonly();

/** The project's CI does not publish what is on the main branch. `words`: what it says of it, in a line. */
export type CiRefusal = z.infer<typeof ciRefusal>;
const ciRefusal = z.strictObject({ at, words: z.string() }).readonly();

/** Brands for which the former release was asked for. */
const rolledBack = z.array(z.string()).readonly();

/** When customers were to get it, where a time was chosen. */
const chosenTime = { for: at.exactOptional() };

/**
 * Where a proposal is in its life, as it is stored and as the page is told. A key that is not known is refused: it would be
 * lost when the state is written again.
 */
export type ProposalState = z.infer<typeof proposalState>;
export const proposalState = z.discriminatedUnion("kind", [
  /** Being worked on. `returned`: an approver wants it changed. */
  z
    .strictObject({
      kind: z.literal("draft"),
      returned: z.strictObject({ by, at, reason: z.string() }).readonly().exactOptional(),
    })
    .readonly(),
  z.strictObject({ kind: z.literal("asked"), commit, by, at, approvals }).readonly(),
  z.strictObject({ kind: z.literal("approved"), commit, approvals, failed: publishFailure.exactOptional() }).readonly(),
  z.strictObject({ kind: z.literal("planned"), commit, approvals, for: at, by }).readonly(),
  /**
   * On its way into the main branch. The customers have what they had. `merge`: one that the main branch may have, noted
   * before it was sent. `pullRequest`: its address; empty where the command that opened it printed none.
   */
  z
    .strictObject({
      kind: z.literal("merging"),
      commit,
      approvals,
      by,
      at,
      ...chosenTime,
      merge: commit.exactOptional(),
      pullRequest: z.string().exactOptional(),
    })
    .readonly(),
  /** The main branch has it, and the project's CI brings it to the customers. */
  z
    .strictObject({
      kind: z.literal("merged"),
      commit,
      merge: commit,
      approvals,
      by,
      at,
      ...chosenTime,
      refused: ciRefusal.exactOptional(),
    })
    .readonly(),
  /** It was seen where customers see it: `at` is when the last of its brands was. */
  z.strictObject({ kind: z.literal("live"), merge: commit, approvals, at, by, ...chosenTime }).readonly(),
  /**
   * On its way out of the main branch. `rollback`: the former release comes first, where nothing newer is live. `chosen`:
   * what a person has chosen where fields were changed again since.
   */
  z
    .strictObject({
      kind: z.literal("reverting"),
      merge: commit,
      by,
      at,
      step: z.enum(["rollback", "revert"]),
      rolledBack,
      chosen: chosenValues.exactOptional(),
      pullRequest: z.string().exactOptional(),
      failed: revertFailure.exactOptional(),
    })
    .readonly(),
  /** The main branch does not have it any more, and the project's CI publishes that. */
  z
    .strictObject({
      kind: z.literal("reverted"),
      merge: commit,
      revert: commit,
      by,
      at,
      rolledBack,
      refused: ciRefusal.exactOptional(),
    })
    .readonly(),
  /** It was seen that customers do not have it any more. Without `rolledBack`: it was taken back before this was noted. */
  z
    .strictObject({
      kind: z.literal("takenBack"),
      merge: commit,
      revert: commit,
      by,
      at,
      rolledBack: rolledBack.exactOptional(),
    })
    .readonly(),
  z.strictObject({ kind: z.literal("closed"), by, at }).readonly(),
]);
