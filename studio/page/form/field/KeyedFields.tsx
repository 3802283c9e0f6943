import { isObject } from "#contract/isObject.ts";
import { useId, useRef, useState } from "react";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { fieldText } from "../../fields/fieldText.ts";
import { type FieldPlace, inside } from "../../fields/chosenField.ts";
import { text } from "../../texts.ts";
import { controlStyle, smallButtonStyle } from "../controls/controlStyle.ts";
import { useForm } from "../FormContext.ts";
import { replaces } from "../model/createFilter.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import { Unfiltered } from "./Unfiltered.tsx";

interface KeyedFieldsProps {
  readonly place: FieldPlace;
  /** The keys that there are; undefined: they are free. */
  readonly keys: readonly string[] | undefined;
  readonly depth: number;
}

const nothingAdded = { query: "", keys: [] };

/** An empty value for a new key. */
const emptyOf = (type: string): unknown => ({ choices: [], texts: [], objects: [], group: {}, keyed: {} })[type] ?? "";

/** Fields by a key, such as a product or the name of a campaign: those that there are, and a way to add one. */
export function KeyedFields({ place, keys, depth }: KeyedFieldsProps) {
  const { form, filter, FieldView } = useForm();
  const rows = useRef<HTMLDivElement>(null);
  const id = useId();
  const [name, setName] = useState("");
  const [added, setAdded] = useState<{ readonly query: string; readonly keys: readonly string[] }>(nothingAdded);
  const { value } = form.stateOf(place);
  const existing = Object.keys(isObject(value) ? value : {});
  const placeOf = (key: string): FieldPlace => inside(place, key);
  const titleOf = (key: string): string => fieldText(place.kind, placeOf(key).path)?.title ?? key;
  const free = keys?.filter((key) => !existing.includes(key));
  const wanted = name.trim();
  const canAdd = wanted !== "" && !existing.includes(wanted);
  const addedNow = added.query === filter.query ? added.keys : [];
  const add = () => {
    if (!canAdd) return;
    setAdded({ query: filter.query, keys: [...addedNow, wanted] });
    form.set(placeOf(wanted), emptyOf(form.shapeOf(placeOf(wanted)).type));
    setName("");
    requestAnimationFrame(() => {
      const details = [...(rows.current?.querySelectorAll<HTMLDetailsElement>(":scope > details") ?? [])].find(
        (each) => each.dataset["key"] === wanted,
      );
      if (details !== undefined) details.open = true;
      details?.querySelector<HTMLElement>("input, textarea, select")?.focus();
    });
  };
  const remove = (key: string) => {
    const { own, inherited } = form.stateOf(placeOf(key));
    // What is inherited is removed by saying so.
    if (inherited === undefined) form.reset(placeOf(key));
    else form.set(placeOf(key), null);
    if (own !== undefined || inherited !== undefined)
      rows.current?.querySelector<HTMLElement>("select, input")?.focus();
  };
  return (
    <FieldFrame place={place} isLabelled={false}>
      {({ isReadOnly, describedBy }) => (
        <Rows ref={rows}>
          {existing
            .filter((key) => addedNow.includes(key) || filter.isShown(placeOf(key)))
            .map((key) => {
              const { own, inherited } = form.stateOf(placeOf(key));
              return (
                <details key={key} data-key={key} data-own={replaces(own, inherited) || undefined}>
                  <summary>{titleOf(key)}</summary>
                  <div>
                    <Unfiltered isOn={addedNow.includes(key)}>
                      <FieldView place={placeOf(key)} depth={depth + 1} />
                    </Unfiltered>
                    {!isReadOnly && (
                      <button
                        type="button"
                        aria-label={text("list.removeItem", { title: titleOf(key) })}
                        onClick={() => remove(key)}
                      >
                        {text("list.remove")}
                      </button>
                    )}
                  </div>
                </details>
              );
            })}
          {!isReadOnly && (free === undefined || free.length > 0) && (
            <Add>
              <label htmlFor={id}>{text(free === undefined ? "keyed.name" : "keyed.choose")}</label>
              {free === undefined ? (
                <input
                  id={id}
                  value={name}
                  aria-describedby={describedBy}
                  onChange={(event) => setName(event.target.value)}
                />
              ) : (
                <select
                  id={id}
                  value={name}
                  aria-describedby={describedBy}
                  onChange={(event) => setName(event.target.value)}
                >
                  <option value="">{text("keyed.none")}</option>
                  {free.map((key) => (
                    <option key={key} value={key}>
                      {titleOf(key)}
                    </option>
                  ))}
                </select>
              )}
              <button type="button" aria-disabled={!canAdd || undefined} onClick={add}>
                {text("keyed.add")}
              </button>
            </Add>
          )}
        </Rows>
      )}
    </FieldFrame>
  );
}

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.25rem;

  & > details {
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.control};
  }

  & > details > summary {
    min-height: 2.25rem;
    padding: 0.4375rem 0.625rem;
    font-size: ${theme.font.sizeSm};
    cursor: pointer;
  }

  & > details[open] > summary {
    border-block-end: 1px solid ${theme.color.border};
    font-weight: ${theme.font.weightStrong};
  }

  & > details > div {
    display: grid;
    justify-items: start;
    gap: 0.5rem;
    padding: 0.75rem 0.625rem;
  }

  & > details > div > * {
    max-width: 100%;
  }

  & > details > div > :first-child {
    width: 100%;
  }

  & button {
    ${smallButtonStyle}
  }
`;

const Add = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.25rem;

  & > label {
    grid-column: 1 / -1;
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
  }

  & > :is(input, select) {
    ${controlStyle}
  }
`;
