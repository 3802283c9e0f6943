import type {
  ActRequest,
  LogPage,
  NewComment,
  NewLink,
  OpenedProposal,
  PreviewLink,
  Proposal,
  ProposalList,
  ListedProposals,
  ProposedTexts,
  ResolvedConflicts,
  SignedIn,
} from "#studio/document/company/CompanyWire.ts";
import { call } from "./studioApi.ts";

const segmentsOf = (number: number) => ({ number: String(number) });

/** The calls of a company's studio. Each throws `ApiError`. */
export const companyApi = {
  me: (signal?: AbortSignal) => call<SignedIn>("GET /company/me", { signal }),
  proposals: (
    query: { readonly list: ProposalList; readonly q: string; readonly after: string },
    signal?: AbortSignal,
  ) => call<ListedProposals>("GET /company/proposals", { query, signal }),
  create: (title: string) => call<OpenedProposal>("POST /company/proposals", { body: { title } }),
  proposal: (number: number, signal?: AbortSignal) =>
    call<Proposal>("GET /company/proposals/:number", { segments: segmentsOf(number), signal }),
  /** The texts of a brand on the main branch and in a proposal. */
  texts: (number: number, brand: string, signal?: AbortSignal) =>
    call<ProposedTexts>("GET /company/proposals/:number/brands/:id", {
      segments: { ...segmentsOf(number), id: brand },
      signal,
    }),
  act: (number: number, request: ActRequest) =>
    call<Proposal>("POST /company/proposals/:number/acts", { segments: segmentsOf(number), body: request }),
  update: (number: number, resolved: ResolvedConflicts) =>
    call<Proposal>("POST /company/proposals/:number/update", { segments: segmentsOf(number), body: resolved }),
  comment: (number: number, comment: NewComment) =>
    call<Proposal["comments"]>("POST /company/proposals/:number/comments", {
      segments: segmentsOf(number),
      body: comment,
    }),
  resolveComment: (number: number, id: number) =>
    call<Proposal["comments"]>("POST /company/proposals/:number/comments/:id/resolved", {
      segments: { ...segmentsOf(number), id: String(id) },
      body: {},
    }),
  links: (number: number, signal?: AbortSignal) =>
    call<PreviewLink[]>("GET /company/proposals/:number/links", { segments: segmentsOf(number), signal }),
  makeLink: (number: number, link: NewLink) =>
    call<PreviewLink>("POST /company/proposals/:number/links", { segments: segmentsOf(number), body: link }),
  revokeLink: (number: number, id: string) =>
    call<PreviewLink[]>("POST /company/proposals/:number/links/:id/revoked", {
      segments: { ...segmentsOf(number), id },
      body: {},
    }),
  log: (before: string, signal?: AbortSignal) => call<LogPage>("GET /company/log", { query: { before }, signal }),
};
