import { Fragment } from "react";
import styled from "styled-components";

/**
 * A text that may break at its soft hyphens (U+00AD). A browser without a Norwegian dictionary would break a long word
 * without a hyphen. The hyphens are drawn, and are not part of the text: it is found, copied and read aloud as one word
 * (spec: focus-11).
 */
export function SoftHyphens({ children }: { readonly children: string }) {
  return children.split("\u00ad").map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <SoftHyphen aria-hidden="true" />}
      {part}
    </Fragment>
  ));
}

/* Where Chromium balances lines, it breaks at such a hyphen without drawing it. */
const SoftHyphen = styled.span`
  &::before {
    content: "\\00ad";
  }

  :has(> &&) {
    text-wrap: wrap;
  }
`;
