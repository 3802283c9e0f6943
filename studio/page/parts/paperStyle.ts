import { css } from "styled-components";

/** The ground of an image of a brand: white, also in a dark studio. `data-ground="dark"`: nearly black, also in a light one. */
export const paperStyle = css`
  color-scheme: only light;
  background: canvas;
  color: canvastext;

  &[data-ground="dark"] {
    color-scheme: dark;
  }
`;
