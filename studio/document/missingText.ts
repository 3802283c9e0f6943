/** How a text begins that stands in, in a preview, for one that the brand has not written yet. */
export const missingText = "Tekst mangler";
