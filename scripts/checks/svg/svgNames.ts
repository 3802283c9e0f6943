const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** The `xmlns` of every SVG. */
export const svgNamespace = "http://www.w3.org/2000/svg";

/** Shapes that a reader sees. */
export const shapes = words("path rect circle ellipse line polyline polygon text use");

/** Elements that only draw. All others are refused. */
export const allowedElements = words(`
  svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan style
  linearGradient radialGradient stop clipPath mask pattern filter feBlend feColorMatrix feComposite feFlood
  feGaussianBlur feMerge feMergeNode feOffset`);

/** Elements whose content is shown only where something refers to it. */
export const hiddenContainers = words("defs symbol clipPath mask pattern filter linearGradient radialGradient");

/** Attributes of those elements that draw, name or describe. All others are refused. */
export const allowedAttributes = words(`
  id class style lang role focusable version baseProfile viewBox preserveAspectRatio width height x y
  xmlns xmlns:xlink xmlns:svg xlink:href href xml:lang xml:space
  d points cx cy r rx ry fx fy fr x1 y1 x2 y2 dx dy rotate textLength lengthAdjust pathLength transform transform-origin
  offset gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits mask-type filterUnits primitiveUnits in in2 result stdDeviation type values mode
  operator k1 k2 k3 k4
  fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
  stroke-dashoffset stroke-opacity opacity color clip-path clip-rule mask filter display visibility overflow
  stop-color stop-opacity flood-color flood-opacity color-interpolation color-interpolation-filters color-rendering
  shape-rendering text-rendering image-rendering vector-effect paint-order mix-blend-mode isolation enable-background
  font-family font-size font-weight font-style font-variant font-stretch text-anchor letter-spacing word-spacing
  dominant-baseline alignment-baseline baseline-shift text-decoration`);

/** Functions that a style may use: colours, movements, and references into the image itself. */
export const allowedFunctions = words(`
  rgb rgba hsl hsla matrix translate translatex translatey scale scalex scaley rotate skewx skewy url`);
