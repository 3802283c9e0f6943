import styled from "styled-components";
import { Icon } from "#ui/graphics/Icon.tsx";
import { theme } from "#ui/theme/theme.ts";

interface IconWordProps {
  /** One of `icons`. */
  readonly icon: string;
  readonly children: string;
}

/** What a control of a bar shows: an icon, and its word below it. */
export function IconWord({ icon, children }: IconWordProps) {
  return (
    <Stacked title={children}>
      <Icon path={icon} />
      <span data-word>{children}</span>
    </Stacked>
  );
}

const Stacked = styled.span`
  display: grid;
  justify-items: center;
  gap: 0.125rem;
  font-size: 0.75rem;
  font-weight: ${theme.font.weightBody};
  line-height: 1.15;
  white-space: nowrap;
`;
