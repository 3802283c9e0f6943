/** The `xmlns` of every SVG. */
export const svgNamespace = "http://www.w3.org/2000/svg";

/** Words that are separated by spaces. */
export const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Shapes that a reader sees. */
export const shapes = words("path rect circle ellipse line polyline polygon text use");

/** Elements whose content is shown only where something refers to it. */
export const hiddenContainers = words("defs symbol clipPath mask pattern filter linearGradient radialGradient");
