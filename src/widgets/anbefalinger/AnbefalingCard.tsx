import { useId } from "react";
import styled from "styled-components";
import { Card } from "#ui/layout/card/Card.ts";
import { CardFoot } from "#ui/layout/card/CardFoot.ts";
import { theme } from "#ui/theme/theme.ts";
import { AnbefalingImage } from "./AnbefalingImage.tsx";
import { type AnbefalingCardProps, AnbefalingLink } from "./AnbefalingLink.tsx";

/** A smaller recommendation, below the large one. */
export function AnbefalingCard(props: AnbefalingCardProps) {
  const { title, content, image, illustration } = props.anbefaling;
  const titleId = useId();
  return (
    <Card data-clickable="">
      <Head>
        <div>
          <h3 id={titleId}>{title}</h3>
          <p>{content}</p>
        </div>
        <AnbefalingImage image={image} illustration={illustration} />
      </Head>
      <CardFoot>
        <AnbefalingLink {...props} titleId={titleId} />
      </CardFoot>
    </Card>
  );
}

/** Text with the image at its end, or above it where the text would be too narrow. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  align-items: flex-end;
  gap: 1rem;

  & > div {
    flex: 1 1 10rem;
    min-width: 0;
  }

  & > :is(svg, img) {
    height: auto;
    flex: none;
    width: ${theme.space[5]};
  }

  & h3 {
    margin-block-end: 0.25rem;
  }
`;
