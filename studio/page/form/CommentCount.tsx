import styled from "styled-components";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import { Icon } from "#ui/graphics/Icon.tsx";
import { theme } from "#ui/theme/theme.ts";
import { icons } from "../parts/icons.ts";
import { countText } from "../texts.ts";

/** How many open comments are on fields of a part that can be closed; nothing when there are none. */
export function CommentCount({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <Count>
      <span aria-hidden="true">
        <Icon path={icons.comment} size="small" /> {count}
      </span>
      <VisuallyHidden>{countText("form.comments", count)}</VisuallyHidden>
    </Count>
  );
}

const Count = styled.span`
  flex: none;
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeXs};
  font-weight: ${theme.font.weightBody};
  line-height: 1.375rem;
`;
