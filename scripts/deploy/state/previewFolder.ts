/** The previews of a target. No brand can have this name. */
export const allPreviews = "_previews/";

/** The folder of a preview: the folders of its brands are in it, as those of all brands are at the top. */
export const previewFolder = (name: string): string => `${allPreviews}${name}/`;
