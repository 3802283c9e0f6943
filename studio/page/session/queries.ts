import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { galleryBase } from "#contract/gallery/galleryBase.ts";
import type { Proposal, ProposalComment, ProposalList } from "#studio/document/company/CompanyWire.ts";
import type { FieldPath } from "#studio/document/describeField.ts";
import type {
  Environment,
  ChangedTexts,
  DocumentTexts,
  FileKind,
  PreviewState,
  StudioDocument,
} from "#studio/document/StudioDocument.ts";
import type { ImageKind } from "#studio/document/imageKinds.ts";
import { readAddress } from "../address.ts";
import { companyApi } from "../companyApi.ts";
import { brandsApi, studioApi } from "../studioApi.ts";

/*
 * Everything that the pages read from the server, with the name under which its answer is known. What the answer depends
 * on is in the name: the answer to an older question never takes the place of a newer one, and its call is aborted.
 */

/** It is the same as long as the page is open. */
const lasting = { staleTime: Infinity, gcTime: Infinity } as const;

/** A pause in the edits after which the server is asked about them, in ms. */
const editPauseMs = 250;

/** Asks after a pause; not at all when the question is outdated by then: for what is asked about something typed. */
async function afterPause<Answer>(
  pauseMs: number,
  signal: AbortSignal,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, pauseMs);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(new DOMException("Outdated", "AbortError"));
    });
  });
  return ask(signal);
}

// Of the studio as a whole.

export const brandsQuery = queryOptions({ queryKey: ["brands"], queryFn: ({ signal }) => studioApi.brands(signal) });

export const namesQuery = queryOptions({
  queryKey: ["names"],
  queryFn: ({ signal }) => brandsApi.names(signal),
  ...lasting,
});

export const schemasQuery = queryOptions({ queryKey: ["schemas"], queryFn: () => studioApi.schemas(), ...lasting });

/** What the form shows beside the texts of a brand. */
export const formQuery = queryOptions({ queryKey: ["form"], queryFn: () => studioApi.form(), ...lasting });

/** What the gallery shows. It is compiled when it is first wanted: most visits of the studio do not need it. */
export const galleryQuery = queryOptions({ queryKey: ["gallery"], queryFn: () => studioApi.gallery(), ...lasting });

const isGalleryAddressed = (): boolean => readAddress().side?.startsWith(galleryBase) === true;

/** What can be chosen above a preview, and first the gallery when the address of the page names a part of it. */
export const choicesQuery = queryOptions({
  queryKey: ["choices"],
  queryFn: async ({ client }) => {
    const gallery = isGalleryAddressed() ? client.query(galleryQuery).catch(() => undefined) : undefined;
    const [choices] = await Promise.all([studioApi.choices(), gallery]);
    return choices;
  },
  ...lasting,
});

/** Whether a new brand can have an id. */
export const newIdQuery = (id: string) =>
  queryOptions({
    queryKey: ["newId", id],
    queryFn: ({ signal }) => afterPause(200, signal, (own) => brandsApi.checkNewId(id, own)),
    enabled: id !== "",
  });

// Of one brand, or of what all brands share. Another revision of its draft is another question.

/** The portal of a brand as it is drafted. */
export const previewQuery = (id: string) =>
  queryOptions({ queryKey: ["preview", id], queryFn: ({ signal }) => brandsApi.preview(id, signal) });

/** What of a brand can be seen in its portal. The last answer stays while the next is asked for. */
export const sourcesQuery = (id: string, { page, environment }: PreviewState, language: string) =>
  queryOptions({
    queryKey: ["sources", id, page, environment, language],
    queryFn: ({ signal }) => studioApi.sources(id, { environment, language }, signal),
    placeholderData: keepPreviousData,
  });

interface TriedTexts {
  readonly texts: DocumentTexts;
  /** Those of them that the server does not have. */
  readonly sent: ChangedTexts;
}

/** The preview of a document with texts that are tried. A pointer that moves over a list asks for what it stays on. */
export const offeredQuery = (
  { id, revision }: Pick<StudioDocument, "id" | "revision">,
  { texts, sent }: TriedTexts,
  parts: { readonly environment: string; readonly tab: number },
) =>
  queryOptions({
    queryKey: ["offered", id, revision, sent, parts],
    queryFn: ({ signal }) =>
      afterPause(60, signal, async (own) => ({ texts, preview: await studioApi.offered(id, sent, parts, own) })),
  });

/** Names of the other brands with the same value in the descriptor. */
export const sameValueQuery = (id: string, path: FieldPath, environment: Environment, revision: number) =>
  queryOptions({
    queryKey: ["sameValue", id, path, environment, revision],
    queryFn: ({ signal }) => afterPause(editPauseMs, signal, (own) => studioApi.sameValue(id, path, environment, own)),
  });

interface AskedField {
  readonly kind: FileKind | ImageKind;
  readonly path: FieldPath;
  readonly environment: Environment;
  readonly language: string;
}

/** Since when a field has its value. `id` undefined: a field of what all brands share. The last answer stays. */
export const originQuery = (id: string | undefined, field: AskedField, revision: number, isSaved: boolean) =>
  queryOptions({
    queryKey: ["origin", id, field, revision, isSaved],
    queryFn: ({ signal }) => afterPause(editPauseMs, signal, (own) => studioApi.origin(id, field, own)),
    placeholderData: (known, query) => (isAskedOf(query?.queryKey, id, field) ? known : undefined),
  });

/** Whether an origin was asked of the same field. */
const isAskedOf = (key: readonly unknown[] | undefined, id: string | undefined, field: AskedField): boolean =>
  JSON.stringify(key?.slice(1, 3)) === JSON.stringify([id, field]);

/** The newest text of a file that can be read. `id` undefined: of a file that all brands share. */
export const readableQuery = (id: string | undefined, kind: FileKind, revision: number) =>
  queryOptions({
    queryKey: ["readable", id, kind, revision],
    queryFn: ({ signal }) => studioApi.readable(id, kind, signal),
    placeholderData: keepPreviousData,
  });

/** The possible fonts, and the size of those that are chosen. @param chosen what the size depends on */
export const fontsQuery = (id: string, chosen: unknown) =>
  queryOptions({
    queryKey: ["fonts", id, chosen],
    queryFn: ({ signal }) => studioApi.fonts(id, signal),
    placeholderData: keepPreviousData,
  });

/** The findings of a brand as it is drafted. @param head the commit that the draft is of */
export const findingsQuery = (id: string, head: string) =>
  queryOptions({ queryKey: ["findings", id, head], queryFn: ({ signal }) => studioApi.check(id, signal) });

export const historyQuery = (id: string) =>
  queryOptions({ queryKey: ["history", id], queryFn: ({ signal }) => brandsApi.history(id, signal) });

/** The texts of a version. A version does not change. */
export const versionQuery = (id: string, hash: string) =>
  queryOptions({
    queryKey: ["version", id, hash],
    queryFn: ({ signal }) => brandsApi.version(id, hash, signal),
    placeholderData: keepPreviousData,
    ...lasting,
  });

/** @param revisions of both drafts */
export const comparisonQuery = (a: string, b: string, revisions: readonly [number, number]) =>
  queryOptions({
    queryKey: ["comparison", a, b, revisions],
    queryFn: ({ signal }) => brandsApi.compare(a, b, signal),
    // Of the same two brands: values of another one must not be taken.
    placeholderData: (known, query) => (query?.queryKey[1] === a && query.queryKey[2] === b ? known : undefined),
  });

// What an edit of the shared values does.

/** @param revision of the edited base; left out: it is not edited in this page */
export const baseEffectQuery = (revision?: number) =>
  queryOptions({
    queryKey: ["baseEffect", revision],
    queryFn: ({ signal }) =>
      revision === undefined ? brandsApi.baseEffect(signal) : afterPause(editPauseMs, signal, brandsApi.baseEffect),
    placeholderData: keepPreviousData,
  });

/** Which brands can be built with the edited base. */
export const baseBuildableQuery = (revision: number) =>
  queryOptions({
    queryKey: ["baseBuildable", revision],
    queryFn: ({ signal }) => afterPause(editPauseMs, signal, brandsApi.baseBuildable),
    placeholderData: keepPreviousData,
  });

/** A brand with the saved base and with the edited one. @param revision of the edited base; left out: as it is now */
export const basePreviewsQuery = (id: string, environment: Environment, revision?: number) =>
  queryOptions({
    queryKey: ["basePreviews", id, environment, revision],
    queryFn: ({ signal }) => brandsApi.basePreviews(id, environment, signal),
    placeholderData: keepPreviousData,
  });

/** The brands over a field of the base. The last answer stays while somebody writes. */
export const baseUsesQuery = (field: Omit<AskedField, "kind">, revision: number) =>
  queryOptions({
    queryKey: ["baseUses", field, revision],
    queryFn: ({ signal }) => afterPause(editPauseMs, signal, (own) => brandsApi.baseUses(field, own)),
    placeholderData: keepPreviousData,
  });

// Of a company.

/** Who is signed in, and what they may do. */
export const meQuery = queryOptions({ queryKey: ["me"], queryFn: ({ signal }) => companyApi.me(signal), ...lasting });

/** How often it is asked what others have done meanwhile. */
export const newsPauseMs = 10_000;

/** A list of proposals, page by page. It is asked for again while it is seen, so that it has what others have done. */
export const proposalsQuery = (list: ProposalList, search: string) =>
  infiniteQueryOptions({
    queryKey: ["proposals", list, search],
    queryFn: ({ signal, pageParam }) => {
      const ask = (own: AbortSignal) => companyApi.proposals({ list, q: search, after: pageParam }, own);
      return search === "" ? ask(signal) : afterPause(editPauseMs, signal, ask);
    },
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    refetchInterval: newsPauseMs,
    refetchOnWindowFocus: "always",
  });

/** Who did what, the newest first, page by page. */
export const logQuery = infiniteQueryOptions({
  queryKey: ["log"],
  queryFn: ({ signal, pageParam }) => companyApi.log(pageParam, signal),
  initialPageParam: "",
  getNextPageParam: ({ next }) => next?.toString(),
});

/** Whether somebody answers a dialog: its button would go with what others have done. */
const hasDialog = (): boolean => document.querySelector("dialog[open]") !== null;

/** A proposal. What others have done with it comes when no dialog is open. */
export const proposalQuery = (number: number) =>
  queryOptions({
    queryKey: ["proposal", number],
    queryFn: async ({ signal, client }) => {
      const next = await companyApi.proposal(number, signal);
      const known = client.getQueryData<Proposal>(["proposal", number]);
      return known !== undefined && hasDialog() ? known : next;
    },
  });

/** Shows what a proposal has become by an own act. What was asked before is not shown: it can be older. */
export function showProposal(
  client: QueryClient,
  number: number,
  change: (known: Proposal | undefined) => Proposal | undefined,
): Proposal | undefined {
  const { queryKey } = proposalQuery(number);
  if (client.getQueryData(queryKey) === undefined) void client.refetchQueries({ queryKey });
  else void client.cancelQueries({ queryKey });
  return client.setQueryData(queryKey, change);
}

/** Shows the comments of a proposal, as the server has answered them to a new one. */
export const showComments = (client: QueryClient, number: number, comments: readonly ProposalComment[]) =>
  showProposal(client, number, (known) => known && { ...known, comments });

/** The texts of a brand on the main branch and in a proposal. @param head the newest commit: another one has others */
export const proposedTextsQuery = (number: number, brand: string, head: string) =>
  queryOptions({
    queryKey: ["proposedTexts", number, brand, head],
    queryFn: ({ signal }) => companyApi.texts(number, brand, signal),
    placeholderData: keepPreviousData,
  });

/** What the pictures of a brand in a proposal are made from. */
export const picturedQuery = (number: number, brand: string, head: string) =>
  queryOptions({
    queryKey: ["pictured", number, brand, head],
    queryFn: async ({ signal, client }) => {
      const [texts, choices, preview] = await Promise.all([
        companyApi.texts(number, brand, signal),
        client.query(choicesQuery),
        brandsApi.preview(brand, signal),
      ]);
      const { environment } = preview;
      const sources = await studioApi.sources(brand, { environment, language: "" }, signal);
      return { texts, choices, preview, sources };
    },
    placeholderData: keepPreviousData,
  });

/** The links that open the preview of a proposal for people without an account. */
export const linksQuery = (number: number) =>
  queryOptions({ queryKey: ["links", number], queryFn: ({ signal }) => companyApi.links(number, signal) });
