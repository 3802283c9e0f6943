import { previewOrigin } from "../preview/view/previewAddress.ts";

/** The origin of a brand's preview with the edited base, in a tab of the studio. */
export const baseOrigin = (id: string, location: Pick<Location, "port" | "protocol">, tab: number): string =>
  previewOrigin(id, location, { base: "edited", tab });
