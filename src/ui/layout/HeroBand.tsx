import type { ComponentProps, ReactNode } from "react";
import styled from "styled-components";
import { Container } from "./Container.ts";
import { from } from "../theme/breakpoints.ts";
import { theme } from "../theme/theme.ts";

/** All other attributes are for the band. */
export interface HeroBandProps extends Omit<ComponentProps<"div">, "title"> {
  /** The page's `h1`, a small line above the greeting. A short link can be beside it. */
  readonly heading: ReactNode;
  /** The brand's greeting, the largest text in the band. */
  readonly title: string;
  /** One sentence below. */
  readonly lead?: string | undefined;
  /** Content at the foot of the band, for example totals. */
  readonly children?: ReactNode;
}

/**
 * The coloured band at the top of the overview. Its lower edge or ornament (flat, curve, slant, wave, hills, petals,
 * rule) is the brand's variant on `<html>`.
 */
export function HeroBand({ heading, title, lead, children, ...rest }: HeroBandProps) {
  return (
    <Band {...rest} data-band="">
      <Container>
        <TextBlock>
          <Line>{heading}</Line>
          <Title>{title}</Title>
          {lead !== undefined && <Lead>{lead}</Lead>}
        </TextBlock>
        {children}
      </Container>
    </Band>
  );
}

/** The coloured band; `data-band` adds the brand's ornament, and takes the colour away on paper. */
export const Band = styled.div`
  position: relative;
  /* On a phone the agreements are near. */
  padding-block: min(${theme.size.heroPadding}, max(${theme.space[3]}, 5vw));
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
`;

const TextBlock = styled.div`
  max-width: 44rem;

  & h1 {
    min-width: 0;
    color: ${theme.color.onHeroSubtle};
    font: inherit;
    letter-spacing: 0;
  }
`;

/* A link that arrives later finds room beside the heading, and below it where the line is full. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 0.5rem;
  margin-block-end: 0.75rem;
  font-size: min(${theme.font.sizeMd}, 7.5vw);
  font-weight: ${theme.font.weightStrong};
  line-height: ${theme.font.lineTight};

  /* No higher than a line of the heading, so that the page does not move when the link arrives. */
  & > span {
    display: flex;
    align-items: center;
    height: calc(1em * ${theme.font.lineTight});
  }

  & > :empty {
    display: none;
  }
`;

const Title = styled.p`
  margin: 0;
  font-family: ${theme.font.heading};
  font-size: min(${theme.font.size2xl}, 13vw);
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
