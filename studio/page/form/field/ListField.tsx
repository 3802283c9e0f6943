import type { FieldPlace } from "#studio/document/describeField.ts";
import { type FocusEvent, type ReactNode, type RefObject, useId, useRef } from "react";
import styled from "styled-components";
import { inside } from "../../fields/fieldKey.ts";
import { fieldText } from "../../fields/fieldText.ts";
import { schemaNodes } from "../../fields/schemaNodes.ts";
import { lowerFirst } from "../../colours/roleName.ts";
import { useAfterCommit } from "../../parts/useAfterCommit.ts";
import { text } from "../../texts.ts";
import type { ControlProps } from "../controls/ControlProps.ts";
import { smallButtonStyle } from "../../parts/controlStyle.ts";
import { useForm } from "../FormContext.tsx";
import type { Form } from "../model/createForm.ts";
import { EditedField } from "./EditedField.tsx";
import { RoleNote, useWhomToAskForEntries } from "./NeededRole.tsx";
import { useWorkshop } from "../../state/useWorkshop.ts";
import { Stack } from "../../parts/layout.ts";

interface ListFieldProps {
  readonly place: FieldPlace;
  /** Left out: the title that the field has everywhere. */
  readonly title?: string | undefined;
  /** How many items the list must have at least. Default: none. */
  readonly fewest?: number;
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
  const { beginPart } = useWorkshop();
  const { place, title, fewest = 0, most, newItem, onAdded, haveOwnFindings = false, children, ref, className } = props;
  const { form, brand } = useForm();
  const count = itemsOf(form, place).length;
  const itemTitle = lowerFirst(title === undefined ? itemTitleOf(place) : text("list.item"));
  const added = count === 0 ? Math.max(fewest, 1) : 1;
  const add = () => {
    if (added === 1) form.addItem(place, newItem());
    else form.set(place, Array.from({ length: added }, newItem));
    for (let index = count; index < count + added; index += 1) beginPart(form.inFile(inside(place, index)));
    onAdded(count);
  };
  const whom = useWhomToAskForEntries(place, [...itemsOf(form, place), newItem()]);
  const roleId = useId();
  const { own, inherited } = form.stateOf(place);
  const around = schemaNodes(brand.schemas[place.kind], place.path.slice(0, -1));
  const isNeeded =
    inherited !== undefined || around.some(({ required }) => required?.includes(String(place.path.at(-1))));
  // Of so few, no single one can be removed.
  const canBeEmptied = count > 0 && count === fewest && own !== undefined && !isNeeded;
  const listTitle = title ?? fieldText(place.kind, place.path)?.title ?? String(place.path.at(-1));
  return (
    <EditedField
      place={place}
      isLabelled={false}
      ownItems={haveOwnFindings ? [...Array(count).keys()].map(String) : []}
      {...(title === undefined ? {} : { title })}
    >
      {(control) => {
        const isOfOthers = whom !== undefined && !control.isReadOnly;
        const isReadOnly = control.isReadOnly || isOfOthers;
        return (
          <Rows ref={ref} className={className}>
            {children({ ...control, isReadOnly })}
            {(most === undefined || count < most) && (
              <button
                type="button"
                aria-disabled={isReadOnly || undefined}
                aria-describedby={isOfOthers ? roleId : undefined}
                onClick={isReadOnly ? undefined : add}
              >
                {added === 1
                  ? text("list.add", { title: itemTitle })
                  : text("list.addAll", { title: itemTitle, count: added })}
              </button>
            )}
            {isOfOthers && <RoleNote id={roleId}>{text("list.needsRole", { whom })}</RoleNote>}
            {canBeEmptied && !isReadOnly && (
              <button
                type="button"
                aria-label={`${text("list.removeAll")}: ${listTitle}`}
                onClick={() => form.reset(place)}
              >
                {text("list.removeAll")}
              </button>
            )}
          </Rows>
        );
      }}
    </EditedField>
  );
}

/** What a row does when somebody leaves it: what a new one lacks is a finding from then on. */
export function useRowLeft(place: FieldPlace): { readonly onBlur: (event: FocusEvent<HTMLElement>) => void } {
  const { endPart } = useWorkshop();
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

const Rows = styled(Stack)`
  justify-items: start;
  gap: 0.25rem;

  & button {
    ${smallButtonStyle}
    flex: none;
  }
`;
