import { type QueryClient, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useContext } from "react";
import { baseId } from "#studio/document/StudioDocument.ts";
import { ApiError, type Schemas, type StudioApi, studioApi } from "../studioApi.ts";
import type { FormBasis } from "#studio/document/FormBasis.ts";
import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import { createEditSession, type EditSession } from "./createEditSession.ts";
import { createUnsent } from "./createUnsent.ts";
import { TabNumber } from "./tabNumber.ts";
import { choicesQuery, formQuery, schemasQuery } from "./queries.ts";

/** A brand, or the base that all brands share, with everything that its page needs. */
export interface OpenedBrand {
  readonly session: EditSession;
  readonly schemas: Schemas;
  readonly choices: PreviewChoices;
  /** What the form shows beside the document's own texts. */
  readonly basis: FormBasis;
  /** Whether the session began with texts that a page before had not sent. */
  readonly isRecovered: boolean;
}

/** The calls of a document: those of a brand, or of what all brands share. */
type DocumentApi = Parameters<typeof createEditSession>[2]["api"] & Pick<StudioApi, "steps">;

async function open(id: string, api: DocumentApi, tab: number, client: QueryClient): Promise<OpenedBrand> {
  const [document, { findings }, schemas, choices, form, kept] = await Promise.all([
    api.open(id, "all"),
    api.check(id),
    client.query(schemasQuery),
    client.query(choicesQuery),
    client.query(formQuery),
    api.steps(id),
  ]);
  const basis = id === baseId ? { texts: form.texts } : form;
  const later = (task: () => void, ms: number) => void setTimeout(task, ms);
  const unsent = createUnsent(window.localStorage, `studio.unsent.${tab}.${id}`);
  // An edit is sent in a task of its own: what was typed is drawn first.
  const change: StudioApi["change"] = async (...edit) => {
    await new Promise((resolve) => setTimeout(resolve));
    unsent.sending(edit[2]);
    return api.change(...edit);
  };
  const deps = { api: { ...api, change }, now: () => Date.now(), later };
  const found = unsent.find(document.texts);
  // What was written over another text is sent as one that is late: the server refuses it, and the visitor is asked.
  const late = found?.base && { ...document, texts: found.base, revision: document.revision - 1 };
  const session = createEditSession(late ?? document, findings, deps, kept);
  // After what is shown at once: a colour is on its way to the portal then.
  session.subscribe(({ history, document: answered }) =>
    queueMicrotask(() => unsent.keep(history.texts, answered.texts)),
  );
  if (found !== undefined) session.edit(found.texts);
  return { session, schemas, choices, basis, isRecovered: found !== undefined };
}

/** Whether a document could not be opened since it does not exist. */
export const isUnknownDocument = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Opens a brand, or another document, once: its session has what is edited in this page. */
export function useOpenDocument(id: string, api: DocumentApi = studioApi): UseQueryResult<OpenedBrand> {
  const tab = useContext(TabNumber);
  return useQuery({
    queryKey: ["document", tab, id],
    queryFn: ({ client }) => open(id, api, tab, client),
    staleTime: Infinity,
    gcTime: Infinity,
  });
}
