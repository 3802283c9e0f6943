import type { Context, MiddlewareHandler } from "hono";
import { studioApiBase } from "#studio/document/addresses/studioCalls.ts";
import { answerFailure } from "#studio/server/calls/answerFailure.ts";
import { baseId } from "#studio/document/StudioDocument.ts";
import type { CompanyEnv } from "../identity/CompanyAccess.ts";
import { personOfViewer, seesBrand, viewerOf } from "../identity/Viewer.ts";
import type { AuditEvent } from "../records/log/AuditEvent.ts";
import { requireEditing } from "../proposals/mayDo.ts";
import type { ProposalDesk } from "../proposals/ProposalDesk.ts";
import { Refusal } from "#studio/server/Refusal.ts";

/** Writes a call that was refused into the log. */
export type NoteRefused = (event: Extract<AuditEvent, { readonly kind: "callRefused" }>) => void;

/** What needs another role is in the log. */
export function noteForbidden(c: Context<CompanyEnv>, { status }: Refusal, note: NoteRefused): void {
  const { visitor } = c.var;
  if (status !== 403 || visitor.kind !== "person") return;
  const { id, name } = visitor.session.person;
  note({ kind: "callRefused", by: { id, name }, method: c.req.method, path: c.req.path });
}

interface EditorOptions {
  readonly desk: Pick<ProposalDesk, "requireEditable">;
  readonly noteRefused: NoteRefused;
}

/**
 * At the host of a proposal, before a call that changes a document or its unsaved edits, which all of its people share:
 * the proposal is one that is edited, and the person edits the brand.
 */
export const requireEditor =
  ({ desk, noteRefused }: EditorOptions): MiddlewareHandler<CompanyEnv> =>
  async (c, next) => {
    const viewer = viewerOf(c.var.visitor);
    const number = Number(/^forslag(\d+)\./.exec(c.req.header("Host") ?? "")?.[1]);
    // The main branch refuses it itself, and so does a brand that does not exist for them.
    const id = c.req.path.startsWith(`${studioApiBase}/base/`) ? baseId : c.req.param("id");
    if (Number.isNaN(number) || id === undefined || (id !== baseId && !seesBrand(viewer, id))) return next();
    try {
      desk.requireEditable(number);
      requireEditing(personOfViewer(viewer), id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      noteForbidden(c, error, noteRefused);
      return answerFailure(error, c);
    }
    return next();
  };
