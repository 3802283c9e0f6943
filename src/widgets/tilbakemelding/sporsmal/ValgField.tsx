import { type ComponentProps, useId } from "react";
import { ChoiceField } from "#ui/form/choice/ChoiceField.tsx";
import { ChoiceGroup } from "#ui/form/choice/ChoiceGroup.tsx";
import { CheckboxColumn, RadioRow } from "#ui/form/choice/choiceRows.ts";
import { SmileyFace } from "#ui/form/choice/SmileyFace.tsx";
import { SmileyFaces } from "#ui/form/choice/SmileyFaces.tsx";
import type { TilbakemeldingReader } from "../tilbakemeldingText.ts";
import { choose, isChosen, smileyValues, type SporsmalOption, type SvarValue, type ValgSporsmal } from "./sporsmal.ts";

interface ValgFieldProps extends Pick<ComponentProps<typeof ChoiceGroup>, "legend" | "help" | "disabled"> {
  readonly t: TilbakemeldingReader;
  readonly question: ValgSporsmal;
  /** The answer so far. */
  readonly value: SvarValue;
  readonly onValueChange: (value: SvarValue) => void;
}

/** The parts of a question of each type: the inputs, and what arranges them. */
const parts = {
  radio: { type: "radio", Input: ChoiceField, Inputs: RadioRow },
  checkbox: { type: "checkbox", Input: ChoiceField, Inputs: CheckboxColumn },
  smiley: { type: "radio", Input: SmileyFace, Inputs: SmileyFaces },
};

/** The faces, from the unhappiest to the happiest. */
const smileyOptions = (options: readonly SporsmalOption[] | undefined, t: TilbakemeldingReader) =>
  smileyValues.map(
    (value) => options?.find((option) => option.value === value) ?? { value, label: t(`fornoyd.${value}`) },
  );

/** A question that is answered by choosing. */
export function ValgField({ t, question, value, onValueChange, ...group }: ValgFieldProps) {
  const name = useId();
  const { type, Input, Inputs } = parts[question.type];
  const options = question.type === "smiley" ? smileyOptions(question.options, t) : question.options;
  return (
    <ChoiceGroup {...group}>
      <Inputs>
        {options.map((option) => (
          <Input
            key={option.value}
            label={option.label}
            type={type}
            name={name}
            value={option.value}
            checked={isChosen(option, value)}
            onChange={() => onValueChange(choose(question, value, option))}
          />
        ))}
      </Inputs>
    </ChoiceGroup>
  );
}
