import { createStore } from "#ui/store/createStore.ts";

/** Whether the last call was refused since the session of a company's studio has ended. */
export const signedOut = createStore(false);

/** Notes what an answer of the server says of the session. */
export function noteSession(status: number): void {
  const isOut = status === 401;
  if (signedOut.get() !== isOut) signedOut.set(isOut);
}
