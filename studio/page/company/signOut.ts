import { signInPaths } from "#studio/document/company/signInPaths.ts";
import { isObject } from "#contract/isObject.ts";
import { ApiError } from "../studioApi.ts";

/**
 * Ends the session, or all sessions of the person. Answers where the page has to go: the provider has a session too.
 * The page's policy sends no forms, so this is a call.
 * @throws ApiError
 */
export async function signOut(everywhere: boolean): Promise<string> {
  const response = await fetch(everywhere ? signInPaths.signOutEverywhere : signInPaths.signOut, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: "{}",
  }).catch(() => undefined);
  const answer: unknown = await response?.json().catch(() => undefined);
  const to = isObject(answer) ? answer["to"] : undefined;
  if (response?.ok !== true || typeof to !== "string") throw new ApiError(response?.status ?? 0, "no-answer");
  return to;
}
