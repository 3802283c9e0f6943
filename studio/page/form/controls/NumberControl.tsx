import { useState } from "react";
import styled from "styled-components";
import type { ControlProps } from "./ControlProps.ts";
import { controlStyle } from "./controlStyle.ts";

interface NumberControlProps extends ControlProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** The name, where there is no label of its own. */
  readonly label?: string;
}

const shown = (value: number): string => String(value).replace(".", ",");

/** A number, with a comma as people write it. What is no number yet is not written into the text. */
export function NumberControl({ value, onChange, label, ...props }: NumberControlProps) {
  const [draft, setDraft] = useState<string>();
  return (
    <Input
      id={props.id}
      type="text"
      inputMode="decimal"
      value={draft ?? shown(value)}
      readOnly={props.isReadOnly}
      aria-label={label}
      aria-invalid={props.isInvalid || undefined}
      aria-describedby={props.describedBy}
      onBlur={() => setDraft(undefined)}
      onChange={({ target }) => {
        setDraft(target.value);
        const next = Number(target.value.trim().replace(",", "."));
        if (target.value.trim() !== "" && Number.isFinite(next)) onChange(next);
      }}
    />
  );
}

const Input = styled.input`
  ${controlStyle}
  font-variant-numeric: tabular-nums;
`;
