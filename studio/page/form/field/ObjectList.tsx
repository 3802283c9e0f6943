import styled from "styled-components";
import type { FieldPath, FieldPlace } from "#studio/document/describeField.ts";
import { inside } from "../../fields/fieldKey.ts";
import { fieldsAt, schemaNodes } from "../../fields/schemaNodes.ts";
import type { JsonSchema } from "../../studioApi.ts";
import { text } from "../../texts.ts";
import { useForm } from "../FormContext.tsx";
import { FindingCount } from "../FindingCount.tsx";
import { findingsWithin } from "../model/createForm.ts";
import { FieldFindings } from "./FieldFindings.tsx";
import { foldedRowStyle } from "./foldedRowStyle.ts";
import { itemsOf, itemTitleOf, ListField, useRowFocus, useRowLeft } from "./ListField.tsx";
import { Row, Stack } from "../../parts/layout.ts";

interface ObjectListProps {
  readonly place: FieldPlace;
  readonly fewest: number;
  readonly most: number | undefined;
  readonly depth: number;
}

/** The first text of an item, which names it. */
const firstText = (item: unknown): string =>
  Object.values(item as object).find((each): each is string => typeof each === "string" && each !== "") ?? "";

/** A new item of a list: its required fields, empty. A field that is chosen from a list has the first value. */
function emptyItem(root: JsonSchema, path: FieldPath): Record<string, unknown> {
  const required = new Set(schemaNodes(root, path).flatMap((node) => node.required ?? []));
  const fields = [...fieldsAt(root, path)].filter(([name]) => required.has(name));
  return Object.fromEntries(fields.map(([name, { enum: choices }]) => [name, choices?.[0] ?? ""]));
}

/** A list of parts with several fields. Each can be opened, moved and removed. */
export function ObjectList({ place, fewest, most, depth }: ObjectListProps) {
  const { form, brand } = useForm();
  const { rows, focusRow, enterRow } = useRowFocus("> details > summary");
  const items = itemsOf(form, place);
  return (
    <Rows
      ref={rows}
      place={place}
      fewest={fewest}
      most={most}
      haveOwnFindings
      newItem={() => emptyItem(brand.schemas[place.kind], inside(place, 0).path)}
      onAdded={(index) => enterRow((_, at) => at === index)}
    >
      {({ isReadOnly }) =>
        items.map((item, index) => (
          // An item is known by its place: its texts change while they are written.
          <ObjectItem
            key={index}
            list={place}
            index={index}
            name={firstText(item) || text("list.number", { title: itemTitleOf(place), number: index + 1 })}
            depth={depth + 1}
            actions={isReadOnly ? undefined : { count: items.length, fewest, onMoved: focusRow }}
          />
        ))
      }
    </Rows>
  );
}

interface ItemActions {
  /** How many items the list has, and must have at least. */
  readonly count: number;
  readonly fewest: number;
  /** Called with the index that gets the focus when the item was moved or removed. */
  readonly onMoved: (index: number) => void;
}

interface ObjectItemProps {
  readonly list: FieldPlace;
  readonly index: number;
  readonly name: string;
  readonly depth: number;
  /** Undefined: the list cannot be changed. */
  readonly actions: ItemActions | undefined;
}

function ObjectItem({ list, index, name, depth, actions }: ObjectItemProps) {
  const { form, onFix, FieldView } = useForm();
  const place = inside(list, index);
  const leaving = useRowLeft(place);
  const shape = form.shapeOf(place);
  const names = shape.type === "group" ? shape.names : [];
  return (
    <details {...leaving}>
      <summary>
        {name} <FindingCount placed={findingsWithin(form, place)} />
      </summary>
      <Fields>
        <FieldFindings findings={findingsWithin(form, place, names)} onFix={onFix} />
        {names.map((each) => (
          <FieldView key={each} place={inside(place, each)} depth={depth} />
        ))}
        {actions !== undefined && <ItemButtons list={list} index={index} name={name} {...actions} />}
      </Fields>
    </details>
  );
}

type ItemButtonsProps = ItemActions & Pick<ObjectItemProps, "index" | "list" | "name">;

function ItemButtons({ list, index, name, count, fewest, onMoved }: ItemButtonsProps) {
  const { form } = useForm();
  /** Exchanges the item with its neighbour. */
  const exchangeWith = (neighbour: number) => () => {
    form.exchange(list, Math.min(index, neighbour));
    onMoved(neighbour);
  };
  const remove = () => {
    if (count === 1 && fewest > 1) form.reset(list);
    else form.removeItem(inside(list, index));
    onMoved(index);
  };
  const buttons = [
    { action: "up", act: index === 0 ? undefined : exchangeWith(index - 1) },
    { action: "down", act: index === count - 1 ? undefined : exchangeWith(index + 1) },
    ...(count !== fewest ? [{ action: "remove", act: remove } as const] : []),
  ] as const;
  return (
    <Row $gap="0.25rem">
      {buttons.map(({ action, act }) => (
        <button
          key={action}
          type="button"
          aria-disabled={act === undefined || undefined}
          aria-label={text(`list.${action}Item`, { title: name })}
          onClick={act}
        >
          {text(`list.${action}`)}
        </button>
      ))}
    </Row>
  );
}

const Rows = styled(ListField)`
  ${foldedRowStyle}
`;

const Fields = styled(Stack)`
  gap: 0.75rem;
  padding: 0.75rem 0.625rem;
`;
