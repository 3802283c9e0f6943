import type { BareAnswer } from "#contract/answerOf.ts";

/** Sends an answer that is no file of a release. */
export const sendBare = ({ status, headers, text }: Pick<BareAnswer, "headers" | "status" | "text">): Response =>
  new Response(text || null, { status, headers });
