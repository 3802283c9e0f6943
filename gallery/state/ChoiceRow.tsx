import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";

interface ChoiceRowProps<Value extends string | number> {
  readonly legend: string;
  readonly name: string;
  readonly choices: readonly { readonly value: Value; readonly text: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** A row of choices, of which one is selected. */
export function ChoiceRow<Value extends string | number>(props: ChoiceRowProps<Value>) {
  const { legend, name, choices, chosen, onChoose } = props;
  return (
    <Row>
      <legend>{legend}</legend>
      <div>
        {choices.map(({ value, text }) => (
          <label key={value}>
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </Row>
  );
}

const Row = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    float: inline-start;
    padding: 0 0.75rem 0 0;
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeSm};
    line-height: 2.75rem;
  }

  & > div {
    display: flex;
    flex-wrap: wrap;
  }

  label {
    position: relative;
    cursor: pointer;
  }

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  span {
    display: grid;
    place-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    padding-inline: 0.75rem;
    border: 1px solid ${theme.color.borderStrong};
    background: ${theme.color.surface};
    font-size: ${theme.font.sizeSm};
    font-variant-numeric: tabular-nums;
  }

  label:not(:first-child) span {
    margin-inline-start: -1px;
  }

  input:checked + span {
    border-color: ${theme.color.action};
    background: ${theme.color.action};
    color: ${theme.color.onAction};
  }

  input:focus-visible + span {
    position: relative;
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    input:checked + span {
      outline: 2px solid Highlight;
      outline-offset: -4px;
    }
  }
`;
