import { type ReactNode, useEffect, useRef } from "react";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import type { FieldSource } from "#studio/document/FieldSource.ts";
import { type FieldPlace, fieldOf } from "#studio/document/describeField.ts";
import { fieldText } from "../fields/fieldText.ts";
import { PortalNote } from "../parts/PortalNote.tsx";
import { text } from "../texts.ts";
import { fieldWords } from "./fieldWords.ts";
import { leadingField, type PickedPart, pickedNote } from "./pickedPart.ts";

interface PickedFieldsProps {
  readonly part: PickedPart;
  /** What of the brand can be seen: the words of its texts. */
  readonly sources: readonly FieldSource[];
  /** Opens a field. Left out: there are no fields beside the portal. */
  readonly onOpen?: ((field: FieldPlace) => void) | undefined;
  readonly onClose: () => void;
  /** What else can be done with the part. */
  readonly children?: ReactNode;
}

/** More roles of one part are of no help. */
const mostFields = 12;

const kindText = {
  text: text("preview.picked.text"),
  phone: text("preview.picked.text"),
  mail: text("preview.picked.text"),
  href: text("preview.picked.address"),
  src: text("preview.picked.image"),
  variable: text("preview.picked.role"),
} as const;

/** Where a field belongs: the part of the portal, or what is around it in the form. */
function partOf(field: FieldPlace): string {
  const { kind, path } = fieldOf(field);
  return fieldText(kind, path[0] === "texts" ? path.slice(0, 2) : path.slice(0, -1))?.title ?? "";
}

/** The fields that make the part of the portal that was picked, and why there is none for its text. */
export function PickedFields({ part, sources, onOpen, onClose, children }: PickedFieldsProps) {
  const fields = part.fields.slice(0, mostFields).map((field) => ({ field, words: fieldWords(field, sources) }));
  const note = pickedNote(part);
  const heading = useRef<HTMLHeadingElement>(null);
  // The focus goes from the portal to the field. Without one it comes here, so that the next Tab is at the buttons.
  const isEnd = part.place !== undefined && (onOpen === undefined || leadingField(part) === undefined);
  useEffect(() => {
    if (isEnd) heading.current?.focus();
  }, [isEnd, part]);
  return (
    <Row aria-labelledby="valgt-i-portalen" onClose={onClose}>
      <h3 ref={heading} id="valgt-i-portalen" tabIndex={-1}>
        {text("preview.picked.title")}
      </h3>
      {/* Before the fields: they can fill several lines. */}
      {children}
      {note !== undefined && <p>{note}</p>}
      <ul>
        {fields.map(({ field, words }) => {
          const { kind, path, seenAs } = field;
          const isTwin = fields.filter((each) => each.field.seenAs === "text" && each.words === words).length > 1;
          const name = (
            <>
              <small>{isTwin ? partOf(field) : kindText[seenAs]}</small>
              {words ?? path.join(".")}
            </>
          );
          return (
            <li key={`${kind} ${path.join(".")} ${seenAs}`}>
              {onOpen === undefined ? (
                <span>{name}</span>
              ) : (
                <button type="button" onClick={() => onOpen(field)}>
                  {name}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </Row>
  );
}

const Row = styled(PortalNote)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  min-height: calc(${theme.size.control} + 0.75rem);
  padding-block: 0.375rem;

  & > h3 {
    flex: none;
    font-size: ${theme.font.sizeSm};
    font-weight: ${theme.font.weightStrong};
  }

  & > p {
    flex: 0 1 auto;
    max-width: none;
  }

  & > ul {
    display: flex;
    flex: 1 1 12rem;
    flex-wrap: wrap;
    gap: 0.5rem;
    min-width: 0;
    max-height: 8rem;
    padding: 0.25rem;
    overflow-y: auto;
  }

  & li > * {
    display: flex;
    align-items: baseline;
    gap: 0.5rem;
  }

  & > ul button {
    min-height: 2.25rem;
    padding: 0.25rem 0.75rem;
    border: 1px solid ${theme.color.borderStrong};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
    white-space: nowrap;
  }

  & > ul button:hover {
    background: ${theme.color.actionSubtle};
  }
`;
