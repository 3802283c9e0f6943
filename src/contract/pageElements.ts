/** The id of the element that React renders into. The build puts the static shell there. */
export const rootId = "root";

/** The id of the `<script type="application/json">` with the brand block. */
export const brandBlockId = "brand";

/** Finds the brand block in the text of a page: its start tag, its JSON, its end tag. */
export const brandBlockElement = new RegExp(
  `(<script type="application/json" id="${brandBlockId}">)(.*?)(</script>)`,
  "s",
);

/** The id of the page's own content, for the link that skips the header. */
export const contentId = "innhold";

/** The id of the `<template>` with the sample agreements that the boot script draws from. */
export const samplesId = "avtaler";
