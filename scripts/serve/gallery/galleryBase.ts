/** Where the gallery is served, beside the portals; never a part of one. */
export const galleryBase = "/galleri/";

/** Whether an address is the gallery's. */
export const isGalleryPath = (path: string): boolean => path === "/galleri" || path.startsWith(galleryBase);
