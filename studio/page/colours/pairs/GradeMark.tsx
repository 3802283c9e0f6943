import styled from "styled-components";
import { shownRatio } from "#scripts/shared/colours/measurePairs.ts";
import { theme } from "#ui/theme/theme.ts";
import { text } from "../../texts.ts";
import type { Grade } from "../colourPairs.ts";
import { withComma } from "../roleName.ts";

/** A ratio with its grade. */
export function GradeMark({ ratio, grade }: { readonly ratio: number; readonly grade: Grade }) {
  return (
    <Mark>
      <span>{text("colours.ratio", { ratio: withComma(shownRatio(ratio)) })}</span>
      <strong data-grade={grade}>{text(`colours.grade.${grade}`)}</strong>
    </Mark>
  );
}

const Mark = styled.span`
  display: flex;
  flex: none;
  flex-direction: column;
  align-items: end;
  font-size: ${theme.font.sizeSm};
  font-variant-numeric: tabular-nums;
  line-height: 1.35;
  white-space: nowrap;

  & > strong {
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
    font-weight: ${theme.font.weightStrong};
  }

  & > strong[data-grade="low"] {
    padding-inline: 0.375rem;
    border-radius: ${theme.radius.badge};
    background: ${theme.color.errorBorder};
    color: ${theme.color.onAction};
  }
`;
