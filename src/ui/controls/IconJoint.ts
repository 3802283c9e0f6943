import styled from "styled-components";

/** Between the last word of a link and its icon: a word joiner, so that the icon is never alone on a line. */
export const IconJoint = styled.span.attrs({ "aria-hidden": true })`
  &::before {
    content: "\\2060";
  }
`;
