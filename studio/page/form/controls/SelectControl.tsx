import styled from "styled-components";
import type { ControlProps } from "./ControlProps.ts";
import { controlStyle } from "./controlStyle.ts";

interface SelectControlProps extends ControlProps {
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly onChange: (value: string) => void;
  /** The name, where there is no label of its own. */
  readonly label?: string;
}

/** One of several values. */
export function SelectControl({ value, options, onChange, label, ...props }: SelectControlProps) {
  // A value that is not in the list is shown as it is written.
  const all = options.some((option) => option.value === value) ? options : [{ value, text: value }, ...options];
  return (
    <Choice
      id={props.id}
      value={value}
      aria-label={label}
      aria-invalid={props.isInvalid || undefined}
      aria-describedby={props.describedBy}
      onChange={(event) => {
        if (!props.isReadOnly) onChange(event.target.value);
      }}
    >
      {all.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </Choice>
  );
}

const Choice = styled.select`
  ${controlStyle}
`;
