import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { hasParts, shownText } from "#studio/document/shownText.ts";
import { Swatch } from "../colours/Swatch.tsx";
import type { ColourSide } from "../colours/colourFields.ts";
import { GradeMark } from "../colours/pairs/GradeMark.tsx";
import { text } from "../texts.ts";

interface ShownValueProps {
  readonly place: FieldPlace;
  readonly side: ColourSide;
  /** Whether its CSS is a colour. Default: yes. */
  readonly isColour?: boolean;
}

/**
 * A value as the form names it: a colour with its sample, how well it is seen and, where colours are built, whether somebody
 * took it over; a value with parts by their number, and what it is on demand.
 */
export function ShownValue({ place, side, isColour = true }: ShownValueProps) {
  const { css, contrast, value, isTakenOver } = side;
  const words = shownText(place, side);
  return (
    <Value>
      {isColour && css !== undefined && <Swatch css={css} />}
      {css === undefined && hasParts(value) ? (
        <Whole>
          <summary>{words}</summary>
          <pre>{JSON.stringify(value, null, 2)}</pre>
        </Whole>
      ) : (
        words
      )}
      {isTakenOver !== undefined && <em>{text(isTakenOver ? "context.takenOver" : "context.built")}</em>}
      {contrast !== undefined && <GradeMark {...contrast} />}
    </Value>
  );
}

const Value = styled.span`
  overflow-wrap: anywhere;
  white-space: pre-line;

  & > [aria-hidden]:first-child {
    margin-inline-end: 0.375rem;
  }

  & > em {
    margin-inline-start: 0.375rem;
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
    font-style: normal;
  }

  & > span:last-child:not(:first-child) {
    display: inline-flex;
    flex-direction: row;
    gap: 0.375rem;
    align-items: baseline;
    margin-inline-start: 0.375rem;
  }
`;

const Whole = styled.details`
  display: inline-block;
  vertical-align: top;

  & > summary {
    width: fit-content;
    min-height: 1.625rem;
  }

  & > pre {
    max-height: 20rem;
    margin: 0.25rem 0 0;
    padding: 0.5rem;
    overflow: auto;
    background: ${theme.color.surfaceSubtle};
    font-size: ${theme.font.sizeXs};
    white-space: pre-wrap;
  }
`;
