import { useId } from "react";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  /** Its choices are short words. */
  readonly isShort?: boolean;
  readonly onChange: (value: string) => void;
}

/** A choice from a list that shares its frame with its label: several of them fit in a row. */
export function Select({ label, value, options, isShort = false, onChange }: SelectProps) {
  const id = useId();
  return (
    <Field data-short={isShort || undefined}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </Field>
  );
}

const Field = styled.div`
  position: relative;
  flex: 1 1 8.5rem;
  min-width: 8.5rem;
  max-width: 20rem;

  &[data-short] {
    flex: 0 1 7.5rem;
    min-width: 7rem;
  }

  & > label {
    position: absolute;
    inset-block-start: 0.25rem;
    inset-inline-start: 0.75rem;
    color: ${theme.color.textSubtle};
    font-size: 0.75rem;
    line-height: 1.2;
    pointer-events: none;
  }

  & > select {
    width: 100%;
    min-height: ${theme.size.control};
    padding: 1.0625rem 0.5rem 0.125rem;
    border: 1px solid ${theme.color.borderStrong};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
    font-size: ${theme.font.sizeSm};
    line-height: 1.3;
    text-overflow: ellipsis;
    cursor: pointer;
  }

  & > select:hover {
    background: ${theme.color.surfaceSubtle};
  }
`;
