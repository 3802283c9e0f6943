/** A colour at the end of a layer as this project writes it: `#rrggbbaa`. */
const layerColour = /#[\da-f]{6}(?:[\da-f]{2})?(?=,|$)|color\([^)]*\)(?=,|$)/gi;

/** The opacity of a shadow in light, of a layer's colour. */
function alphaOf(colour: string): number {
  if (colour.startsWith("#")) return colour.length === 9 ? Number.parseInt(colour.slice(7), 16) / 255 : 1;
  const [, alpha] = /\/\s*([\d.]+)/.exec(colour) ?? [];
  return alpha === undefined ? 1 : Number(alpha);
}

/** A shadow on a dark ground is seen only when it is black and dense. */
const density = 1.9;
const mostAlpha = 0.72;

/**
 * A shadow in dark, from that in light: the same shape, black and denser. What lies nearer is lighter in dark, so this
 * only softens its edge.
 * @param css the shadow in light, as `TokenValue` has it
 */
export const darkShadow = (css: string): string =>
  css.replace(layerColour, (colour) => {
    const alpha = Math.min(alphaOf(colour) * density, mostAlpha);
    return `#000000${Math.round(alpha * 255)
      .toString(16)
      .padStart(2, "0")}`;
  });
