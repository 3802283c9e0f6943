import type { ReactNode } from "react";
import { css } from "styled-components";
import styled from "styled-components";
import { RadioGroup } from "#ui/form/choice/RadioGroup.tsx";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import { theme } from "#ui/theme/theme.ts";
import { tones } from "./tones.ts";

interface SegmentsProps<Value extends string> {
  readonly legend: string;
  /** `name`: for screen readers, in place of the text. */
  readonly choices: readonly { readonly value: Value; readonly text: ReactNode; readonly name?: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  /** Ids of the explanations. */
  readonly describedBy?: string;
}

function Named({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <VisuallyHidden>{name}</VisuallyHidden>
      <Row aria-hidden="true">{children}</Row>
    </>
  );
}

/** A row of choices, of which one is selected: radio buttons by keyboard and for screen readers. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { legend, choices, chosen, onChoose, describedBy } = props;
  return (
    <Group
      legend={<VisuallyHidden>{legend}</VisuallyHidden>}
      options={choices.map(({ value, text, name }) => ({
        value,
        label: name === undefined ? text : <Named name={name}>{text}</Named>,
      }))}
      value={chosen}
      onValueChange={(value) => {
        const choice = choices.find((each) => each.value === value);
        if (choice !== undefined) onChoose(choice.value);
      }}
      aria-describedby={describedBy}
    />
  );
}

/* Its outline is seen beside the others. Forced colours draw no shadow, and the transparent frame of the row. */
const chosenStyle = css`
  background: ${theme.color.surface};
  box-shadow: 0 0 0 1px ${theme.color.borderStrong};
  color: ${theme.color.heading};

  @media (forced-colors: active) {
    outline: 2px solid Highlight;
    outline-offset: -4px;
  }
`;

const Row = styled.span`
  display: flex;
  align-items: center;
  gap: 0.375rem;
`;

const Group = styled(RadioGroup)`
  /* Hidden texts stay in here: outside of it, they would make the page longer. */
  position: relative;

  & > legend {
    float: inline-start;
    margin: 0;
  }

  & > div {
    flex-wrap: nowrap;
    gap: 0;
    width: fit-content;
    margin: 0;
    padding: 0.25rem;
    border: 1px solid transparent;
    border-radius: ${theme.radius.control};
    background: ${tones.soft};
  }

  & label {
    position: relative;
    min-height: 0;
    padding: 0;
  }

  & label > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
  }

  & label > span {
    display: flex;
    align-items: center;
    gap: 0.375rem;
    min-width: 2.75rem;
    min-height: calc(${theme.size.control} - 0.5rem - 2px);
    justify-content: center;
    padding-inline: 0.75rem;
    border-radius: ${theme.radius.badge};
    color: ${theme.color.textSubtle};
    white-space: nowrap;
    font-size: ${theme.font.sizeSm};
    font-variant-numeric: tabular-nums;

    @media (pointer: coarse) {
      min-height: ${theme.size.control};
    }
  }

  & label:hover > span {
    background: ${tones.soft};
    color: ${theme.color.text};
  }

  & label > input:checked + span {
    ${chosenStyle}
  }

  & label > input:focus-visible + span {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;
