import type { FieldPlace } from "#studio/document/describeField.ts";
import type { ComponentProps } from "react";
import styled from "styled-components";
import { inside } from "../../fields/fieldKey.ts";
import { text } from "../../texts.ts";
import { controlStyle } from "../../parts/controlStyle.ts";
import { useHeldEnd } from "../controls/useHeldEnd.ts";
import { useForm } from "../FormContext.tsx";
import { itemsOf, itemTitleOf, ListField, useRowFocus } from "./ListField.tsx";

interface TextListProps {
  readonly place: FieldPlace;
  readonly most: number | undefined;
  /** The title, where the list is a part of a field. */
  readonly title?: string;
}

interface ItemProps extends Omit<ComponentProps<"input">, "onBlur" | "onChange"> {
  readonly value: string;
  readonly onWrite: (value: string) => void;
}

function Item({ value, onWrite, ...props }: ItemProps) {
  const { shown, onChange, onLeave } = useHeldEnd(value, onWrite);
  return <input {...props} value={shown} onBlur={onLeave} onChange={({ target }) => onChange(target.value)} />;
}

/** A list of short texts, a line for each. */
export function TextList({ place, most, title }: TextListProps) {
  const { form } = useForm();
  const { rows, focusRow } = useRowFocus("> div > input");
  const itemTitle = title === undefined ? itemTitleOf(place) : text("list.item");
  return (
    <Rows ref={rows} place={place} title={title} most={most} newItem={() => ""} onAdded={focusRow}>
      {({ describedBy, isReadOnly, isInvalid }) =>
        itemsOf(form, place)
          .map(String)
          .map((item, index) => (
            // A line is known by its place: its text changes while it is written.
            <div key={index}>
              <Item
                value={item}
                readOnly={isReadOnly}
                aria-label={text("list.number", { title: itemTitle, number: index + 1 })}
                aria-invalid={isInvalid || undefined}
                aria-describedby={describedBy}
                onWrite={(next) => form.set(inside(place, index), next, "typing")}
              />
              <button
                type="button"
                aria-disabled={isReadOnly || undefined}
                aria-label={text("list.removeItem", { title: item })}
                onClick={() => {
                  if (isReadOnly) return;
                  form.removeItem(inside(place, index));
                  focusRow(index);
                }}
              >
                {text("list.remove")}
              </button>
            </div>
          ))
      }
    </Rows>
  );
}

const Rows = styled(ListField)`
  gap: 0.375rem;

  & > div {
    display: flex;
    align-items: center;
    gap: 0.25rem;
    width: 100%;
  }

  & > div > input {
    ${controlStyle}
  }

  [data-inherited] > & > div > input {
    border-style: dashed;
  }
`;
