import type { Language } from "#contract/pageLanguage.ts";
import type { FieldSource } from "#studio/document/FieldSource.ts";
import type { StudioDocument } from "#studio/document/StudioDocument.ts";
import { useServerAnswer } from "../session/useServerAnswer.ts";
import { studioApi } from "../studioApi.ts";

const none: readonly FieldSource[] = [];

/**
 * What of a brand can be seen in its portal, once it is wanted.
 * @param document another preview has other texts
 * @param language that of the portal
 */
export function useSources(
  { id, preview: { page, environment } }: Pick<StudioDocument, "id" | "preview">,
  language: Language,
  isWanted: boolean,
): readonly FieldSource[] {
  const key = isWanted ? JSON.stringify([id, page, environment, language]) : undefined;
  const answer = useServerAnswer(key, (signal) => studioApi.sources(id, { environment, language }, signal));
  // Without an answer nothing is found: the session says that the studio does not answer.
  return answer.status === "here" ? answer.value : none;
}
