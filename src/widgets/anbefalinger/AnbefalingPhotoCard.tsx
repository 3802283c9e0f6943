import { useId } from "react";
import styled from "styled-components";
import { Card } from "#ui/layout/card/Card.ts";
import { from } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import { AnbefalingImage } from "./AnbefalingImage.tsx";
import { type AnbefalingCardProps, AnbefalingLink } from "./AnbefalingLink.tsx";

/** A panel on the large card. */
export interface Discount {
  /** For example 'Samlerabatt'. */
  readonly title: string;
  /** The discount in words: '15 % rabatt'. */
  readonly text: string;
}

interface AnbefalingPhotoCardProps extends AnbefalingCardProps {
  readonly discount: Discount | undefined;
}

/** The best recommendation: large, with an image and the 'Samlerabatt' panel (spec: anbefalinger-1). */
export function AnbefalingPhotoCard({ discount, ...card }: AnbefalingPhotoCardProps) {
  const { title, content, image, illustration } = card.anbefaling;
  const titleId = useId();
  return (
    <Card data-clickable="">
      <Columns>
        <AnbefalingImage image={image} illustration={illustration} />
        <TextBlock>
          <h3 id={titleId}>{title}</h3>
          <p>{content}</p>
          {discount && (
            <Panel>
              <strong>{discount.title}</strong>
              <p>{discount.text}</p>
            </Panel>
          )}
          <AnbefalingLink {...card} titleId={titleId} />
        </TextBlock>
      </Columns>
    </Card>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  align-items: center;

  & > :is(svg, img) {
    height: auto;
    justify-self: center;
    max-width: min(100%, 3 * ${theme.space[5]});
  }

  ${from.medium} {
    /* The image leaves room for the longest word. */
    grid-template-columns: minmax(0, 2fr) minmax(min-content, 3fr);
    overflow-wrap: break-word;
  }
`;

const TextBlock = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 0.5rem;

  & > h3 {
    font-size: min(${theme.font.sizeXl}, 10vw);
  }
`;

const Panel = styled.div`
  width: 100%;
  margin-block: 0.5rem;
  padding: 0.75rem 1rem;
  border-radius: ${theme.radius.control};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  font-size: ${theme.font.sizeSm};
`;
