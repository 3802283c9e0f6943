import { useRef } from "react";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { fieldText } from "../../fields/fieldText.ts";
import { type FieldPlace, inside } from "../../fields/chosenField.ts";
import { text } from "../../texts.ts";
import { useForm } from "../FormContext.ts";
import { emptyItem } from "../model/emptyItem.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import { ListRows } from "./ListRows.tsx";

interface ObjectListProps {
  readonly place: FieldPlace;
  readonly fewest: number;
  readonly most: number | undefined;
  readonly depth: number;
}

/** The first text of an item: what it is known by. */
const firstText = (item: unknown): string =>
  Object.values(item as object).find((each): each is string => typeof each === "string" && each !== "") ?? "";

/** A list of parts with several fields. Each can be opened, moved and removed. */
export function ObjectList({ place, fewest, most, depth }: ObjectListProps) {
  const { form, brand, FieldView } = useForm();
  const rows = useRef<HTMLDivElement>(null);
  const { value } = form.stateOf(place);
  const items: unknown[] = Array.isArray(value) ? value : [];
  const itemAt = (index: number): FieldPlace => inside(place, index);
  const itemTitle = fieldText(place.kind, itemAt(0).path)?.title ?? text("list.item");
  const open = (index: number) =>
    requestAnimationFrame(() => {
      const details = rows.current?.querySelectorAll<HTMLDetailsElement>(":scope > details")[index];
      if (details !== undefined) details.open = true;
      details?.querySelector<HTMLElement>("input, textarea, select")?.focus();
    });
  const focusOn = (index: number) =>
    requestAnimationFrame(() => {
      const summaries = rows.current?.querySelectorAll<HTMLElement>(":scope > details > summary");
      const near = summaries?.[Math.min(index, summaries.length - 1)];
      (near ?? rows.current?.querySelector<HTMLElement>("button"))?.focus();
    });
  return (
    <FieldFrame place={place} isLabelled={false}>
      {({ isReadOnly }) => (
        <Rows
          ref={rows}
          itemTitle={itemTitle}
          isReadOnly={isReadOnly}
          onAdd={
            most !== undefined && items.length >= most
              ? undefined
              : () => {
                  form.addItem(place, emptyItem(brand.schemas[place.kind], itemAt(0).path));
                  open(items.length);
                }
          }
        >
          {items.map((item, index) => {
            const { shapeOf } = form;
            const shape = shapeOf(itemAt(index));
            const names = shape.type === "group" ? shape.names : [];
            const name = firstText(item) || text("list.number", { title: itemTitle, number: index + 1 });
            return (
              // An item is known by its place: its texts change while they are written.
              <details key={index}>
                <summary>{name}</summary>
                <Fields>
                  {names.map((each) => (
                    <FieldView key={each} place={inside(inside(place, index), each)} depth={depth + 1} />
                  ))}
                  {!isReadOnly && (
                    <Actions>
                      <button
                        type="button"
                        aria-disabled={index === 0 || undefined}
                        aria-label={text("list.upItem", { title: name })}
                        onClick={() => {
                          if (index === 0) return;
                          form.exchange(place, index - 1);
                          focusOn(index - 1);
                        }}
                      >
                        {text("list.up")}
                      </button>
                      <button
                        type="button"
                        aria-disabled={index === items.length - 1 || undefined}
                        aria-label={text("list.downItem", { title: name })}
                        onClick={() => {
                          if (index === items.length - 1) return;
                          form.exchange(place, index);
                          focusOn(index + 1);
                        }}
                      >
                        {text("list.down")}
                      </button>
                      {items.length > fewest && (
                        <button
                          type="button"
                          aria-label={text("list.removeItem", { title: name })}
                          onClick={() => {
                            form.removeItem(itemAt(index));
                            focusOn(index);
                          }}
                        >
                          {text("list.remove")}
                        </button>
                      )}
                    </Actions>
                  )}
                </Fields>
              </details>
            );
          })}
        </Rows>
      )}
    </FieldFrame>
  );
}

const Rows = styled(ListRows)`
  & > details {
    width: 100%;
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
  }

  [data-inherited] > & > details {
    border-style: dashed;
  }

  & > details > summary {
    min-height: 2.25rem;
    padding: 0.4375rem 0.625rem;
    overflow: hidden;
    font-size: ${theme.font.sizeSm};
    text-overflow: ellipsis;
    white-space: nowrap;
    cursor: pointer;
  }

  & > details[open] > summary {
    border-block-end: 1px solid ${theme.color.border};
    font-weight: ${theme.font.weightStrong};
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  padding: 0.75rem 0.625rem;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  margin-inline-start: -0.5rem;
`;
