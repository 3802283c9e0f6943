/** The roles of a theme that have a font. */
export const fontRoles = ["heading", "body"] as const;
export type FontRole = (typeof fontRoles)[number];

/** How many bytes of fonts a page loads. */
export interface FontBytes {
  /** Bytes of the files that every page loads. */
  readonly first: number;
  /** Bytes of the files that a page loads when it has letters of other languages. */
  readonly more: number;
}

/** A font to choose, and how many bytes of fonts the portal would load if a role had it. */
export interface FontChoice {
  /** As a theme names it: `work-sans`. */
  readonly family: string;
  /** A font of the brand's own. */
  readonly isOwn: boolean;
  /**
   * Left out for a role: it cannot be used there. The digits of a package's font cannot have one width; for a font of
   * the brand's own, the findings say why.
   */
  readonly bytes: Partial<Readonly<Record<FontRole, FontBytes>>>;
  /**
   * By role, the weights that the theme asks for and the font lacks, as the nearest that it has: who chooses the font
   * takes them too. `font.weightHeading` is one.
   */
  readonly weights: Readonly<Record<FontRole, Readonly<Record<string, number>>>>;
}

export interface FontChoices {
  readonly choices: readonly FontChoice[];
  /** The bytes that the portal loads with the theme's fonts; undefined when one of them does not exist. */
  readonly now: FontBytes | undefined;
}
