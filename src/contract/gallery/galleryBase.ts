/** Where the gallery is served. It is not part of any portal. */
export const galleryBase = "/galleri/";
