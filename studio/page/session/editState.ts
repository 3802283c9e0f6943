import type { DocumentTexts, StudioDocument, StudioFinding, Environment } from "#studio/document/StudioDocument.ts";
import type { History } from "#studio/document/history.ts";
import type { RefusedDocumentImage } from "../studioApi.ts";
import type { LeftOutField, RefusedField } from "#studio/document/RefusedField.ts";
import type { ReplacedField } from "./replacedFields.ts";
import type { SaveProblem } from "./saveProblem.ts";

/** How far the server has come. */
export type Sync =
  | { readonly status: "synced" }
  | { readonly status: "sending" }
  /**
   * The text is in this page alone, and is sent again and again: there is no answer, or a problem with the disk. A text
   * that is too large is sent again when it has changed.
   */
  | { readonly status: "offline"; readonly problem?: SaveProblem | undefined }
  /** Another tab has changed the document, and this one has edits that are not sent. */
  | { readonly status: "elsewhere"; readonly other: StudioDocument };

/**
 * What holds after another program, or another tab, has changed the texts: theirs alone, or together with the own changes.
 * `taken`: keys of the conflicts in which their value holds.
 */
export type MergeDecision = "theirs" | { readonly taken: readonly string[] };

/**
 * A call that is answered with the document.
 * `change` sends the edits; `readOther` asks what another tab has written, after a call was refused for it; `readDisk`
 * asks what another program has written, after saving was refused for it.
 */
export type DocumentCall = { readonly environment: Environment } & (
  | {
      readonly type: "change";
      /** The document as the server has it: what differs from it is sent. */
      readonly known: StudioDocument;
      readonly history: History;
      /** The steps of undo and redo; undefined: the server has them already. */
      readonly steps: string | undefined;
    }
  | { readonly type: "readDisk" | "readOther" }
  | { readonly type: "rebase"; readonly revision: number; readonly decision: MergeDecision }
  /** `without`: fields that are not saved. */
  | { readonly type: "save"; readonly revision: number; readonly without: readonly LeftOutField[] }
);

/** A brand that is edited in this page, with what is known of it. */
export interface EditState {
  /** The environment whose values the preview has. */
  readonly environment: Environment;
  readonly history: History;
  /** What the server answered last. Its texts are older than those of the history while edits are sent. */
  readonly document: StudioDocument;
  /** The findings, and the texts that have them: findings have places in these. */
  readonly checked: { readonly texts: DocumentTexts; readonly findings: readonly StudioFinding[] };
  readonly sync: Sync;
  /** `running`: wanted or on its way. `undecided`: somebody has to say first which texts hold. */
  readonly saving: "failed" | "idle" | "running" | "undecided";
  /** Why saving has failed, as far as it is known. */
  readonly saveProblem: SaveProblem | undefined;
  /** The fields for which saving was refused: whoever has set them lacks a role. */
  readonly refusedFields: readonly RefusedField[];
  /** The fields that are not saved when saving is on its way. */
  readonly leftOut: readonly LeftOutField[];
  /** The image that the last edit would have stored, and that the server refuses. The rest of the edit holds. */
  readonly refusedImage: RefusedDocumentImage | undefined;
  /** What colleagues have replaced in this page since it was saved last. Some can have another value again by now. */
  readonly replaced: readonly ReplacedField[];
  /** The call that is on its way. There is one at a time; later edits are sent after it. */
  readonly call: DocumentCall | undefined;
  /** How to go on from the files on the disk, as soon as all edits are sent. */
  readonly rebasing: MergeDecision | undefined;
  /** The history that the server received last, with its steps. */
  readonly received: History;
  /** Counts the wishes for findings. Only the answer to the last one is used. */
  readonly checkRound: number;
}

/** Why a call has failed. */
export interface CallFailure {
  /** In a word of the server. */
  readonly refused: string;
  /** The image that was refused, where it was one. */
  readonly image?: RefusedDocumentImage | undefined;
  /** The fields for which it was refused. */
  readonly fields?: readonly RefusedField[];
}

/** A document that was just opened: the server has its texts, and the steps of its history. */
export const openedState = (
  document: StudioDocument,
  findings: readonly StudioFinding[],
  history: History,
): EditState => ({
  environment: "all",
  history,
  document,
  checked: { texts: document.texts, findings },
  sync: { status: "synced" },
  saving: "idle",
  saveProblem: undefined,
  refusedFields: [],
  leftOut: [],
  refusedImage: undefined,
  replaced: [],
  call: undefined,
  rebasing: undefined,
  received: history,
  checkRound: 0,
});
