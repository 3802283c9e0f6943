import type { Context } from "hono";
import { getMimeType } from "hono/utils/mime";
import { type BareAnswer, bareAnswers, bareHeaders } from "#contract/answerOf.ts";

/** Sends an answer that is no file of a release. */
export const sendBare = ({ status, headers, text }: Pick<BareAnswer, "headers" | "status" | "text">): Response =>
  new Response(text || null, { status, headers });

/** Sends a file that is in memory. */
export function sendBytes(c: Context, bytes: string | Uint8Array | undefined): Response {
  if (bytes === undefined) return sendBare({ ...bareAnswers.missing, headers: bareHeaders });
  c.header("Content-Type", getMimeType(c.req.path) ?? "application/octet-stream");
  return c.body(typeof bytes === "string" ? bytes : new Uint8Array(bytes));
}
