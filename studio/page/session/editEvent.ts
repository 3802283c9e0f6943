import type { CheckedDocument, DocumentTexts, StudioDocument, Environment } from "#studio/document/StudioDocument.ts";
import type { LeftOutField } from "#studio/document/RefusedField.ts";
import type { EditManner, History } from "#studio/document/history.ts";
import type { ReplacedField } from "./replacedFields.ts";
import type { CallFailure, DocumentCall, MergeDecision } from "./editState.ts";

/** What happens to a document that is edited. */
export type EditEvent =
  | { readonly type: "edited"; readonly texts: DocumentTexts; readonly manner: EditManner }
  | { readonly type: "undone" | "redone" }
  /** Another field has the focus: what is typed in it is undone apart from what was typed before. */
  | { readonly type: "fieldChanged" }
  /** The call that was on its way has ended. */
  | { readonly type: "callAnswered"; readonly document: StudioDocument }
  | { readonly type: "callFailed"; readonly failure: CallFailure }
  | { readonly type: "retryDue" }
  /** Somebody has seen what a colleague has replaced, and lets it be. */
  | { readonly type: "replacedSeen"; readonly fields: readonly ReplacedField[] }
  | { readonly type: "refreshWanted" }
  | { readonly type: "refreshed"; readonly document: StudioDocument; readonly asked: Refresh }
  | { readonly type: "environmentChosen"; readonly environment: Environment }
  /** `without`: fields that are not saved. */
  | { readonly type: "saveWanted"; readonly without?: readonly LeftOutField[] }
  | { readonly type: "rebaseWanted"; readonly decision: MergeDecision }
  /** Somebody has said whose texts hold. */
  | { readonly type: "settled"; readonly decision: MergeDecision }
  | { readonly type: "checkDue"; readonly round: number }
  | { readonly type: "checked"; readonly round: number; readonly answer: CheckedDocument };

/**
 * Asks what has changed elsewhere. It holds up neither edits nor saving: its answer is dropped when an edit was sent, or
 * the files were written, meanwhile.
 */
export interface Refresh {
  readonly type: "refresh";
  readonly environment: Environment;
  /** What the server had received when it was asked. */
  readonly received: History;
  /** The files as they were known then. */
  readonly saved: DocumentTexts;
}

/** What has to be done after a step. */
export type EditEffect =
  | DocumentCall
  | Refresh
  | { readonly type: "check"; readonly round: number }
  | { readonly type: "wait"; readonly ms: number; readonly event: EditEvent };
