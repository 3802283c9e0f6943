import { css } from "styled-components";

/** Takes away what browsers give a popover: its place, its frame and its colours. */
export const popoverStyle = css`
  position: fixed;
  inset: auto;
  width: auto;
  height: auto;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  overflow: visible;
`;
