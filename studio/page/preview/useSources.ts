import type { FieldSource } from "#studio/document/FieldSource.ts";
import type { PreviewState } from "#studio/document/StudioDocument.ts";
import { useServerAnswer } from "../session/useServerAnswer.ts";
import { studioApi } from "../studioApi.ts";

const none: readonly FieldSource[] = [];

/**
 * What of a brand can be seen in its portal, once it is wanted.
 * @param preview another one has other texts
 */
export function useSources(id: string, { page, environment }: PreviewState, isWanted: boolean): readonly FieldSource[] {
  const key = isWanted ? JSON.stringify([id, page, environment]) : undefined;
  const answer = useServerAnswer(key, (signal) => studioApi.sources(id, environment, signal));
  // Without an answer nothing is found: the session says that the studio does not answer.
  return answer.status === "here" ? answer.value : none;
}
