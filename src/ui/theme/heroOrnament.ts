import { css } from "styled-components";
import { from } from "./breakpoints.ts";
import { theme } from "./theme.ts";

/**
 * The lower edge and the ornament of the band on the overview, by the brand's variant on `<html>`. Ornaments are
 * where no words are. Paper has neither.
 */
export const heroOrnament = css`
  &::before,
  &::after {
    position: absolute;
    z-index: -1;
    pointer-events: none;
  }

  :root[data-hero="curve"] & {
    padding-block-end: calc(${theme.size.heroPadding} + ${theme.space[2]});
    clip-path: ellipse(max(75%, 46rem) 100% at 50% 0);

    &::after {
      content: "";
      inset: -3rem -3rem auto auto;
      width: 6rem;
      aspect-ratio: 1;
      border-radius: 50%;
      background: ${theme.color.heroAccent};
    }

    ${from.medium} {
      &::after {
        inset: auto -8% -30% auto;
        width: min(30%, 22rem);
      }
    }
  }

  :root[data-hero="slant"] & {
    padding-block-end: calc(${theme.size.heroPadding} + ${theme.space[3]});
    clip-path: polygon(0 0, 100% 0, 100% calc(100% - ${theme.space[3]}), 0 100%);

    /* A stripe along the slanted edge. */
    &::before {
      content: "";
      inset: 0;
      background: ${theme.color.heroAccent};
      clip-path: polygon(0 calc(100% - 0.5rem), 100% calc(100% - ${theme.space[3]} - 0.5rem), 100% 100%, 0 100%);
    }

    ${from.medium} {
      &::after {
        content: "";
        inset: 0 0 0 auto;
        width: min(26%, 22rem);
        background: ${theme.color.heroAccent};
        clip-path: polygon(45% 0, 100% 0, 100% 100%, 0 100%);
      }
    }
  }

  :root[data-hero="wave"] & {
    padding-block-end: calc(${theme.size.heroPadding} + ${theme.space[3]});

    /* Two rows of arcs hang from the band; the row behind is shifted by half an arc. */
    &::after {
      content: "";
      inset: auto 0 0;
      height: ${theme.space[3]};
      background:
        radial-gradient(50% 100% at 50% 0, ${theme.color.hero} 98%, transparent) 0 0 / ${theme.space[5]} 60% repeat-x,
        radial-gradient(50% 100% at 50% 0, ${theme.color.heroAccent} 98%, transparent) calc(${theme.space[5]} / 2) 0 /
          ${theme.space[5]} 100% repeat-x,
        ${theme.color.page};
    }

    ${from.large} {
      &::after {
        background-size:
          ${theme.space[6]} 60%,
          ${theme.space[6]} 100%,
          auto;
        background-position:
          0 0,
          calc(${theme.space[6]} / 2) 0,
          0 0;
      }
    }
  }

  :root[data-hero="hills"] & {
    padding-block-end: calc(${theme.size.heroPadding} + ${theme.space[3]});

    /* Wide ellipses of which only the tops show: a gentle slope, and a field before it. */
    &::before,
    &::after {
      content: "";
      inset: auto -20% -5rem 30%;
      height: 8rem;
      border-radius: 50%;
      background: ${theme.color.heroAccent};
    }

    &::after {
      inset: auto 30% -6.5rem -30%;
      opacity: 0.5;
    }

    ${from.medium} {
      &::before {
        inset: auto -22% -13rem 58%;
        height: 20rem;
      }

      &::after {
        inset: auto 8% -10rem 22%;
        height: 13rem;
      }
    }
  }

  :root[data-hero="petals"] & {
    &::after {
      content: "";
      inset: 0 0 auto auto;
      width: ${theme.space[3]};
      height: ${theme.space[3]};
      background: radial-gradient(circle farthest-side at 100% 0, ${theme.color.heroAccent} 98%, transparent);
    }

    /* A flower of four unlike petals. */
    ${from.medium} {
      &::after {
        /* It ends where the content ends. */
        inset: 50% max(4%, (100% - ${theme.content.width}) / 2) auto auto;
        height: min(2 * ${theme.space[5]}, 100% - 2 * ${theme.space[1]});
        width: auto;
        aspect-ratio: 1;
        background:
          radial-gradient(circle closest-side, ${theme.color.heroAccent} 98%, transparent) 0 0,
          radial-gradient(circle farthest-side at 0 100%, ${theme.color.action} 98%, transparent) 100% 0,
          radial-gradient(circle farthest-side at 100% 0, ${theme.color.action} 98%, transparent) 0 100%,
          radial-gradient(circle farthest-side at 0 0, ${theme.color.heroAccent} 98%, transparent) 100% 100%;
        background-repeat: no-repeat;
        background-size: 50% 50%;
        translate: 0 -50%;
      }
    }

    /* Behind the band's facts, with two petals beside them: the greeting ends before. */
    ${from.large} {
      &[data-facts]::after {
        inset-inline-end: calc(max(${theme.space[2]}, (100% - ${theme.content.width}) / 2) + 22rem - ${theme.space[5]});
      }
    }
  }

  :root[data-hero="rule"] & {
    border-block-end: 8px solid ${theme.color.heroAccent};
  }

  @media print {
    :root[data-hero] & {
      padding-block: ${theme.space[1]};
      border: 0;
      background: none;
      clip-path: none;

      &::before,
      &::after {
        display: none;
      }
    }
  }
`;
