/** Where the gallery is served, beside the portals; never a part of one. */
export const galleryBase = "/galleri/";
