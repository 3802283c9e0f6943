import { previewOrigin } from "../preview/view/previewAddress.ts";

/** The origin of a brand's preview with the edited base. */
export const baseOrigin = (id: string, location: Pick<Location, "port" | "protocol">): string =>
  previewOrigin(id, location, { base: "edited" });
