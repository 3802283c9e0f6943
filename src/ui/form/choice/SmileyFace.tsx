import type { ComponentProps } from "react";
import styled from "styled-components";
import { Icon } from "../../graphics/Icon.tsx";
import { roomForFive } from "../../theme/breakpoints.ts";
import { theme } from "../../theme/theme.ts";

const head = "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M9 9.5v.75M15 9.5v.75";
const mouths = [
  "M8 16.5c1-2.25 2.25-3 4-3s3 .75 4 3",
  "M8.5 15.75c1-1.1 2.1-1.5 3.5-1.5s2.5.4 3.5 1.5",
  "M8.5 15h7",
  "M8.5 14.25c1 1.1 2.1 1.5 3.5 1.5s2.5-.4 3.5-1.5",
  "M7.75 13.25c.75 2.5 2.25 3.5 4.25 3.5s3.5-1 4.25-3.5z",
];

interface SmileyFaceProps extends ComponentProps<"input"> {
  /** What the face is called. */
  readonly label: string;
  /** From 1, the sourest, to 5, the happiest. */
  readonly value: number | string;
}

/** A radio button that looks like a face, with its label. */
export function SmileyFace({ label, ...input }: SmileyFaceProps) {
  return (
    <Face>
      <input {...input} />
      <Icon path={`${head}${mouths[Number(input.value) - 1]}`} size="large" />
      <span>{label}</span>
    </Face>
  );
}

const Face = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-width: 0;
  min-height: ${theme.size.control};
  padding: 0.5rem 0.75rem;
  border: ${theme.border.control} solid transparent;
  border-radius: ${theme.radius.control};
  font-size: ${theme.font.sizeSm};
  cursor: pointer;
  isolation: isolate;

  /*
   * The radio button is the whole tile, behind face and label. So it is the one that is pressed, focused and found by
   * touch, and the tile needs no \`:has\`, which some supported browsers do not know.
   */
  & > input {
    position: absolute;
    inset: calc(-1 * ${theme.border.control});
    z-index: -1;
    width: calc(100% + 2 * ${theme.border.control});
    height: calc(100% + 2 * ${theme.border.control});
    margin: 0;
    border: ${theme.border.control} solid ${theme.color.borderStrong};
    border-radius: inherit;
    appearance: none;
    cursor: inherit;
  }

  & > :not(input) {
    pointer-events: none;
  }

  &:hover > input {
    background: ${theme.color.actionSubtle};
  }

  & > input:checked {
    border-color: ${theme.color.action};
    background: ${theme.color.actionSubtle};
    box-shadow: inset 0 0 0 1px ${theme.color.action};
  }

  & > input:checked ~ span {
    font-weight: ${theme.font.weightStrong};
  }

  & > input:disabled {
    cursor: progress;
  }

  @media (forced-colors: active) {
    & > input:checked {
      border: 3px solid Highlight;
    }
  }

  ${roomForFive} {
    flex-direction: column;
    justify-content: start;
    gap: 0.375rem;
    padding-inline: 0.5rem;
    text-align: center;
  }
`;
