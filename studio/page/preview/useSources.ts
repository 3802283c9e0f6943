import { useEffect, useState } from "react";
import type { FieldSource } from "#studio/document/FieldSource.ts";
import type { PreviewState } from "#studio/document/StudioDocument.ts";
import { studioApi } from "../studioApi.ts";

const none: readonly FieldSource[] = [];

/**
 * What of a brand can be seen in its portal, once it is wanted.
 * @param preview another one has other texts
 */
export function useSources(id: string, { page, environment }: PreviewState, isWanted: boolean): readonly FieldSource[] {
  const [sources, setSources] = useState(none);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    studioApi.sources(id, environment).then(
      (found) => isCurrent && setSources(found),
      // Without an answer nothing is found: the session says that the studio does not answer.
      () => isCurrent && setSources(none),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, page, environment, isWanted]);
  return sources;
}
