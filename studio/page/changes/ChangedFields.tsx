import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import { theme } from "#ui/theme/theme.ts";
import { isOverlapping } from "#studio/document/fieldChanges.ts";
import type { DocumentKind } from "#studio/document/StudioDocument.ts";
import { listInWords } from "../parts/listInWords.ts";
import type { FieldPath, FieldPlace } from "#studio/document/describeField.ts";
import { fieldKey } from "../fields/chosenField.ts";
import { fieldGroups } from "../fields/fieldGroups.ts";
import { text } from "../texts.ts";
import type { WordedChange } from "./changeWords.ts";
import { ShownValue } from "./ShownValue.tsx";

/** A place that somebody else has written in. No kind: it is in no file of the document. */
export interface WrittenPlace {
  readonly by: string;
  readonly kind: DocumentKind | undefined;
  readonly path: FieldPath;
}

interface ChangedFieldsProps {
  readonly changes: readonly WordedChange[];
  /** What others have written. */
  readonly writers?: readonly WrittenPlace[];
  /** Left out: no change can be taken back. */
  readonly onTakeBack?: (change: WordedChange) => void;
  /** Shows a field in the portal. Left out: there is no portal beside it. */
  readonly onShow?: (place: FieldPlace) => void;
}

/** Changed fields in words, by the sections of the form. */
export function ChangedFields({ changes, writers = [], onTakeBack, onShow }: ChangedFieldsProps) {
  const writersOf = ({ kind, path }: WordedChange) => [
    ...new Set(writers.filter((each) => each.kind === kind && isOverlapping(each.path, path)).map(({ by }) => by)),
  ];
  return fieldGroups(changes).map(({ title, fields }) => (
    <Group key={title}>
      <h3>{title}</h3>
      <ul>
        {fields.map((change) => (
          <Row
            key={fieldKey(change)}
            change={change}
            writers={writersOf(change)}
            onTakeBack={onTakeBack}
            onShow={onShow}
          />
        ))}
      </ul>
    </Group>
  ));
}

interface RowProps {
  readonly change: WordedChange;
  /** Names of those who have written it. Nobody: who sees it, or it is not known. */
  readonly writers: readonly string[];
  readonly onTakeBack: ChangedFieldsProps["onTakeBack"];
  readonly onShow: ChangedFieldsProps["onShow"];
}

function Row({ change, writers, onTakeBack, onShow }: RowProps) {
  const { title, before, after } = change;
  return (
    <li>
      <strong>{title}</strong>
      <p>
        <ShownValue place={change} side={before} isBefore /> <span aria-hidden="true">→</span>{" "}
        <VisuallyHidden>{text("changes.becomes")}</VisuallyHidden>
        <ShownValue place={change} side={after} />
      </p>
      {writers.length > 0 && <p data-writer>{text("colleague.wrote", { name: listInWords(writers) })}</p>}
      {(onTakeBack !== undefined || onShow !== undefined) && (
        <div>
          {onTakeBack !== undefined && (
            <Button
              variant="quiet"
              aria-label={text("changes.takeBackField", { field: title })}
              onClick={() => onTakeBack(change)}
            >
              {text("changes.takeBack")}
            </Button>
          )}
          {onShow !== undefined && (
            <Button
              variant="quiet"
              aria-label={text("changes.showField", { field: title })}
              onClick={() => onShow(change)}
            >
              {text("changes.show")}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** Rows under a heading. */
export const Group = styled.section`
  flex: none;
  font-size: ${theme.font.sizeSm};

  & > h3 {
    padding-block-end: 0.25rem;
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
  }

  & > ul {
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
  }

  & > ul > li {
    padding: 0.5rem 0.75rem;
  }

  & > ul > li + li {
    border-block-start: 1px solid ${theme.color.border};
  }

  & > ul > li > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.5rem;
    padding-block-start: 0.25rem;
  }

  & > ul > li button {
    min-height: 1.75rem;
    margin: 0;
    padding-inline: 0.625rem;
    font-size: ${theme.font.sizeXs};
  }

  & p {
    max-width: none;
  }

  & [data-writer] {
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
  }
`;
