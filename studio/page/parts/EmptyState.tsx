import type { ReactNode } from "react";
import styled from "styled-components";
import { Icon } from "#ui/graphics/Icon.tsx";
import { theme } from "#ui/theme/theme.ts";
import { Stack } from "./layout.ts";

interface EmptyStateProps {
  /** SVG path data. */
  readonly icon: string;
  readonly title?: string;
  /** What to do. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** In the place of what is not there: why, and what to do. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <Middle>
      <span>
        <Icon path={icon} />
      </span>
      {title !== undefined && <strong>{title}</strong>}
      <p>{children}</p>
      {action}
    </Middle>
  );
}

const Middle = styled(Stack)`
  justify-items: center;
  max-width: 26rem;
  margin-inline: auto;
  padding: 2rem 1rem;
  font-size: ${theme.font.sizeSm};
  text-align: center;

  & > span {
    display: grid;
    place-content: center;
    width: 3rem;
    height: 3rem;
    border-radius: 50%;
    background: ${theme.color.surfaceSubtle};
    color: ${theme.color.textSubtle};
  }

  & > strong {
    font-size: ${theme.font.sizeMd};
  }

  & > p {
    color: ${theme.color.textSubtle};
  }
`;
