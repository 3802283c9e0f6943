import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";

interface HeaderSelectProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly onChoose: (value: string) => void;
}

/** A choice in the gallery's header. */
export function HeaderSelect({ label, value, options, onChoose }: HeaderSelectProps) {
  return (
    <Label>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChoose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </Label>
  );
}

const Label = styled.label`
  min-width: 0;
  display: flex;
  align-items: center;
  gap: 0.75rem;
  font-size: ${theme.font.sizeSm};

  select {
    min-height: 2.75rem;
    min-width: 0;
    max-width: 12rem;
    padding-inline: 0.75rem;
    border: 1px solid ${theme.color.borderStrong};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
    color: ${theme.color.text};
  }
`;
