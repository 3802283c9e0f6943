import { type ReactNode, useId } from "react";
import styled from "styled-components";
import { choiceStyle } from "./choiceStyle.ts";
import { theme } from "./theme/theme.ts";
import { useKeptFocus } from "./useKeptFocus.ts";

interface RadioGroupProps<Value extends string> {
  /** What is asked. */
  readonly legend: ReactNode;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** The answer; undefined: none yet. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  /** The answer cannot be changed right now, for example while it is saved. Focus comes back when it can. */
  readonly disabled?: boolean;
  /** What explains the question, between it and the options. */
  readonly children?: ReactNode;
}

/** A question with one answer of several. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, options, value, onChange, disabled = false, children } = props;
  const name = useId();
  const keptFocus = useKeptFocus(disabled);
  return (
    <Group {...keptFocus} disabled={disabled}>
      <legend>{legend}</legend>
      {children}
      <Options>
        {options.map((option) => (
          <Label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </Label>
        ))}
      </Options>
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-block-end: 0.5rem;
    padding: 0;
    font-weight: ${theme.font.weightStrong};
  }
`;

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 2rem;
  margin-block: 0.5rem -0.5rem;
`;

const Label = styled.label`
  ${choiceStyle}
`;
