import type { ReactNode } from "react";
import styled from "styled-components";
import { Container } from "./Container.ts";
import { from } from "./theme/breakpoints.ts";
import { theme } from "./theme/theme.ts";

interface HeroBandProps {
  /** The page's `h1`, set as a quiet line above the greeting. */
  readonly heading: ReactNode;
  /** The brand's own words, the largest thing in the band. */
  readonly title: string;
  /** One sentence below. */
  readonly lead?: string | undefined;
  /** What stands at the foot of the band, for example totals. */
  readonly children?: ReactNode;
}

/** The coloured band at the top of the overview. Its lower edge (flat, curve, slant, wave, rule) is the brand's variant on `<html>`. */
export function HeroBand({ heading, title, lead, children }: HeroBandProps) {
  return (
    <Band>
      <Container>
        <Words>
          {heading}
          <Title>{title}</Title>
          {lead !== undefined && <Lead>{lead}</Lead>}
        </Words>
        {children}
      </Container>
    </Band>
  );
}

const Band = styled.div`
  position: relative;
  padding-block: ${theme.size.heroPadding};
  border-end-start-radius: ${theme.radius.hero};
  border-end-end-radius: ${theme.radius.hero};
  background: ${theme.color.hero};
  color: ${theme.color.onHero};
  isolation: isolate;
  /* Ornaments reach over the edge; the page does not grow with them. */
  overflow: clip;

  & > * {
    position: relative;
  }

  &::before,
  &::after {
    position: absolute;
    z-index: -1;
    pointer-events: none;
  }

  :root[data-hero="curve"] & {
    padding-block-end: calc(${theme.size.heroPadding} + ${theme.space[2]});
    clip-path: ellipse(max(75%, 46rem) 100% at 50% 0);

    ${from.medium} {
      &::after {
        content: "";
        inset: auto -8% -30% auto;
        width: min(30%, 22rem);
        aspect-ratio: 1;
        border-radius: 50%;
        background: ${theme.color.heroAccent};
      }
    }
  }

  :root[data-hero="slant"] & {
    padding-block-end: calc(${theme.size.heroPadding} + ${theme.space[3]});
    clip-path: polygon(0 0, 100% 0, 100% calc(100% - ${theme.space[3]}), 0 100%);

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
    padding-block-end: calc(${theme.size.heroPadding} + ${theme.space[2]});

    &::after {
      content: "";
      inset: auto 0 0;
      height: ${theme.space[2]};
      background: ${theme.color.page};
      mask: radial-gradient(${theme.space[2]} at 50% 0, transparent 98%, black) 50% 0 / calc(3 * ${theme.space[2]}) 100%;
    }

    &::before {
      content: "";
      inset: auto 0 ${theme.space[1]};
      height: ${theme.space[2]};
      background: ${theme.color.heroAccent};
      mask: radial-gradient(${theme.space[2]} at 50% 0, transparent 98%, black) 0 0 / calc(3 * ${theme.space[2]}) 100%;
    }
  }

  :root[data-hero="rule"] & {
    border-block-end: 8px solid ${theme.color.heroAccent};
  }

  @media print {
    &,
    :root[data-hero] & {
      padding-block: 0 ${theme.space[1]};
      border: 0;
      background: none;
      clip-path: none;
    }

    &::before,
    &::after,
    :root[data-hero] &::before,
    :root[data-hero] &::after {
      display: none;
    }
  }
`;

const Words = styled.div`
  max-width: 44rem;

  /* The ornament at the end of the band never stands behind words. */
  :root:is([data-hero="curve"], [data-hero="slant"]) & {
    ${from.medium} {
      max-width: min(44rem, 70%);
    }
  }

  & > h1 {
    margin: 0 0 0.5rem;
    color: ${theme.color.onHeroSubtle};
    font-family: ${theme.font.body};
    font-size: ${theme.font.sizeMd};
    font-weight: ${theme.font.weightStrong};
    letter-spacing: 0;
    line-height: ${theme.font.lineTight};
  }
`;

const Title = styled.p`
  margin: 0;
  font-family: ${theme.font.heading};
  font-size: ${theme.font.size2xl};
  font-weight: ${theme.font.weightHeading};
  letter-spacing: ${theme.font.trackingHeading};
  line-height: ${theme.font.lineTight};
  text-wrap: balance;

  :root[data-heading-case="upper"] & {
    text-transform: uppercase;
  }

  ${from.medium} {
    font-size: ${theme.font.size3xl};
  }
`;

const Lead = styled.p`
  margin: 0.75rem 0 0;
  max-width: ${theme.content.line};
  color: ${theme.color.onHeroSubtle};
  font-size: ${theme.font.sizeLg};
  line-height: 1.4;
  text-wrap: pretty;
`;
