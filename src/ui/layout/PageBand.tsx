import type { ComponentProps } from "react";
import styled from "styled-components";
import { Container } from "./Container.ts";
import { Band } from "./HeroBand.tsx";
import { from } from "../theme/breakpoints.ts";
import { theme } from "../theme/theme.ts";

/**
 * The head of a page beside the overview, on the overview's band, only lower: the `h1`, and a sentence if there is one.
 */
export function PageBand({ children, ...rest }: ComponentProps<"div">) {
  return (
    <LowBand {...rest} data-band="">
      <Container>
        <TextBlock>{children}</TextBlock>
      </Container>
    </LowBand>
  );
}

const LowBand = styled(Band)`
  /* The ornaments keep their distance by this size. */
  --size-heroPadding: ${theme.space[2]};
  padding-block: ${theme.size.heroPadding};

  ${from.medium} {
    --size-heroPadding: ${theme.space[3]};
  }
`;

const TextBlock = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.75rem;
  /* Ornaments are at the end of the band, never behind text. */
  max-width: min(44rem, 85%);

  ${from.medium} {
    max-width: min(44rem, 68%);
  }

  & > h1 {
    color: inherit;
  }

  /* A long word in capitals needs the whole line of a phone to stay whole. */
  :root[data-heading-case="upper"] & {
    max-width: none;
  }

  & > p {
    color: ${theme.color.onHeroSubtle};
  }
`;
