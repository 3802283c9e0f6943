/** What a colour draws: text; a control, its state or an image with a meaning; or a line that only decorates. */
export type PairUse = "control" | "line" | "text";

/** The contrast that is needed, by what a colour draws. 1 asks for nothing. */
export type ContrastLevel = Readonly<Record<PairUse, number>>;

/**
 * The contrast of a theme as it is (WCAG 2.2: 1.4.3 and 1.4.11, AA), and the contrast of a customer whose device asks
 * for more (1.4.6, AAA; nothing asks for more than 3 of controls, so theirs grows as much as that of text does). Then
 * lines that only decorate have to be seen too.
 */
export const contrastLevels = {
  normal: { text: 4.5, control: 3, line: 1 },
  more: { text: 7, control: 4.5, line: 4.5 },
} as const satisfies Readonly<Record<string, ContrastLevel>>;

/** A colour, its backgrounds and what it draws on them. Roles of `themes/contract.tokens.json`. */
export interface ContrastPair {
  readonly foreground: string;
  readonly backgrounds: readonly string[];
  readonly use: PairUse;
}

const everySurface = ["page", "surface", "surfaceSubtle"];

const drawnAs =
  (use: PairUse) =>
  (foreground: string, ...backgrounds: string[]): ContrastPair => ({ foreground, backgrounds, use });
const [text, control, line] = [drawnAs("text"), drawnAs("control"), drawnAs("line")];

/** Every pair of roles that is seen on each other. */
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
  line("border", "surface", "page"),
];

/** Surfaces on which at least one of the two focus rings must be visible. */
export const focusSurfaces: readonly string[] = ["header", "nav", "hero", "footer", "action", "surfaceSubtle"];
