import type { ComponentProps } from "react";
import styled from "styled-components";
import { theme } from "../../theme/theme.ts";

/**
 * A part of an illustration: how it is painted, and its SVG path data. `soft` is the area behind everything, without
 * a line; `fill`, `accent` and `light` are surfaces with a line around them; `line` is a line alone. All have one
 * stroke, so that the illustrations match.
 */
export type IllustrationPart = readonly [
  tone: "soft" | "fill" | "accent" | "light" | "line",
  path: string,
  /** `icon`: the path is on the grid of an icon, and is drawn large above the ground. */
  grid?: "icon",
];

/** What every illustration takes: the attributes of `<svg>`. */
export type DrawingProps = Omit<ComponentProps<"svg">, "children">;

/** All other attributes are for the `<svg>`. */
export interface IllustrationProps extends DrawingProps {
  /** From back to front, on a canvas of 240 × 180 with the ground at y = 150. */
  readonly parts: readonly IllustrationPart[];
}

/**
 * An illustration in the brand's tints, as wide as its place. Decorative: hidden from screen readers, and never the
 * only thing that carries a meaning.
 */
export function Illustration({ parts, ...rest }: IllustrationProps) {
  return (
    <Canvas {...rest} viewBox="0 0 240 180" width="240" height="180" aria-hidden="true">
      {parts.map(([tone, d, grid], at) => (
        <path key={at} data-tone={tone} d={d} transform={grid && "translate(61.2 32) scale(4.9)"} />
      ))}
    </Canvas>
  );
}

const Canvas = styled.svg`
  display: block;
  width: 100%;
  height: auto;

  & > path {
    stroke: ${theme.color.illustrationLine};
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  /* As wide as all other lines, whatever the scale. */
  & > [transform] {
    stroke-width: calc(2.5 / 4.9);
  }

  & > [data-tone="line"] {
    fill: none;
  }

  & > [data-tone="soft"] {
    fill: ${theme.color.illustrationSoft};
    stroke: none;
  }

  & > [data-tone="fill"] {
    fill: ${theme.color.illustrationFill};
  }

  & > [data-tone="accent"] {
    fill: ${theme.color.illustrationAccent};
  }

  & > [data-tone="light"] {
    fill: ${theme.color.surface};
  }
`;
