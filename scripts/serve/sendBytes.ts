import type { Context } from "hono";
import { getMimeType } from "hono/utils/mime";
import { bareAnswers, bareHeaders } from "#contract/answerOf.ts";
import { sendBare } from "./sendBare.ts";

/** Sends a file that is in memory. */
export function sendBytes(c: Context, bytes: string | Uint8Array | undefined): Response {
  if (bytes === undefined) return sendBare({ ...bareAnswers.missing, headers: bareHeaders });
  c.header("Content-Type", getMimeType(c.req.path) ?? "application/octet-stream");
  return c.body(typeof bytes === "string" ? bytes : new Uint8Array(bytes));
}
