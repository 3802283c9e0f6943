/**
 * A colour, its backgrounds and the contrast that they need (WCAG 2.2: 1.4.3, 1.4.11). Roles of
 * `themes/contract.tokens.json`.
 */
export interface ContrastPair {
  readonly foreground: string;
  readonly backgrounds: readonly string[];
  /** 4.5 for text; 3 for controls, their states and images with a meaning. */
  readonly minimum: 4.5 | 3;
}

const everySurface = ["page", "surface", "surfaceSubtle"];

const text = (foreground: string, ...backgrounds: string[]): ContrastPair => ({
  foreground,
  backgrounds,
  minimum: 4.5,
});
const control = (foreground: string, ...backgrounds: string[]): ContrastPair => ({
  foreground,
  backgrounds,
  minimum: 3,
});

/** Every pair of roles that is seen on each other, with the contrast that it needs. */
export const contrastPairs: readonly ContrastPair[] = [
  text("text", ...everySurface, "actionSubtle"),
  text("textSubtle", ...everySurface),
  text("heading", ...everySurface),
  text("link", ...everySurface, "actionSubtle"),
  text("linkHover", ...everySurface, "actionSubtle"),
  text("onAction", "action", "actionHover"),
  text("onHeader", "header"),
  text("onNav", "nav"),
  text("navActive", "nav"),
  text("onNavBadge", "navBadge"),
  text("onHero", "hero"),
  text("onHeroSubtle", "hero"),
  text("onAccent", "accent"),
  text("onFooter", "footer"),
  text("onFooterSubtle", "footer"),
  text("footerLink", "footer"),
  text("onInfo", "infoSurface"),
  text("onSuccess", "successSurface"),
  text("onWarning", "warningSurface"),
  text("onError", "errorSurface", "surface"),
  control("borderStrong", "surface", "page"),
  control("action", "surface", "page"),
  control("focus", "page", "surface"),
  control("focusInner", "focus"),
  control("infoBorder", "infoSurface", "surface"),
  control("successBorder", "successSurface", "surface"),
  control("warningBorder", "warningSurface", "surface"),
  control("errorBorder", "errorSurface", "surface"),
];

/** Surfaces on which at least one of the two focus rings must be visible. */
export const focusSurfaces: readonly string[] = ["header", "nav", "hero", "footer", "action", "surfaceSubtle"];
