import type { OpenWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { readPortalTexts } from "#scripts/checks/readPortalTexts.ts";
import type { FormBasis } from "#studio/document/FormBasis.ts";

/** What all brands share, and the portal's texts. */
export const formBasis = ({ base }: OpenWorkspace): FormBasis => ({
  base: base?.value ?? {},
  texts: readPortalTexts("nb"),
});
