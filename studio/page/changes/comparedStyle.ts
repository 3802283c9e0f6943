import { css } from "styled-components";
import { theme } from "#ui/theme/theme.ts";

/** How the two versions of a screen are shown. */
export const comparisons = ["beside", "before", "after", "over"] as const;
export type Comparison = (typeof comparisons)[number];

/**
 * The pictures of a row by `data-comparison`: beside each other, one alone, or the later over the earlier one, as far as
 * the slider has uncovered it. Both stay in the page: a frame that is taken out loads again.
 */
export const comparedStyle = css`
  & > fieldset {
    margin-block: 0.25rem 0.75rem;
  }

  & > ul > li > div[data-comparison="before"],
  & > ul > li > div[data-comparison="after"],
  & > ul > li > div[data-comparison="over"] {
    grid-template-columns: minmax(0, 22.5rem);
  }

  & > ul > li > div[data-comparison="before"] > figure:nth-of-type(2),
  & > ul > li > div[data-comparison="after"] > figure:nth-of-type(1) {
    height: 0;
    overflow: hidden;
    visibility: hidden;
  }

  & > ul > li > div[data-comparison="over"] > figure {
    grid-row: 1;
    grid-column: 1;
  }

  & > ul > li > div[data-comparison="over"] > figure > figcaption {
    visibility: hidden;
  }

  & > ul > li > div[data-comparison="over"] > figure:nth-of-type(2) > div {
    clip-path: inset(0 0 0 var(--uncovered));
  }

  & > ul > li > div > label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.75rem;
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
  }
`;
