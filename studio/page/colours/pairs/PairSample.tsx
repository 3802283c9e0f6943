import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { tones } from "../../parts/tones.ts";
import { text } from "../../texts.ts";
import type { PairKind } from "../colourPairs.ts";

interface PairSampleProps {
  readonly kind: PairKind;
  /** CSS of the colour that is read. */
  readonly front: string;
  /** CSS of its background. */
  readonly back: string;
}

/** Two colours as they are seen on each other: text, a shape with an outline, or a ring. */
export function PairSample({ kind, front, back }: PairSampleProps) {
  return (
    <Ground
      aria-hidden="true"
      style={{ background: back, color: front }}
      data-text={kind === "text" ? text("colours.sample.text") : undefined}
    >
      {kind !== "text" && <Shape data-kind={kind} />}
    </Ground>
  );
}

const Ground = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 4.5rem;
  height: 2.75rem;
  box-shadow: inset 0 0 0 1px ${tones.frame};
  border-radius: ${theme.radius.control};
  font-size: ${theme.font.sizeMd};
  font-weight: ${theme.font.weightStrong};
  forced-color-adjust: none;

  /* A sample is an image: its words are the same each time, and may be too pale to be read. */
  &[data-text]::before {
    content: attr(data-text);
  }
`;

const Shape = styled.span`
  width: 2.25rem;
  height: 1.25rem;
  border: 2px solid currentcolor;
  border-radius: ${theme.radius.badge};

  &[data-kind="focus"] {
    border-width: 3px;
    border-radius: 1rem;
  }
`;
