import { useId } from "react";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly onChange: (value: string) => void;
}

/** A choice from a list, with the browser's own control. */
export function Select({ label, value, options, onChange }: SelectProps) {
  const id = useId();
  return (
    <Field>
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
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-width: 0;
  font-size: ${theme.font.sizeSm};

  & > label {
    color: ${theme.color.textSubtle};
    white-space: nowrap;
  }

  & > select {
    min-width: 0;
    max-width: 15rem;
    min-height: ${theme.size.control};
    padding: 0.25rem 0.5rem;
    border: 1px solid ${theme.color.borderStrong};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
    text-overflow: ellipsis;
  }
`;
