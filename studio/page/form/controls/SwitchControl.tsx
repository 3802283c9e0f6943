import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { Check } from "../../parts/Check.tsx";
import { text } from "../../texts.ts";
import type { ControlProps } from "./ControlProps.ts";

interface SwitchControlProps extends ControlProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Something that is on or off. Its name is the label of the field: the words beside it only show the state. */
export function SwitchControl({ isOn, onChange, ...props }: SwitchControlProps) {
  return (
    <Switch
      id={props.id}
      role="switch"
      label={<span aria-hidden="true">{text(isOn ? "form.on" : "form.off")}</span>}
      checked={isOn}
      aria-checked={isOn}
      aria-invalid={props.isInvalid || undefined}
      aria-describedby={props.describedBy}
      onCheckedChange={(next) => {
        if (!props.isReadOnly) onChange(next);
      }}
    />
  );
}

const Switch = styled(Check)`
  [data-inherited] > & > label {
    color: ${theme.color.textSubtle};
  }

  & > label > input {
    appearance: none;
    position: relative;
    width: 2.5rem;
    height: 1.5rem;
    border: 1px solid ${theme.color.borderStrong};
    border-radius: 1rem;
    background: ${theme.color.surfaceSubtle};
  }

  & > label > input::before {
    content: "";
    position: absolute;
    inset-block-start: 0.1875rem;
    inset-inline-start: 0.1875rem;
    width: 1rem;
    height: 1rem;
    border-radius: 50%;
    background: ${theme.color.borderStrong};
  }

  & > label > input:checked {
    border-color: ${theme.color.action};
    background: ${theme.color.action};
  }

  & > label > input:checked::before {
    inset-inline-start: 1.1875rem;
    background: ${theme.color.onAction};
  }

  @media (forced-colors: active) {
    & > label > input {
      appearance: auto;
    }
  }
`;
