import { useMemo } from "react";
import { languagesIn } from "#studio/document/FormBasis.ts";
import { parseJson } from "#scripts/shared/text/jsonc/readTree.ts";
import { fieldLayersOf, stateIn } from "#studio/document/fieldLayers.ts";
import type { EditState } from "../session/editState.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { type Campaign, campaignsIn } from "./campaigns.ts";

/** The campaigns of the brand in the environment that is edited, with those of the base. */
export function useCampaigns({ basis }: OpenedBrand, { history, environment }: EditState): readonly Campaign[] {
  const { descriptor } = history.texts;
  return useMemo(() => {
    const { value } = parseJson(descriptor);
    const layers = fieldLayersOf(basis.base?.[languagesIn(value, basis)[0]], value, environment);
    return campaignsIn(stateIn(layers, ["marketing", "campaigns"]).value);
  }, [basis, descriptor, environment]);
}
