import styled, { css } from "styled-components";
import { theme } from "#ui/theme/theme.ts";

interface GapProps {
  /** Default: 0.5rem. A style on top of it, `styled(Row)`, says `gap` instead. */
  readonly $gap?: string;
}

interface RowProps extends GapProps {
  /** Whether the first is at the start of the line and the last at its end, as a title and its button. */
  readonly $apart?: boolean;
}

/** Things beside one another, on as many lines as they need; each in the middle of its line. */
export const Row = styled.div<RowProps>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $apart = false }) => ($apart ? "space-between" : "normal")};
  gap: ${({ $gap = "0.5rem" }) => $gap};
`;

/** Things below one another, none of them wider than the room. */
export const Stack = styled.div<GapProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = "0.5rem" }) => $gap};
`;

/** The window of what is only looked at: its bar, and below it one part, which has the rest of the height. */
export const ReadOnlyRoom = styled.div`
  display: grid;
  grid-template-rows: auto minmax(auto, 1fr);
  grid-template-columns: minmax(0, 1fr);
  min-height: 100dvh;

  & > main {
    display: grid;
    min-width: 0;
  }
`;

/** A sentence about something else: small, in a quiet colour. */
export const Muted = styled.p`
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeXs};
`;

/** The frame of a part that stands alone: a line, the corners of a card, its surface. */
export const cardStyle = css`
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
`;
