import type { RequestListener } from "./RequestListener.ts";

/** Asks one listener after another. */
export const firstOf =
  (...listeners: readonly RequestListener[]): RequestListener =>
  async (request, response) => {
    for (const listener of listeners) if (await listener(request, response)) return true;
    return false;
  };
