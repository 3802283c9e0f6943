import styled from "styled-components";
import { theme } from "../theme/theme.ts";
import { iconPaths, type IconName } from "./iconPaths.ts";

interface IconProps {
  /** Which drawing. */
  readonly name: IconName;
  /** `small` stands in a line of text, `large` leads a card. Default: the theme's icon size. */
  readonly size?: "small" | "large";
}

/** A decorative line icon in the colour of the text around it. Hidden from screen readers: the text beside it says what it means. */
export function Icon({ name, size }: IconProps) {
  return <LineDrawing path={iconPaths[name]} size={size} />;
}

interface LineDrawingProps {
  /** SVG path data on a grid of 24. */
  readonly path: string;
  readonly size?: IconProps["size"] | undefined;
}

/** An icon whose drawing comes with a page that is loaded later (`laterIconPaths.ts`). */
export function LineDrawing({ path, size }: LineDrawingProps) {
  return (
    <Drawing viewBox="0 0 24 24" data-size={size} aria-hidden="true" focusable="false">
      <path d={path} />
    </Drawing>
  );
}

const Drawing = styled.svg`
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
