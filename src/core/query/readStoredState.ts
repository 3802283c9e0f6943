import type { DehydratedState } from "@tanstack/react-query";
import { isObject } from "#contract/isObject.ts";
import { checksum } from "#contract/checksum.ts";
import { storedMaxAgeMs } from "../cacheDurations.ts";

/** Where the tab keeps the answers of a session (spec: storage-1). */
export const storedStateKey = "kfp-query-cache";

/** Which version of the portal, and which session, stored answers belong to. */
export const markOf = (version: string, sessionId: string): string => checksum(JSON.stringify([version, sessionId]));

const isQuery = (query: unknown): boolean =>
  isObject(query) && typeof query["queryHash"] === "string" && Array.isArray(query["queryKey"]);

const isState = (state: unknown): state is DehydratedState =>
  isObject(state) && Array.isArray(state["queries"]) && state["queries"].every(isQuery);

/** The stored state, if it has the query client's form, of this version and session, at most a day old and not from the future. */
export function readStoredState(mark: string, text: string | null | undefined): DehydratedState | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    if (!isObject(kept) || typeof kept["writtenAt"] !== "number" || !isState(kept["state"])) return undefined;
    const { writtenAt, state } = kept;
    const ageMs = Date.now() - writtenAt;
    const isOurs = kept["mark"] === mark && ageMs >= 0 && ageMs <= storedMaxAgeMs;
    return isOurs ? state : undefined;
  } catch {
    return undefined;
  }
}
