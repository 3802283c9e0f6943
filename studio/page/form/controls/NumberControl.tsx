import { useState } from "react";
import styled from "styled-components";
import type { ControlProps } from "./ControlProps.ts";
import { controlStyle } from "../../parts/controlStyle.ts";

interface NumberControlProps extends ControlProps {
  readonly value: number;
  /** @param unit the unit that was typed after the number */
  readonly onChange: (value: number, unit: string | undefined) => void;
  /** Units that people may type after the number. */
  readonly units?: readonly string[];
  /** The name, where there is no label of its own. */
  readonly label?: string;
}

const shown = (value: number): string => String(value).replace(".", ",");

/** The number of a text, and the unit after it; undefined for a text that is no number, or not yet. */
function measureIn(text: string, units: readonly string[]) {
  const typed = text.trim().toLowerCase();
  const unit = units.find((each) => typed.endsWith(each));
  const digits = typed.slice(0, typed.length - (unit?.length ?? 0)).trim();
  const number = Number(digits.replace(",", "."));
  return digits !== "" && Number.isFinite(number) ? { number, unit } : undefined;
}

/** A number, with a comma as people write it. An incomplete number is not written into the text. */
export function NumberControl({ value, onChange, label, units = [], ...props }: NumberControlProps) {
  const [draft, setDraft] = useState<string>();
  const drafted = draft === undefined ? undefined : measureIn(draft, units);
  // Undo can change the value while it is written.
  const isDraft = draft !== undefined && (drafted === undefined || drafted.number === value);
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
        const next = measureIn(target.value, units);
        if (next !== undefined) onChange(next.number, next.unit);
      }}
    />
  );
}

const Input = styled.input`
  ${controlStyle}
  font-variant-numeric: tabular-nums;
`;
