export const schemes = ["light", "dark"] as const;
/** Light is always there; dark where the brand has it. */
export type Scheme = (typeof schemes)[number];

export const contrasts = ["normal", "more"] as const;
/** What a customer's device asks for. */
export type Contrast = (typeof contrasts)[number];

/** The context in which a theme is shown: what the settings of a customer's device choose. */
export interface ShownContext {
  readonly scheme: Scheme;
  readonly contrast: Contrast;
}

/** Light with normal contrast: its values are those of the theme file. */
export const firstContext: ShownContext = { scheme: "light", contrast: "normal" };

/** Dark with normal contrast. */
export const darkContext: ShownContext = { scheme: "dark", contrast: "normal" };

export const isSameContext = (a: ShownContext, b: ShownContext): boolean =>
  a.scheme === b.scheme && a.contrast === b.contrast;

export const otherScheme = (scheme: Scheme): Scheme => (scheme === "light" ? "dark" : "light");
