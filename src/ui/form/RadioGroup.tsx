import { type ReactNode, useId } from "react";
import styled from "styled-components";
import { ChoiceGroup } from "./ChoiceGroup.tsx";
import { choiceStyle } from "./choiceStyle.ts";

interface RadioGroupProps<Value extends string> {
  /** The question. */
  readonly legend: ReactNode;
  /** What to think of when choosing; the group's description. */
  readonly help?: string | undefined;
  /** The answers to choose from, in order. */
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** The answer; undefined: none yet. */
  readonly value: Value | undefined;
  /** Called with the value of the chosen option. */
  readonly onChange: (value: Value) => void;
  /** The answer cannot be changed right now, for example while it is saved. Focus returns when it can. */
  readonly disabled?: boolean;
  /** What explains the question, between it and the options. */
  readonly children?: ReactNode;
}

/** A question with one answer of several. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, help, options, value, onChange, disabled = false, children } = props;
  const name = useId();
  return (
    <ChoiceGroup legend={legend} help={help} disabled={disabled}>
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
    </ChoiceGroup>
  );
}

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 2rem;
  margin-block: 0.5rem -0.5rem;
`;

const Label = styled.label`
  ${choiceStyle}
`;
