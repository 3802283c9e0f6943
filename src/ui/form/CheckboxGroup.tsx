import { type ReactNode } from "react";
import styled from "styled-components";
import { Checkbox } from "./Checkbox.tsx";
import { ChoiceGroup } from "./ChoiceGroup.tsx";

interface CheckboxGroupProps {
  /** The question. */
  readonly legend: ReactNode;
  /** What to think of when choosing. */
  readonly help?: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The ticked values. */
  readonly value: readonly string[];
  /** Called with all that is ticked, in the order of the options. */
  readonly onChange: (value: readonly string[]) => void;
  /** The answer cannot be changed right now. Focus returns when it can. */
  readonly disabled?: boolean;
}

/** A question with any number of answers. */
export function CheckboxGroup({ legend, help, options, value, onChange, disabled = false }: CheckboxGroupProps) {
  const tick = (changed: string, isTicked: boolean) =>
    onChange(options.map((option) => option.value).filter((own) => (own === changed ? isTicked : value.includes(own))));
  return (
    <ChoiceGroup legend={legend} help={help} disabled={disabled}>
      <Boxes>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            isChecked={value.includes(option.value)}
            onChange={(isTicked) => tick(option.value, isTicked)}
          >
            {option.label}
          </Checkbox>
        ))}
      </Boxes>
    </ChoiceGroup>
  );
}

const Boxes = styled.div`
  display: flex;
  flex-direction: column;
  margin-block-end: -0.5rem;
`;
