import styled from "styled-components";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { Card } from "#ui/layout/card/Card.ts";
import { from } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import type { AnbefalingCardProps } from "./AnbefalingCard.tsx";
import { AnbefalingImage } from "./AnbefalingImage.tsx";
import { AnbefalingLink } from "./AnbefalingLink.tsx";
import { useAnbefaling } from "./useAnbefaling.ts";

/** The best recommendation: large, with an image and the 'Samlerabatt' panel (spec: anbefalinger-1). */
export function AnbefalingPhotoCard({ anbefaling, onChoose }: AnbefalingCardProps) {
  const { bundleDiscount } = useTenant().marketing;
  const { id, title, content, image, thing, link } = useAnbefaling(anbefaling);
  return (
    <Card data-clickable="">
      <Columns>
        <AnbefalingImage image={image} thing={thing} />
        <TextBlock>
          <h3 id={`${id}-title`}>{title}</h3>
          <p>{content}</p>
          <Discount>
            <strong>{bundleDiscount.title}</strong>
            <p>{bundleDiscount.text}</p>
          </Discount>
          {link && (
            <AnbefalingLink
              link={link}
              id={`${id}-link`}
              aria-labelledby={`${id}-link ${id}-title`}
              onChoose={onChoose}
            />
          )}
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
    font-size: ${theme.font.sizeXl};
  }
`;

const Discount = styled.div`
  width: 100%;
  margin-block: 0.5rem;
  padding: 0.75rem 1rem;
  border-radius: ${theme.radius.control};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  font-size: ${theme.font.sizeSm};
`;
