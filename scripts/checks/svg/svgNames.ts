import { words } from "#scripts/shared/svg/svgNames.ts";

/** Elements that only draw. All others are refused. */
export const allowedElements = words(`
  svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan style
  linearGradient radialGradient stop clipPath mask pattern filter feBlend feColorMatrix feComposite feFlood
  feGaussianBlur feMerge feMergeNode feOffset feMorphology feDropShadow feComponentTransfer feFuncR feFuncG feFuncB
  feFuncA metadata`);

/** Attributes of those elements that draw, name or describe. All others are refused. */
export const allowedAttributes = words(`
  id class style lang role focusable version baseProfile viewBox preserveAspectRatio zoomAndPan width height x y
  xmlns xmlns:xlink xmlns:svg xlink:href href xml:lang xml:space
  d points cx cy r rx ry fx fy fr x1 y1 x2 y2 dx dy rotate textLength lengthAdjust pathLength transform transform-origin
  offset gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits mask-type filterUnits primitiveUnits in in2 input result stdDeviation type values mode
  operator k1 k2 k3 k4 radius tableValues slope intercept amplitude exponent
  fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
  stroke-dashoffset stroke-opacity opacity color clip-path clip-rule mask filter display visibility overflow
  stop-color stop-opacity flood-color flood-opacity color-interpolation color-interpolation-filters color-rendering
  shape-rendering text-rendering image-rendering vector-effect paint-order mix-blend-mode isolation enable-background
  font-family font-size font-weight font-style font-variant font-stretch text-anchor letter-spacing word-spacing
  dominant-baseline alignment-baseline baseline-shift text-decoration`);

/** Functions that a style may use: colours, movements, and references into the image itself. */
export const allowedFunctions = words(`
  rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix matrix translate translatex translatey scale scalex scaley rotate skewx skewy url`);

/** Functions that load a file or run a script, in a style or an attribute. */
export const loadingFunction = /^(?:(?:-[a-z]+-)?image(?:-set)?|src|expression|element|cross-fade|attr|paint)$/;
