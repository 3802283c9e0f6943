/** The types of token in a theme (DTCG 2025.10). */
export const tokenTypes = ["color", "dimension", "duration", "fontFamily", "fontWeight", "number", "shadow"] as const;
/** The `$type` of a design token that a theme can have. */
export type TokenType = (typeof tokenTypes)[number];

/** Whether a `$type` is one of them. */
export const isTokenType = (value: unknown): value is TokenType => tokenTypes.some((type) => type === value);
