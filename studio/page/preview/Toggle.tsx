import type { ReactNode } from "react";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";

interface ToggleProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
}

/** A button that stays pressed. */
export function Toggle({ isOn, onChange, children }: ToggleProps) {
  return (
    <Pressed type="button" aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      {children}
    </Pressed>
  );
}

const Pressed = styled.button`
  min-height: ${theme.size.control};
  padding-inline: 0.75rem;
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  font-size: ${theme.font.sizeSm};
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    background: ${theme.color.actionSubtle};
  }

  &[aria-pressed="true"] {
    border-color: ${theme.color.action};
    background: ${theme.color.action};
    color: ${theme.color.onAction};
  }

  @media (forced-colors: active) {
    &[aria-pressed="true"] {
      outline: 2px solid Highlight;
      outline-offset: -4px;
    }
  }
`;
