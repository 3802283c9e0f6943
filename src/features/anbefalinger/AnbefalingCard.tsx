import styled from "styled-components";
import type { Anbefaling } from "#domain/anbefaling/anbefalinger.ts";
import { Card } from "#ui/layout/card/Card.ts";
import { CardFoot } from "#ui/layout/card/CardFoot.ts";
import { theme } from "#ui/theme/theme.ts";
import { AnbefalingImage } from "./AnbefalingImage.tsx";
import { AnbefalingLink } from "./AnbefalingLink.tsx";
import type { Product } from "./candidateProducts.ts";
import { useAnbefaling } from "./useAnbefaling.ts";

/** A recommendation on a card, large or small. */
export interface AnbefalingCardProps {
  readonly anbefaling: Anbefaling<Product>;
  /** Its link is pressed. */
  readonly onChoose: () => void;
}

/** A smaller recommendation, below the large one. */
export function AnbefalingCard({ anbefaling, onChoose }: AnbefalingCardProps) {
  const { id, title, content, image, thing, link } = useAnbefaling(anbefaling);
  return (
    <Card data-clickable="">
      <Head>
        <div>
          <h3 id={`${id}-title`}>{title}</h3>
          <p>{content}</p>
        </div>
        <AnbefalingImage image={image} thing={thing} />
      </Head>
      <CardFoot>
        {link && (
          <AnbefalingLink
            link={link}
            id={`${id}-link`}
            aria-labelledby={`${id}-link ${id}-title`}
            onChoose={onChoose}
          />
        )}
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
