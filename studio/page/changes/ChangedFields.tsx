import { Button } from "#ui/controls/Button.tsx";
import { isOverlapping } from "#studio/document/fieldChanges.ts";
import type { DocumentKind } from "#studio/document/StudioDocument.ts";
import { listInWords } from "../parts/listInWords.ts";
import type { FieldPath, FieldPlace } from "#studio/document/describeField.ts";
import { fieldKey } from "../fields/fieldKey.ts";
import { fieldGroups } from "../fields/fieldGroups.ts";
import { text } from "../texts.ts";
import { ChangeGroup, ChangeRow } from "./ChangeList.tsx";
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
    <ChangeGroup key={title}>
      <h3>{title}</h3>
      <ul>
        {fields.map((change) => {
          const names = writersOf(change);
          return (
            <ChangeRow
              key={fieldKey(change)}
              title={change.title}
              before={<ShownValue place={change} side={change.before} />}
              after={<ShownValue place={change} side={change.after} />}
              details={change.details}
            >
              {names.length > 0 && <p data-writer>{text("colleague.wrote", { name: listInWords(names) })}</p>}
              <ChangeButtons change={change} onTakeBack={onTakeBack} onShow={onShow} />
            </ChangeRow>
          );
        })}
      </ul>
    </ChangeGroup>
  ));
}

interface ChangeButtonsProps {
  readonly change: WordedChange;
  readonly onTakeBack: ChangedFieldsProps["onTakeBack"];
  readonly onShow: ChangedFieldsProps["onShow"];
}

/** What can be done with a change: it is taken back, or shown in the portal. */
function ChangeButtons({ change, onTakeBack, onShow }: ChangeButtonsProps) {
  const acts = [
    { word: "changes.takeBack", label: "changes.takeBackField", act: onTakeBack },
    { word: "changes.show", label: "changes.showField", act: onShow },
  ] as const;
  const possible = acts.flatMap(({ act, ...words }) => (act === undefined ? [] : [{ act, ...words }]));
  if (possible.length === 0) return null;
  return (
    <div>
      {possible.map(({ word, label, act }) => (
        <Button
          key={word}
          variant="quiet"
          aria-label={text(label, { field: change.title })}
          onClick={() => act(change)}
        >
          {text(word)}
        </Button>
      ))}
    </div>
  );
}
