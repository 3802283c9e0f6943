import type { NeutralKind } from "#scripts/shared/colours/palette/wantedColours.ts";
import { proposePalette } from "#scripts/shared/colours/palette/proposePalette.ts";
import { readColour } from "#scripts/shared/colours/readColour.ts";
import { withPalette } from "#scripts/shared/colours/palette/withPalette.ts";
import { readTheme, type ThemeColoursView } from "../readTheme.ts";

/** The choices that make a palette. Colours as CSS. */
export interface Choice {
  readonly brand: string;
  readonly accent: string | undefined;
  readonly neutral: NeutralKind;
}

/** A colour without the transparency that a chosen one may not have. */
export function opaqueColour(css: string) {
  const color = readColour(css);
  return color === undefined ? undefined : { ...color, alpha: 1 };
}

/** The proposal for a choice, and the theme with it. */
export function proposalFor(themeText: string, view: ThemeColoursView, choice: Choice) {
  const brand = opaqueColour(choice.brand);
  const accent = choice.accent === undefined ? undefined : opaqueColour(choice.accent);
  if (brand === undefined) return undefined;
  const proposal = proposePalette(view.file, { brand, accent, neutral: choice.neutral });
  if (proposal === undefined) return undefined;
  const theme = withPalette(themeText, proposal.values);
  const after = readTheme(theme);
  return after === undefined ? undefined : { ...proposal, theme, after };
}
