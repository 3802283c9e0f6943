import { type ReactNode, useId } from "react";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";

interface SegmentsProps<Value extends string> {
  readonly legend: string;
  /** Whether the legend is shown; screen readers always have it. */
  readonly isLegendShown?: boolean;
  readonly choices: readonly { readonly value: Value; readonly text: ReactNode; readonly name?: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  /** Ids of what explains the choice. */
  readonly describedBy?: string;
}

/** A row of choices, of which one is selected: radio buttons by keyboard and for screen readers. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { legend, isLegendShown = false, choices, chosen, onChoose, describedBy } = props;
  const name = useId();
  return (
    <Row aria-describedby={describedBy}>
      <legend data-hidden={!isLegendShown || undefined}>{legend}</legend>
      <div>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              aria-label={choice.name}
              checked={choice.value === chosen}
              onChange={() => onChoose(choice.value)}
            />
            <span>{choice.text}</span>
          </label>
        ))}
      </div>
    </Row>
  );
}

const Row = styled.fieldset`
  /* A hidden legend stays in here: outside of it, it would make the page longer. */
  position: relative;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    float: inline-start;
    padding: 0 0.5rem 0 0;
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeSm};
    line-height: ${theme.size.control};
  }

  & > legend[data-hidden] {
    position: absolute;
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }

  & > div {
    display: flex;
    width: fit-content;
    border: 1px solid ${theme.color.borderStrong};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
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

  label > span {
    display: flex;
    align-items: center;
    gap: 0.375rem;
    min-width: 2.75rem;
    min-height: calc(${theme.size.control} - 2px);
    justify-content: center;
    padding-inline: 0.75rem;
    border-radius: ${theme.radius.control};
    font-size: ${theme.font.sizeSm};
    font-variant-numeric: tabular-nums;
  }

  label:hover > span {
    background: ${theme.color.actionSubtle};
  }

  input:checked + span {
    background: ${theme.color.action};
    color: ${theme.color.onAction};
  }

  input:focus-visible + span {
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
