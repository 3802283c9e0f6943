import type { KeyboardEvent } from "react";
import styled from "styled-components";
import type { ControlProps } from "./ControlProps.ts";
import { controlStyle } from "./controlStyle.ts";

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

/** A text. It grows with what is in it. */
export function TextControl({ value, isLong = false, onChange, onLeave, ...props }: TextControlProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter" && !isLong) event.preventDefault();
  };
  return (
    <Area
      id={props.id}
      rows={Math.max(isLong ? 3 : 1, Math.ceil(value.length / lineLength))}
      value={value}
      readOnly={props.isReadOnly}
      spellCheck={false}
      aria-invalid={props.isInvalid || undefined}
      aria-describedby={props.describedBy}
      onKeyDown={press}
      onBlur={onLeave}
      onChange={(event) => onChange(isLong ? event.target.value : event.target.value.replaceAll(/\s*\n\s*/g, " "))}
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
