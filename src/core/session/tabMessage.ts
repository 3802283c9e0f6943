import * as v from "valibot";

/* Tried one after the other: `variant` and `object` would be a kilobyte of code that nothing else needs. */
const tabMessageSchemas = [
  /** An answer said when the session ends. */
  v.looseObject({
    type: v.literal("expiry"),
    sessionId: v.optional(v.string()),
    sentAt: v.number(),
    expiresAt: v.optional(v.number()),
  }),
  /** The session was extended, maybe with another id. */
  v.looseObject({ type: v.literal("extended"), from: v.optional(v.string()), to: v.optional(v.string()) }),
  v.looseObject({ type: v.literal("loggedIn"), sessionId: v.string() }),
  v.looseObject({ type: v.literal("loggedOut") }),
] as const;

/** A message between the tabs of one brand. */
export type TabMessage = v.InferOutput<(typeof tabMessageSchemas)[number]>;

/** Reads a message; `undefined` for anything else, such as one of another version of the portal. */
export function readTabMessage(value: unknown): TabMessage | undefined {
  for (const schema of tabMessageSchemas) {
    const result = v.safeParse(schema, value);
    if (result.success) return result.output;
  }
  return undefined;
}
