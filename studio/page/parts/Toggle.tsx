import type { ReactNode } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { theme } from "#ui/theme/theme.ts";

interface ToggleProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
}

/** A button that stays pressed. */
export function Toggle({ isOn, onChange, children }: ToggleProps) {
  return (
    <Pressed variant="quiet" aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      {children}
    </Pressed>
  );
}

const Pressed = styled(Button)`
  font-weight: ${theme.font.weightBody};
  white-space: nowrap;

  :root body &[aria-pressed="true"] {
    background: ${theme.color.action};
    color: ${theme.color.onAction};
  }

  :root body &[aria-pressed="true"]:hover {
    background: ${theme.color.actionHover};
  }

  @media (forced-colors: active) {
    :root body &[aria-pressed="true"] {
      outline: 2px solid Highlight;
      outline-offset: -4px;
    }
  }
`;
