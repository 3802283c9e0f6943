import * as v from "valibot";

const tabMessageSchema = v.variant("type", [
  /** A request was told when the session ends. */
  v.object({
    type: v.literal("expiry"),
    sessionId: v.optional(v.string()),
    sentAt: v.number(),
    expiresAt: v.optional(v.number()),
  }),
  /** The session goes on, maybe under another id. */
  v.object({ type: v.literal("extended"), from: v.optional(v.string()), to: v.optional(v.string()) }),
  v.object({ type: v.literal("loggedIn"), sessionId: v.string() }),
  v.object({ type: v.literal("loggedOut") }),
]);

/** What tabs of one brand tell each other. */
export type TabMessage = v.InferOutput<typeof tabMessageSchema>;

/** Reads a message; `undefined` for anything else, such as one of another version of the portal. */
export function readTabMessage(value: unknown): TabMessage | undefined {
  const result = v.safeParse(tabMessageSchema, value);
  return result.success ? result.output : undefined;
}
