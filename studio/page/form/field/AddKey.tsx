import { useId, useState } from "react";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { SelectInput, type SelectOption } from "../../parts/Select.tsx";
import { text } from "../../texts.ts";
import { controlStyle, smallButtonStyle } from "../../parts/controlStyle.ts";

interface AddKeyProps {
  readonly label: string;
  /** Below the label. */
  readonly help?: string;
  /** The keys that can be added; undefined: the key is written. */
  readonly options: readonly SelectOption[] | undefined;
  /** Ids of further explanations. */
  readonly describedBy?: string;
  /** Keys that cannot be added again. */
  readonly existing?: readonly string[];
  readonly onAdd: (key: string) => void;
}

/** A key is chosen or written, and the button adds it; a written one is added by Enter too. */
export function AddKey({ label, help, options, describedBy, existing = [], onAdd }: AddKeyProps) {
  const id = useId();
  const [key, setKey] = useState("");
  const wanted = key.trim();
  const canAdd =
    wanted !== "" && !existing.includes(wanted) && (options?.some(({ value }) => value === wanted) ?? true);
  const control = { id, value: key, "aria-describedby": help === undefined ? describedBy : `${id}help` };
  const add = () => {
    if (!canAdd) return;
    onAdd(wanted);
    setKey("");
  };
  return (
    <Row>
      <label htmlFor={id}>{label}</label>
      {help !== undefined && <p id={`${id}help`}>{help}</p>}
      {options === undefined ? (
        <input
          {...control}
          onChange={(event) => setKey(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") add();
          }}
        />
      ) : (
        <SelectInput {...control} options={[{ value: "", text: text("keyed.none") }, ...options]} onChange={setKey} />
      )}
      <button type="button" aria-disabled={!canAdd || undefined} onClick={add}>
        {text("keyed.add")}
      </button>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.25rem;

  & > :is(label, p) {
    grid-column: 1 / -1;
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
  }

  & > label:has(+ p) {
    color: ${theme.color.text};
    font-size: ${theme.font.sizeSm};
  }

  & > :is(input, select) {
    ${controlStyle}
  }

  & > button {
    ${smallButtonStyle}
  }
`;
