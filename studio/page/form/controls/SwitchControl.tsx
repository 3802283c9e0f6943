import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { text } from "../../texts.ts";
import type { ControlProps } from "./ControlProps.ts";

interface SwitchControlProps extends ControlProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Something that is on or off. */
export function SwitchControl({ isOn, onChange, ...props }: SwitchControlProps) {
  return (
    <Row>
      <Switch
        id={props.id}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-invalid={props.isInvalid || undefined}
        aria-describedby={props.describedBy}
        onChange={(event) => {
          if (!props.isReadOnly) onChange(event.target.checked);
        }}
      />
      <span aria-hidden="true">{text(isOn ? "form.on" : "form.off")}</span>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.25rem;
  font-size: ${theme.font.sizeSm};

  [data-inherited] > & {
    color: ${theme.color.textSubtle};
  }
`;

const Switch = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  width: 2.5rem;
  height: 1.5rem;
  margin: 0;
  border: 1px solid ${theme.color.borderStrong};
  border-radius: 1rem;
  background: ${theme.color.surfaceSubtle};
  cursor: pointer;

  &::before {
    content: "";
    position: absolute;
    inset-block-start: 0.1875rem;
    inset-inline-start: 0.1875rem;
    width: 1rem;
    height: 1rem;
    border-radius: 50%;
    background: ${theme.color.borderStrong};
  }

  &:checked {
    border-color: ${theme.color.action};
    background: ${theme.color.action};
  }

  &:checked::before {
    inset-inline-start: 1.1875rem;
    background: ${theme.color.onAction};
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;
