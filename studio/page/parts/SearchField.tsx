import { useId } from "react";
import styled from "styled-components";
import { Icon } from "#ui/graphics/Icon.tsx";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import { theme } from "#ui/theme/theme.ts";
import { controlStyle } from "./controlStyle.ts";

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
      <Icon path={searchIcon} size="small" />
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

/** SVG path data for `Icon`. */
const searchIcon = "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.3 15.3L20 20";

const Field = styled.div`
  position: relative;
  width: 18rem;
  max-width: 100%;

  & > svg {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: 0.75rem;
    translate: 0 -50%;
    color: ${theme.color.textSubtle};
  }

  & > input {
    ${controlStyle}
    min-height: ${theme.size.control};
    padding-inline-start: 2.25rem;
  }

  & > input::placeholder {
    color: ${theme.color.textSubtle};
    opacity: 1;
  }
`;
