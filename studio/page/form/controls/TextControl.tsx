import type { KeyboardEvent } from "react";
import styled from "styled-components";
import type { ControlProps } from "./ControlProps.ts";
import { controlStyle } from "../../parts/controlStyle.ts";
import { useHeldEnd } from "./useHeldEnd.ts";

interface TextControlProps extends ControlProps {
  readonly value: string;
  /** Whether a line can be ended. */
  readonly isLong?: boolean;
  readonly onChange: (value: string) => void;
  /** The field is left. */
  readonly onLeave?: () => void;
}

/** Signs in a line of the form, for browsers in which a field does not grow by itself. */
const lineLength = 42;

/** A text. The control grows with it. */
export function TextControl({ value, isLong = false, onChange, onLeave, ...props }: TextControlProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter" && !isLong) event.preventDefault();
  };
  const held = useHeldEnd(value, onChange);
  const leave = () => {
    held.onLeave();
    onLeave?.();
  };
  return (
    <Area
      id={props.id}
      rows={Math.max(isLong ? 3 : 1, Math.ceil(value.length / lineLength))}
      value={held.shown}
      readOnly={props.isReadOnly}
      spellCheck={false}
      aria-invalid={props.isInvalid || undefined}
      aria-describedby={props.describedBy}
      onKeyDown={press}
      onBlur={leave}
      onChange={({ target }) => held.onChange(isLong ? target.value : target.value.replaceAll(/\s*\n\s*/g, " "))}
    />
  );
}

const Area = styled.textarea`
  ${controlStyle}
  display: block;
  overflow-wrap: anywhere;
  resize: none;
  field-sizing: content;
`;
