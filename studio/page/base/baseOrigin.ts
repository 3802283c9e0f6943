import { previewOrigin } from "../preview/previewAddress.ts";

/** The origin of a brand's preview with the edited base. */
export const baseOrigin = (id: string, location: Pick<Location, "host" | "protocol">): string =>
  previewOrigin(`${id}--felles`, location);
