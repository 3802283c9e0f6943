/** The types of token in a theme (DTCG 2025.10). */
export const tokenTypes = ["color", "dimension", "duration", "fontFamily", "fontWeight", "number", "shadow"] as const;
export type TokenType = (typeof tokenTypes)[number];

export const isTokenType = (value: unknown): value is TokenType => tokenTypes.some((type) => type === value);
