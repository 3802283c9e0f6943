import styled from "styled-components";

/**
 * Around the icon at the end of a link: it is never alone on a line. Without an icon, between one and the mark that ends
 * the sentence. A word joiner alone does not hold an icon in Chromium.
 */
export const IconJoint = styled.span.attrs({ "aria-hidden": true })`
  white-space: nowrap;

  &::before {
    content: "\\2060";
  }
`;
