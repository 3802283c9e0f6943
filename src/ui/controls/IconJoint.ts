import styled from "styled-components";

/**
 * A word joiner: between the last word of a link and its icon, so that the icon is never alone on a line, and between
 * the icon and the mark that ends the sentence.
 */
export const IconJoint = styled.span.attrs({ "aria-hidden": true })`
  &::before {
    content: "\\2060";
  }
`;
