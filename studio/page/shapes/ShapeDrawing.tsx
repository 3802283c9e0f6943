import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import type { Shape } from "./finishedShapes.ts";

interface ShapeDrawingProps {
  /** The lengths of the portal that is drawn. */
  readonly shape: Shape;
  readonly card: unknown;
}

/** A portal the size of a stamp: its header, and a card with a button in it. */
export function ShapeDrawing({ shape, card }: ShapeDrawingProps) {
  const px = (token: string, otherwise: number, scale: number): string => `${(shape[token] ?? otherwise) * scale}px`;
  return (
    <Page aria-hidden="true" style={{ gap: px("size.cardGap", 24, 0.25), paddingInline: px("size.cardGap", 24, 0.25) }}>
      <Header style={{ height: px("size.header", 72, 0.18) }} />
      <Card
        data-card={card}
        style={{
          borderRadius: px("radius.card", 8, 0.5),
          borderWidth: card === "outlined" ? px("border.card", 1, 1) : 0,
          padding: px("size.cardPadding", 20, 0.3),
        }}
      >
        <i />
        <b style={{ borderRadius: px("radius.button", 8, 0.5), height: px("size.control", 48, 0.32) }} />
      </Card>
    </Page>
  );
}

const Page = styled.span`
  display: grid;
  align-content: start;
  height: 5rem;
  overflow: hidden;
  border-radius: 0.25rem;
  background: ${theme.color.surfaceSubtle};
  forced-color-adjust: none;
`;

const Header = styled.span`
  margin-inline: -1rem;
  background: ${theme.color.borderStrong};
`;

const Card = styled.span`
  display: grid;
  gap: 0.25rem;
  min-width: 0;
  border: 0 solid ${theme.color.borderStrong};
  background: ${theme.color.surface};

  &[data-card="flat"] {
    background: ${theme.color.border};
  }

  &[data-card="raised"] {
    box-shadow: 0 2px 6px ${theme.color.borderStrong};
  }

  &[data-card="tinted"] {
    background: ${theme.color.actionSubtle};
  }

  & > i {
    height: 0.25rem;
    background: ${theme.color.textSubtle};
  }

  & > b {
    width: 60%;
    background: ${theme.color.text};
  }
`;
