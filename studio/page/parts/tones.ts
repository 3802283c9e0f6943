import { theme } from "#ui/theme/theme.ts";

const tone = (percent: number): string => `color-mix(in srgb, ${theme.color.text} ${percent}%, transparent)`;

/** Shades of what can be pressed, as translucent grey: they are seen on every surface, light and dark. */
export const tones = {
  /** The ground of a quiet button, and of the row that a choice lies in. */
  soft: tone(6),
  /** Under the pointer. */
  hover: tone(11),
  /** While it is pressed. */
  pressed: tone(17),
  /** A thin frame around what says by its ground or its words that it can be pressed. */
  frame: tone(20),
} as const;
