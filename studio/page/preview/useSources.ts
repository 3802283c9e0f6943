import { useQuery } from "@tanstack/react-query";
import type { Language } from "#contract/pageLanguage.ts";
import type { FieldSource } from "#studio/document/FieldSource.ts";
import type { StudioDocument } from "#studio/document/StudioDocument.ts";
import { sourcesQuery } from "../session/queries.ts";

const none: readonly FieldSource[] = [];

/**
 * What of a brand can be seen in its portal, once it is wanted.
 * @param document another preview has other texts
 * @param language that of the portal
 */
export function useSources(
  { id, preview }: Pick<StudioDocument, "id" | "preview">,
  language: Language,
  isWanted: boolean,
): readonly FieldSource[] {
  const { data } = useQuery({ ...sourcesQuery(id, preview, language), enabled: isWanted });
  // Without an answer nothing is found: the session says that the studio does not answer.
  return data ?? none;
}
