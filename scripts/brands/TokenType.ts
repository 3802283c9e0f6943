/** The types of token in a theme (DTCG 2025.10). */
export const tokenTypes = ["color", "dimension", "duration", "fontFamily", "fontWeight", "number", "shadow"] as const;
/** The `$type` of a design token that a theme can have. */
export type TokenType = (typeof tokenTypes)[number];

/** The other types of the standard: the portal has no place for them. */
export const unusedTokenTypes = [
  "border",
  "cubicBezier",
  "gradient",
  "strokeStyle",
  "transition",
  "typography",
] as const;

/** Whether a `$type` is one that a theme can have. */
export const isTokenType = (value: unknown): value is TokenType => tokenTypes.some((type) => type === value);
