import type { ReactNode } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { theme } from "#ui/theme/theme.ts";
import { chosenStyle } from "./Segments.tsx";

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

/* In a row with segments and lists it looks as they do. */
const Pressed = styled(Button)`
  &[data-variant] {
    padding-block: 0;
    border: 1px solid ${theme.color.borderStrong};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
    color: ${theme.color.text};
    font-size: ${theme.font.sizeSm};
    font-weight: ${theme.font.weightBody};
    white-space: nowrap;
  }

  &[data-variant]:hover {
    background: ${theme.color.actionSubtle};
  }

  &[data-variant][aria-pressed="true"] {
    border-color: ${theme.color.action};
    ${chosenStyle}
  }
`;
