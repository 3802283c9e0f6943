import type { FieldPlace } from "#studio/document/describeField.ts";
import { type FocusEvent, type ReactNode, type RefObject, useRef } from "react";
import styled from "styled-components";
import { inside } from "../../fields/chosenField.ts";
import { fieldText } from "../../fields/fieldText.ts";
import { beginPart, endPart } from "../../findings/newParts.ts";
import { useAfterCommit } from "../../parts/useAfterCommit.ts";
import { text } from "../../texts.ts";
import type { ControlProps } from "../controls/ControlProps.ts";
import { smallButtonStyle } from "../../parts/controlStyle.ts";
import { useForm } from "../FormContext.tsx";
import type { Form } from "../model/createForm.ts";
import { EditedField } from "./EditedField.tsx";

interface ListFieldProps {
  readonly place: FieldPlace;
  /** Left out: the title that the field has everywhere. */
  readonly title?: string | undefined;
  /** How many items the list may have at most; undefined: any number. */
  readonly most: number | undefined;
  readonly newItem: () => unknown;
  /** Called with the index of an item that was added. */
  readonly onAdded: (index: number) => void;
  /** Whether the items show their own findings. Default: no. */
  readonly haveOwnFindings?: boolean;
  /** The rows, one for each item. */
  readonly children: (control: ControlProps) => ReactNode;
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly className?: string;
}

/** The items of a list. */
export function itemsOf(form: Form, place: FieldPlace): readonly unknown[] {
  const { value } = form.stateOf(place);
  return Array.isArray(value) ? value : [];
}

/** The name of one item of a list. */
export const itemTitleOf = ({ kind, path }: FieldPlace): string =>
  fieldText(kind, [...path, 0])?.title ?? text("list.item");

/** A list: its rows, and the button that adds an item at the end. */
export function ListField(props: ListFieldProps) {
  const { place, title, most, newItem, onAdded, haveOwnFindings = false, children, ref, className } = props;
  const { form } = useForm();
  const count = itemsOf(form, place).length;
  const itemTitle = title === undefined ? itemTitleOf(place) : text("list.item");
  const add = () => {
    form.addItem(place, newItem());
    beginPart(form.inFile(inside(place, count)));
    onAdded(count);
  };
  return (
    <EditedField
      place={place}
      isLabelled={false}
      ownItems={haveOwnFindings ? [...Array(count).keys()].map(String) : []}
      {...(title === undefined ? {} : { title })}
    >
      {(control) => (
        <Rows ref={ref} className={className}>
          {children(control)}
          {(most === undefined || count < most) && (
            <button
              type="button"
              aria-disabled={control.isReadOnly || undefined}
              onClick={control.isReadOnly ? undefined : add}
            >
              {text("list.add", { title: itemTitle.toLowerCase() })}
            </button>
          )}
        </Rows>
      )}
    </EditedField>
  );
}

/** What a row does when somebody leaves it: what a new one lacks is a finding from then on. */
export function useRowLeft(place: FieldPlace): { readonly onBlur: (event: FocusEvent<HTMLElement>) => void } {
  const { form, afterPress } = useForm();
  return {
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget))
        afterPress(() => endPart(form.inFile(place)));
    },
  };
}

interface RowFocus {
  /** For the element around the rows. */
  readonly rows: RefObject<HTMLDivElement | null>;
  /** After a change: gives the focus to the row with that index, else to the last one, else to the button below. */
  readonly focusRow: (index: number) => void;
  /** After a change: opens the first wanted row, and gives the focus to its first control. */
  readonly enterRow: (isWanted: (row: HTMLDetailsElement, index: number) => boolean) => void;
}

/**
 * Where the focus goes when rows are added, moved or removed.
 * @param inRow the element of a row that gets the focus
 */
export function useRowFocus(inRow: "> div > input" | "> details > summary"): RowFocus {
  const rows = useRef<HTMLDivElement>(null);
  const afterCommit = useAfterCommit();
  return {
    rows,
    focusRow: (index) =>
      afterCommit(() => {
        const all = rows.current?.querySelectorAll<HTMLElement>(`:scope ${inRow}`) ?? [];
        (all[Math.min(index, all.length - 1)] ?? rows.current?.querySelector<HTMLElement>("button"))?.focus();
      }),
    enterRow: (isWanted) =>
      afterCommit(() => {
        const row = [...(rows.current?.querySelectorAll<HTMLDetailsElement>(":scope > details") ?? [])].find(isWanted);
        if (row === undefined) return;
        row.open = true;
        row.querySelector<HTMLElement>("input, textarea, select")?.focus();
      }),
  };
}

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 0.25rem;

  & button {
    ${smallButtonStyle}
    flex: none;
  }
`;
