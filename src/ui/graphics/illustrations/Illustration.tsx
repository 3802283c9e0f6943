import styled from "styled-components";
import { theme } from "../../theme/theme.ts";
import type { Drawing } from "./drawing.ts";

interface IllustrationProps {
  /** What is drawn: one of the files beside this one. */
  readonly drawing: Drawing;
}

/**
 * A drawing in the brand's tints, as wide as its place. Decorative: hidden from screen readers, and never the only thing
 * that says something.
 */
export function Illustration({ drawing }: IllustrationProps) {
  return (
    <Canvas viewBox="0 0 240 180" width="240" height="180" aria-hidden="true" focusable="false">
      {drawing.map(([tone, d], at) => (
        <path key={at} data-tone={tone} d={d} />
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
