import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import { galleryQuery } from "./queries.ts";

/** What can be chosen, with the gallery once it is here. */
export function useChoices(portal: PreviewChoices): PreviewChoices {
  const { data } = useQuery({ ...galleryQuery, enabled: false });
  return useMemo(() => {
    if (data === undefined) return portal;
    return { ...portal, pages: [...portal.pages, ...data.pages], states: [...portal.states, ...data.states] };
  }, [portal, data]);
}
