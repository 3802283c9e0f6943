import { type ComponentType, useId } from "react";
import styled from "styled-components";
import { Card } from "#ui/layout/card/Card.ts";
import { CardFoot } from "#ui/layout/card/CardFoot.ts";
import { theme } from "#ui/theme/theme.ts";
import type { TextReader } from "../texts/createTextReader.ts";
import type { Anbefaling, AnbefalingLinkProps } from "./AnbefalingCandidate.ts";
import { AnbefalingImage } from "./AnbefalingImage.tsx";
import { AnbefalingLink } from "./AnbefalingLink.tsx";
import type { AnbefalingText } from "./anbefalingText.ts";

/** A recommendation on a card, large or small. */
export interface AnbefalingCardProps {
  readonly t: TextReader<AnbefalingText>;
  readonly anbefaling: Anbefaling;
  readonly linkComponent: ComponentType<AnbefalingLinkProps> | undefined;
  /** Its link is pressed, however it is opened. */
  readonly onChoose: () => void;
}

/** A smaller recommendation, below the large one. */
export function AnbefalingCard({ t, anbefaling, linkComponent, onChoose }: AnbefalingCardProps) {
  const { title, content, image, illustration, href } = anbefaling;
  const id = useId();
  return (
    <Card data-clickable="">
      <Head>
        <div>
          <h3 id={`${id}-title`}>{title}</h3>
          <p>{content}</p>
        </div>
        <AnbefalingImage image={image} illustration={illustration} />
      </Head>
      <CardFoot>
        <AnbefalingLink
          linkComponent={linkComponent}
          href={href}
          id={`${id}-link`}
          aria-labelledby={`${id}-link ${id}-title`}
          onClick={onChoose}
        >
          {t("link")}
        </AnbefalingLink>
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
