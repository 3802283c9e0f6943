/** What the document that all brands share is called: no brand can have this id. */
export const baseId = "base.jsonc";
