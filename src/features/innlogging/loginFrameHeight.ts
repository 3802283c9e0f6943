/** Height of the login frame in px until the login app sends its own (spec: login-3). */
export const defaultFrameHeightPx = 275 * 1.08;

const lowestPx = 200;
const highestPx = 2000;

/** The fields of a `MessageEvent` that are needed. */
export type FrameMessage = Pick<MessageEvent<unknown>, "data" | "origin" | "source">;

/**
 * Reads a height message of the login app (spec: login-4): from the origin of the login URL and the frame's own window,
 * a finite number, kept between 200 and 2000 px. Anything else gives nothing.
 */
export function readFrameHeight(
  message: FrameMessage,
  frame: { readonly origin: string; readonly window: MessageEventSource | null },
): number | undefined {
  if (frame.window === null || message.source !== frame.window || message.origin !== frame.origin) return undefined;
  const { data } = message;
  if (typeof data !== "object" || data === null || !("type" in data) || !("height" in data)) return undefined;
  const { type, height } = data;
  if (type !== "login-height" || typeof height !== "number" || !Number.isFinite(height)) return undefined;
  return Math.min(Math.max(height, lowestPx), highestPx);
}
