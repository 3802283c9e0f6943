import type { ComponentProps, ReactNode } from "react";
import styled from "styled-components";
import { Container } from "./Container.ts";
import { from } from "../theme/breakpoints.ts";
import { theme } from "../theme/theme.ts";

/** All other attributes are for the band. */
export interface HeroBandProps extends Omit<ComponentProps<"div">, "title"> {
  /** The page's `h1`, a small line at the top. */
  readonly heading: ReactNode;
  /** One line below it, for example the customer's name. Its room is kept. */
  readonly subheading?: ReactNode;
  /** The brand's greeting, the largest text in the band. */
  readonly title?: string | undefined;
  /** One sentence below the greeting. */
  readonly lead?: string | undefined;
  /** Whether the greeting is true for this customer. Until then only its room is kept. Default true. */
  readonly isTitleShown?: boolean;
  /** What the band is about, for example totals: on a phone above the greeting, on a wide screen beside it. */
  readonly children?: ReactNode;
}

/**
 * The coloured band at the top of the overview. Its lower edge or ornament (flat, curve, slant, wave, hills, petals,
 * rule) is the brand's variant on `<html>`.
 */
export function HeroBand(props: HeroBandProps) {
  const { heading, subheading, title, lead, isTitleShown = true, children, ...rest } = props;
  return (
    <Band
      {...rest}
      data-band=""
      data-titled={isTitleShown ? "" : undefined}
      data-facts={children === undefined ? undefined : ""}
    >
      <Container>
        <Columns>
          <Head>
            {heading}
            {subheading !== undefined && <Subheading>{subheading}</Subheading>}
          </Head>
          {children !== undefined && <Facts>{children}</Facts>}
          {title !== undefined && (
            <Greeting>
              <Title>{title}</Title>
              {lead !== undefined && <Lead>{lead}</Lead>}
            </Greeting>
          )}
        </Columns>
      </Container>
    </Band>
  );
}

/** The coloured band; `data-band` adds the brand's ornament, and takes the colour away on paper. */
export const Band = styled.div`
  position: relative;
  /* On a phone the agreements are near. */
  padding-block: min(${theme.size.heroPadding}, max(${theme.space[2]}, 5vw));
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

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;

  ${from.medium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, min(22rem, 42%));
    grid-template-rows: auto 1fr;
    column-gap: ${theme.space[2]};
    align-items: start;
  }
`;

const Head = styled.div`
  min-width: 0;
  max-width: 44rem;
  font-size: min(${theme.font.sizeMd}, 7.5vw);
  font-weight: ${theme.font.weightStrong};
  line-height: ${theme.font.lineTight};

  & > h1 {
    min-width: 0;
    color: ${theme.color.onHeroSubtle};
    font: inherit;
    letter-spacing: 0;
  }
`;

/* As high as a line before it has its text, so that the page does not move. */
const Subheading = styled.p`
  margin-block-start: 0.25rem;
  min-height: calc(1em * ${theme.font.lineTight});
  overflow-wrap: anywhere;
`;

/** Beside the greeting where there is room. On a wide screen `heroOrnament` knows their width. */
const Facts = styled.div`
  min-width: 0;

  ${from.medium} {
    grid-area: 1 / 2 / span 2;
  }
`;

const Greeting = styled.div`
  max-width: 44rem;

  [data-band]:not([data-titled]) & {
    visibility: hidden;
  }

  /* Paper is for the facts. */
  @media print {
    display: none;
  }
`;

const Title = styled.p`
  margin: 0;
  font-family: ${theme.font.heading};
  font-size: min(${theme.font.sizeXl}, 10vw);
  font-weight: ${theme.font.weightHeading};
  letter-spacing: ${theme.font.trackingHeading};
  line-height: ${theme.font.lineTight};
  text-wrap: balance;

  :root[data-heading-case="upper"] & {
    text-transform: uppercase;
  }

  ${from.medium} {
    font-size: ${theme.font.size2xl};
  }

  ${from.large} {
    font-size: ${theme.font.size3xl};
  }
`;

/* On a phone the agreements are more important. */
const Lead = styled.p`
  display: none;
  margin: 0.5rem 0 0;
  max-width: ${theme.content.line};
  color: ${theme.color.onHeroSubtle};
  line-height: 1.4;
  text-wrap: pretty;

  ${from.medium} {
    display: block;
    font-size: ${theme.font.sizeLg};
  }
`;
