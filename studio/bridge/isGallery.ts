import { galleryBase } from "#contract/gallery/galleryBase.ts";

/** An entry of the gallery is shown, which may be a part without headings. */
export const isGallery = (): boolean => window.location.pathname.startsWith(galleryBase);
