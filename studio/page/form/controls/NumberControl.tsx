import { useState } from "react";
import styled from "styled-components";
import type { ControlProps } from "./ControlProps.ts";
import { controlStyle } from "../../parts/controlStyle.ts";

interface NumberControlProps extends ControlProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** The name, where there is no label of its own. */
  readonly label?: string;
}

const shown = (value: number): string => String(value).replace(".", ",");

function numberIn(text: string): number | undefined {
  const number = Number(text.trim().replace(",", "."));
  return text.trim() !== "" && Number.isFinite(number) ? number : undefined;
}

/** A number, with a comma as people write it. An incomplete number is not written into the text. */
export function NumberControl({ value, onChange, label, ...props }: NumberControlProps) {
  const [draft, setDraft] = useState<string>();
  // Undo can change the value while it is written.
  const isDraft = draft !== undefined && (numberIn(draft) === undefined || numberIn(draft) === value);
  return (
    <Input
      id={props.id}
      type="text"
      inputMode="decimal"
      value={isDraft ? draft : shown(value)}
      readOnly={props.isReadOnly}
      aria-label={label}
      aria-invalid={props.isInvalid || undefined}
      aria-describedby={props.describedBy}
      onBlur={() => setDraft(undefined)}
      onChange={({ target }) => {
        setDraft(target.value);
        const next = numberIn(target.value);
        if (next !== undefined) onChange(next);
      }}
    />
  );
}

const Input = styled.input`
  ${controlStyle}
  font-variant-numeric: tabular-nums;
`;
