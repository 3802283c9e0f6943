import { type ReactNode, useId } from "react";
import styled from "styled-components";
import { theme } from "../theme/theme.ts";
import { useKeptFocus } from "../controls/useKeptFocus.ts";

interface ChoiceGroupProps {
  /** The question. */
  readonly legend: ReactNode;
  /** What to think of when choosing; the group's description. */
  readonly help?: string | undefined;
  /** The answer cannot be changed right now, for example while it is saved. Focus returns when it can. */
  readonly disabled: boolean;
  /** The options. */
  readonly children: ReactNode;
}

/** A question and the options to choose from. */
export function ChoiceGroup({ legend, help, disabled, children }: ChoiceGroupProps) {
  const id = useId();
  const keptFocus = useKeptFocus(disabled);
  return (
    <Group {...keptFocus} disabled={disabled} aria-describedby={help === undefined ? undefined : id}>
      <legend>{legend}</legend>
      {help !== undefined && <Help id={id}>{help}</Help>}
      {children}
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

const Help = styled.p`
  margin-block-end: 0.75rem;
  max-width: ${theme.content.line};
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeSm};
`;
