import type { Context } from "hono";
import { UsageError } from "#scripts/command/UsageError.ts";
import { errorCode } from "#scripts/files/errorCode.ts";
import { diskProblemOf } from "#studio/document/storeProblem.ts";
import { Refusal } from "../Refusal.ts";

/** Answers a call that has failed: why it was refused, or that something is broken. */
export function answerFailure(error: Error, c: Pick<Context, "json">): Response {
  if (error instanceof Refusal) return c.json(error.answer, error.status);
  if (error instanceof UsageError) return c.json({ refused: "not-created" }, 409);
  console.error(error);
  const problem = diskProblemOf(errorCode(error));
  if (problem !== undefined) return c.json({ refused: problem }, 507);
  return c.json({ refused: "error" }, 500);
}
