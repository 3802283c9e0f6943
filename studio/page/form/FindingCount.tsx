import styled from "styled-components";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import { theme } from "#ui/theme/theme.ts";
import { countText } from "../texts.ts";

/** How many findings are in a part that can be closed; nothing when there are none. */
export function FindingCount({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <Count>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{countText("form.findings", count)}</VisuallyHidden>
    </Count>
  );
}

const Count = styled.span`
  display: inline-block;
  min-width: 1.375rem;
  margin-inline-start: auto;
  padding-inline: 0.375rem;
  border-radius: ${theme.radius.badge};
  background: ${theme.color.errorBorder};
  color: ${theme.color.onAction};
  font-size: ${theme.font.sizeXs};
  font-weight: ${theme.font.weightBody};
  line-height: 1.375rem;
  text-align: center;
`;
