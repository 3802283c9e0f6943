import { type RefObject, useRef, useState } from "react";
import { announcements } from "#ui/feedback/announcements.ts";
import type { FileKind, StudioFinding } from "#studio/document/StudioDocument.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import type { TextPlaces } from "./TextPanel.tsx";
import type { DrawerState } from "./useDrawer.ts";
import { placeOfPath, type TextPlace } from "../editor/placeOfPath.ts";
import { findingField } from "../findings/findingPlace.ts";
import { fixFinding } from "../findings/fixFinding.ts";
import { openFieldIn, openShownField } from "../contexts/openField.ts";
import { sectionOf } from "../fields/sectionOf.ts";
import { useAfterCommit } from "../parts/useAfterCommit.ts";
import type { EditSession } from "../session/createEditSession.ts";
import type { EditState } from "../session/editState.ts";
import { text } from "../texts.ts";

/** The ways to a place of the brand, in the form or in a text. */
export interface Places {
  /** The file whose text the drawer shows. */
  readonly file: FileKind;
  readonly setFile: (file: FileKind) => void;
  /** For the texts. */
  readonly texts: RefObject<TextPlaces | null>;
  /** Shows the field of a finding; its text when the text is open, or when the form has no such field. */
  readonly openFinding: (finding: StudioFinding) => void;
  /** Shows a field in the form; in the text when the form has no such field. */
  readonly showField: (field: FieldPlace) => void;
  /** Corrects a finding. When the text is open, the cursor goes to the correction. */
  readonly fix: (finding: StudioFinding) => void;
  /** Shows the text of a file that cannot be read, at its first finding. */
  readonly openBroken: (kind: FileKind) => void;
}

/** Leads from findings and from picked parts of the preview to a field of the form, or to its text. */
export function usePlaces(session: EditSession, { checked, history }: EditState, drawer: DrawerState): Places {
  const [file, setFile] = useState<FileKind>("descriptor");
  const texts = useRef<TextPlaces>(null);
  const afterCommit = useAfterCommit();

  const showText = (kind: FileKind, { line, column, length }: TextPlace): void => {
    setFile(kind);
    drawer.open("text");
    afterCommit(() => texts.current?.goTo(kind, line, column, length));
  };
  const openText = ({ kind, ...place }: StudioFinding): void => {
    if (kind !== undefined) showText(kind, place);
  };
  return {
    file,
    setFile,
    texts,
    openFinding(finding) {
      const field = findingField(checked.texts, finding);
      const isInText = drawer.tab === "text" && finding.kind !== undefined;
      if (isInText || field === undefined || sectionOf(field) === undefined) openText(finding);
      else openFieldIn(finding.context, field);
    },
    showField({ kind, path }) {
      if (sectionOf({ kind, path }) !== undefined) return openShownField(history.texts, { kind, path });
      return showText(kind, placeOfPath(history.texts[kind] ?? "", path));
    },
    fix(finding) {
      if (!fixFinding(session, finding)) return;
      announcements.announce(text("findings.fixed", { text: finding.fix?.text ?? "" }));
      if (drawer.tab === "text") openText({ ...finding, length: finding.fix?.text.length ?? 0 });
    },
    openBroken(kind) {
      const finding = checked.findings.find((each) => each.kind === kind);
      if (finding !== undefined) return openText(finding);
      setFile(kind);
      return drawer.open("text");
    },
  };
}
