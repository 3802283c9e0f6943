import { useId } from "react";
import styled from "styled-components";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import { theme } from "#ui/theme/theme.ts";

interface SearchFieldProps {
  /** Its name, also shown in it while it is empty. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field that narrows the list below it. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const id = useId();
  return (
    <Field>
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <input
        id={id}
        type="search"
        placeholder={label}
        value={value}
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

const Field = styled.div`
  & > input {
    width: 18rem;
    max-width: 100%;
    min-height: ${theme.size.control};
    padding: 0.25rem 0.75rem;
    border: 1px solid ${theme.color.borderStrong};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
    font-size: ${theme.font.sizeSm};
  }

  & > input::placeholder {
    color: ${theme.color.textSubtle};
    opacity: 1;
  }
`;
