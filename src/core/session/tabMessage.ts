import { isObject } from "#contract/isObject.ts";

/** A message between the tabs of one brand. */
export type TabMessage =
  /** An answer said when the session ends. Times in milliseconds since 1970. */
  | {
      readonly type: "expiry";
      readonly sessionId?: string | undefined;
      readonly sentAt: number;
      readonly expiresAt?: number | undefined;
    }
  /** The session was extended, maybe with another id. */
  | { readonly type: "extended"; readonly from?: string | undefined; readonly to?: string | undefined }
  | { readonly type: "loggedIn"; readonly sessionId: string }
  | { readonly type: "loggedOut" };

type Fields = Readonly<Record<string, unknown>>;

const isMaybe = (value: unknown, type: "string" | "number"): boolean => value === undefined || typeof value === type;

/**
 * Whether a value has the fields of its type. By hand: a schema would be a kilobyte of code that nothing else needs.
 */
const isComplete: Readonly<Record<string, (value: Fields) => boolean>> = {
  expiry: ({ sessionId, sentAt, expiresAt }) =>
    isMaybe(sessionId, "string") && typeof sentAt === "number" && isMaybe(expiresAt, "number"),
  extended: ({ from, to }) => isMaybe(from, "string") && isMaybe(to, "string"),
  loggedIn: ({ sessionId }) => typeof sessionId === "string",
  loggedOut: () => true,
} satisfies Record<TabMessage["type"], (value: Fields) => boolean>;

/** Reads a message; `undefined` for anything else, such as one of another version of the portal. */
export function readTabMessage(value: unknown): TabMessage | undefined {
  if (!isObject(value) || typeof value.type !== "string" || !Object.hasOwn(isComplete, value.type)) return undefined;
  return isComplete[value.type]?.(value) ? (value as TabMessage) : undefined;
}
