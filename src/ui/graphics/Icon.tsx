import type { ComponentProps } from "react";
import styled from "styled-components";
import { theme } from "../theme/theme.ts";

/** All other attributes are for the `<svg>`. */
export interface IconProps extends Omit<ComponentProps<"svg">, "path" | "children"> {
  /** SVG path data on a grid of 24: one of those in `icons/`. */
  readonly path: string;
  /** `small` in a line of text, `large` at the head of a card. Default: the theme's icon size. */
  readonly size?: "small" | "large" | undefined;
}

/**
 * A decorative line icon in the colour of the text around it. Hidden from screen readers: the text beside it says what
 * it means.
 */
export function Icon({ path, size, ...rest }: IconProps) {
  return (
    <Canvas {...rest} viewBox="0 0 24 24" data-size={size} aria-hidden="true">
      <path d={path} />
    </Canvas>
  );
}

const Canvas = styled.svg`
  flex: none;
  width: ${theme.size.icon};
  height: ${theme.size.icon};
  fill: none;
  stroke: currentcolor;
  stroke-width: ${theme.size.iconStroke};
  stroke-linecap: round;
  stroke-linejoin: round;
  vertical-align: -0.22em;

  &[data-size="small"] {
    width: 1.1em;
    height: 1.1em;
  }

  &[data-size="large"] {
    width: calc(${theme.size.icon} * 1.5);
    height: calc(${theme.size.icon} * 1.5);
  }
`;
