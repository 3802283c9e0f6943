import { theme } from "./theme.ts";

/** The size of a heading in a card. Doubled text on a small phone: it grows as far as long words stay whole (spec: focus-13). */
export const cardHeadingSize = `min(${theme.font.sizeLg}, 9vw)`;
