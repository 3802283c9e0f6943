import { type ReactNode, useMemo, useState } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { theme } from "#ui/theme/theme.ts";
import type { FormBasis } from "#studio/document/FormBasis.ts";
import { fieldChanges, isReadable, takenBack } from "#studio/document/fieldChanges.ts";
import { unsavedKinds } from "#studio/document/history.ts";
import { type DocumentKind, type DocumentTexts, isImage } from "#studio/document/StudioDocument.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { documentKindText, documentKindTitle } from "../fields/documentKindText.ts";
import { text } from "../texts.ts";
import { ChangedFields, type WrittenPlace } from "./ChangedFields.tsx";
import { ChangeGroup } from "./ChangeList.tsx";
import { wordedChanges } from "./changeWords.ts";
import { FileDifference } from "./FileDifference.tsx";
import { FontsDifference, ImageDifference } from "./ImageDifference.tsx";

interface ChangedDocumentProps {
  readonly before: DocumentTexts;
  readonly after: DocumentTexts;
  readonly paths: DocumentTexts;
  readonly basis: FormBasis;
  /** What others have written: their names are at the fields. */
  readonly writers?: readonly WrittenPlace[];
  /** Takes changes back: gets the changed texts. Left out: they can only be read. */
  readonly onTakeBack?: (texts: Partial<DocumentTexts>) => void;
  readonly onShow?: (place: FieldPlace) => void;
  /** Shown between the changes and the text of the files. */
  readonly children?: ReactNode;
}

/** What differs between two versions of a document: fields in words, images and fonts, and the text on demand. */
export function ChangedDocument(props: ChangedDocumentProps) {
  const { before, after, paths, basis, writers = [], onTakeBack, onShow, children } = props;
  const changes = useMemo(
    () => wordedChanges(fieldChanges(before, after), { before, after, basis }),
    [before, after, basis],
  );
  const kinds = unsavedKinds(after, before);
  const [withText, setWithText] = useState(false);
  const files = kinds.filter((kind) => !isImage(kind) && kind !== "fonts");
  // Files whose difference is no field: comments, a syntax error, the answers about a designer's files.
  const others = files.filter((kind) => !changes.some((change) => change.kind === kind));
  const whole = (kind: DocumentKind) => onTakeBack && (() => onTakeBack({ [kind]: before[kind] ?? "" }));
  return (
    <>
      <ChangedFields
        changes={changes}
        writers={writers}
        {...(onTakeBack && {
          onTakeBack: ({ kind, path }) =>
            onTakeBack({ [kind]: takenBack(after[kind] ?? "", before[kind] ?? "", path) }),
        })}
        {...(onShow && { onShow })}
      />
      {kinds.map((kind) => {
        const parts = { before: before[kind] ?? "", after: after[kind] ?? "", onTakeBack: whole(kind) };
        if (kind === "fonts") return <FontsDifference key={kind} {...parts} />;
        return isImage(kind) ? <ImageDifference key={kind} kind={kind} {...parts} /> : null;
      })}
      {others.map((kind) => (
        <OtherChange key={kind} kind={kind} reason={otherReason(kind, before, after)} onTakeBack={whole(kind)} />
      ))}
      {files
        .filter((kind) => !isReadable(before[kind]) && !others.includes(kind))
        .map((kind) => (
          <p key={kind}>{text("changes.partlyRead", { file: documentKindTitle(kind) })}</p>
        ))}
      {children}
      {files.length > 0 && (
        <Texts open={withText} onToggle={(event) => setWithText(event.currentTarget.open)}>
          <summary>{text("changes.texts")}</summary>
          {withText &&
            files.map((kind) => (
              <FileDifference
                key={kind}
                path={paths[kind] ?? ""}
                before={before[kind] ?? ""}
                after={after[kind] ?? ""}
                onTakeBack={onTakeBack && ((next) => onTakeBack({ [kind]: next }))}
              />
            ))}
        </Texts>
      )}
    </>
  );
}

/** What has changed in a file without a changed field. */
function otherReason(kind: DocumentKind, before: DocumentTexts, after: DocumentTexts): string {
  if (kind === "look") return text("changes.look");
  if (!isReadable(after[kind])) return text("changes.broken");
  if (!before[kind]) return text("changes.newFile");
  return text(isReadable(before[kind]) ? "changes.layout" : "changes.mended");
}

interface OtherChangeProps {
  readonly kind: DocumentKind;
  /** What has changed in it. */
  readonly reason: string;
  readonly onTakeBack: (() => void) | undefined;
}

function OtherChange({ kind, reason, onTakeBack }: OtherChangeProps) {
  const name = documentKindText(kind);
  return (
    <ChangeGroup>
      <h3>{documentKindTitle(kind)}</h3>
      <ul>
        <li>
          <p>{reason}</p>
          {onTakeBack !== undefined && (
            <div>
              <Button variant="quiet" aria-label={text("changes.takeBackField", { field: name })} onClick={onTakeBack}>
                {text("changes.takeBack")}
              </Button>
            </div>
          )}
        </li>
      </ul>
    </ChangeGroup>
  );
}

const Texts = styled.details`
  flex: none;
  font-size: ${theme.font.sizeSm};

  & > summary {
    padding-block: 0.375rem;
  }

  & > section + section {
    margin-block-start: 0.5rem;
  }
`;
