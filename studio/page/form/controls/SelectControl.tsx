import styled from "styled-components";
import { SelectInput, type SelectOption } from "../../parts/Select.tsx";
import type { ControlProps } from "./ControlProps.ts";
import { controlStyle } from "../../parts/controlStyle.ts";

interface SelectControlProps extends ControlProps {
  readonly value: string;
  readonly options: readonly SelectOption[];
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
      options={all}
      aria-label={label}
      aria-invalid={props.isInvalid || undefined}
      aria-describedby={props.describedBy}
      onChange={(next) => {
        if (!props.isReadOnly) onChange(next);
      }}
    />
  );
}

const Choice = styled(SelectInput)`
  ${controlStyle}
`;
