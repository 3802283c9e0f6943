import { useState } from "react";
import styled from "styled-components";
import { isObject } from "#contract/isObject.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { fieldText } from "../../fields/fieldText.ts";
import { inside } from "../../fields/fieldKey.ts";
import { text } from "../../texts.ts";
import { smallButtonStyle } from "../../parts/controlStyle.ts";
import { Unfiltered, useForm } from "../FormContext.tsx";
import { FindingCount } from "../FindingCount.tsx";
import { findingsWithin } from "../model/createForm.ts";
import { replaces } from "../model/createFilter.ts";
import { foldedRowStyle } from "./foldedRowStyle.ts";
import { AddKey } from "./AddKey.tsx";
import { EditedField } from "./EditedField.tsx";
import { useRowFocus, useRowLeft } from "./ListField.tsx";
import { useWorkshop } from "../../state/useWorkshop.ts";
import { Stack } from "../../parts/layout.ts";

interface KeyedFieldsProps {
  readonly place: FieldPlace;
  /** The possible keys; undefined: any key. */
  readonly keys: readonly string[] | undefined;
  readonly depth: number;
}

const nothingAdded = { query: "", keys: [] };

/** An empty value for a new key. */
const emptyOf = (type: string): unknown => ({ choices: [], texts: [], objects: [], group: {}, keyed: {} })[type] ?? "";

const titleOf = (place: FieldPlace): string => fieldText(place.kind, place.path)?.title ?? String(place.path.at(-1));

/** Fields by a key, such as a product or the name of a campaign: the fields of each key, and a way to add a key. */
export function KeyedFields({ place, keys, depth }: KeyedFieldsProps) {
  const { beginPart } = useWorkshop();
  const { form, filter } = useForm();
  const { rows, enterRow } = useRowFocus("> details > summary");
  const [added, setAdded] = useState<{ readonly query: string; readonly keys: readonly string[] }>(nothingAdded);
  const { value } = form.stateOf(place);
  const existing = Object.keys(isObject(value) ? value : {});
  const placeOf = (key: string): FieldPlace => inside(place, key);
  // Nothing is shown of a key that the schema does not have.
  const isKnown = (key: string) => form.shapeOf(placeOf(key)).type !== "unknown";
  const free = keys?.filter((key) => !existing.includes(key));
  const addedNow = added.query === filter.query ? added.keys : [];
  const add = (key: string) => {
    setAdded({ query: filter.query, keys: [...addedNow, key] });
    beginPart(form.inFile(placeOf(key)));
    form.set(placeOf(key), emptyOf(form.shapeOf(placeOf(key)).type));
    enterRow((row) => row.dataset["key"] === key);
  };
  const remove = (key: string) => {
    const { own, inherited } = form.stateOf(placeOf(key));
    // An inherited value is removed by `null`.
    if (inherited === undefined) form.reset(placeOf(key));
    else form.set(placeOf(key), null);
    if (own !== undefined || inherited !== undefined)
      rows.current?.querySelector<HTMLElement>("select, input")?.focus();
  };
  return (
    <EditedField place={place} isLabelled={false} ownItems={existing.filter(isKnown)}>
      {({ isReadOnly, describedBy }) => (
        <Rows ref={rows}>
          {existing
            .filter((key) => addedNow.includes(key) || filter.isShown(placeOf(key)))
            .map((key) => (
              <KeyedItem
                key={key}
                place={placeOf(key)}
                depth={depth + 1}
                isAdded={addedNow.includes(key)}
                onRemove={isReadOnly ? undefined : () => remove(key)}
              />
            ))}
          {!isReadOnly && (free === undefined || free.length > 0) && (
            // Campaigns alone have names that people choose.
            <AddKey
              label={text(free === undefined ? "campaign.name" : "keyed.choose")}
              options={free?.map((key) => ({ value: key, text: titleOf(placeOf(key)) }))}
              describedBy={describedBy}
              existing={existing}
              onAdd={add}
            />
          )}
        </Rows>
      )}
    </EditedField>
  );
}

interface KeyedItemProps {
  readonly place: FieldPlace;
  readonly depth: number;
  /** Whether the key was just added: then all its fields are shown. */
  readonly isAdded: boolean;
  /** Undefined: nothing can be changed. */
  readonly onRemove: (() => void) | undefined;
}

function KeyedItem({ place, depth, isAdded, onRemove }: KeyedItemProps) {
  const { form, FieldView } = useForm();
  const { own, inherited } = form.stateOf(place);
  const title = titleOf(place);
  const leaving = useRowLeft(place);
  return (
    <details {...leaving} data-key={place.path.at(-1)} data-own={replaces(own, inherited) || undefined}>
      <summary>
        {title} <FindingCount placed={findingsWithin(form, place)} />
      </summary>
      <div>
        <Unfiltered isOn={isAdded}>
          <FieldView place={place} depth={depth} />
        </Unfiltered>
        {onRemove !== undefined && (
          <button type="button" aria-label={text("list.removeItem", { title })} onClick={onRemove}>
            {text("list.remove")}
          </button>
        )}
      </div>
    </details>
  );
}

const Rows = styled(Stack)`
  gap: 0.25rem;

  ${foldedRowStyle}

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
