/** Where the calls between the studio's page and its server are, from the root of the studio's host. */
export const studioApiBase = "/api";

/**
 * Every call between the studio's page and its server: the method, and the path below {@link studioApiBase}. A `:name`
 * is a segment that comes from data. Both sides use these names: a changed path breaks the types of both.
 */
export const studioCalls = [
  "GET /choices",
  "GET /gallery",
  "GET /schemas",
  "GET /form",
  "GET /fonts/:family",
  "GET /names",
  "GET /new-brand/:id",
  "POST /new-brand",
  "GET /brands",
  "GET /brands/:id/logo.svg",
  "GET /brands/:id/document",
  "GET /brands/:id/mark",
  "PUT /brands/:id/document",
  "GET /brands/:id/findings",
  "GET /brands/:id/same-value",
  "GET /brands/:id/origin",
  "GET /brands/:id/sources",
  "GET /brands/:id/fonts",
  "POST /brands/:id/fonts/check",
  "GET /brands/:id/steps",
  "POST /brands/:id/rebase",
  "POST /brands/:id/save",
  "POST /brands/:id/images/:kind/check",
  "GET /brands/:id/preview",
  "POST /brands/:id/offered",
  "GET /brands/:id/history",
  "GET /brands/:id/history/:hash",
  "GET /brands/:id/readable/:kind",
  "GET /brands/:id/comparison/:other",
  "GET /base/document",
  "GET /base/mark",
  "PUT /base/document",
  "GET /base/findings",
  "GET /base/origin",
  "GET /base/readable/:kind",
  "GET /base/steps",
  "POST /base/rebase",
  "POST /base/save",
  "GET /base/buildable",
  "GET /base/effect",
  "GET /base/uses",
  "GET /base/previews/:id",
] as const;

/**
 * The calls of a company's studio beside those above. They are answered at the studio's own host and at the host of each
 * proposal. Bodies and answers: `company/CompanyWire.ts`.
 */
export const companyCalls = [
  /** {@link SignedIn}. */
  "GET /company/me",
  /** `?list=mine|waiting|live|all&q=&after=`: {@link ListedProposals}. */
  "GET /company/proposals",
  /** `{ title }`: {@link OpenedProposal}. */
  "POST /company/proposals",
  "GET /company/proposals/:number",
  /** {@link ActRequest}: the proposal as it is then. */
  "POST /company/proposals/:number/acts",
  /** {@link ResolvedConflicts}: the proposal with the main branch in it. */
  "POST /company/proposals/:number/update",
  /** The documents of a brand on both sides: {@link ProposedTexts}. */
  "GET /company/proposals/:number/brands/:id",
  /** {@link NewComment}: the comments of the proposal. */
  "POST /company/proposals/:number/comments",
  "POST /company/proposals/:number/comments/:id/resolved",
  /** {@link PreviewLink} list. */
  "GET /company/proposals/:number/links",
  /** {@link NewLink}: the link with its address, which is known only then. */
  "POST /company/proposals/:number/links",
  "POST /company/proposals/:number/links/:id/revoked",
  /** `?before=`: entries of the log, for owners: {@link LogPage}. */
  "GET /company/log",
] as const;

/** A call of the studio. */
export type StudioCall = (typeof studioCalls)[number] | (typeof companyCalls)[number];

/** The calls that change a brand, or what is kept of its edits. */
export const writingCalls = [
  "POST /new-brand",
  "PUT /brands/:id/document",
  "POST /brands/:id/rebase",
  "POST /brands/:id/save",
  "PUT /base/document",
  "POST /base/rebase",
  "POST /base/save",
] as const satisfies readonly StudioCall[];

/** The path of a call, with its `:name` as it is. */
export type StudioCallPath<Call extends StudioCall> = Call extends `${string} ${infer Path}` ? Path : never;

/** The method of a call, and its path below {@link studioApiBase}. */
export function partsOf<Call extends StudioCall>(call: Call): readonly [method: string, path: StudioCallPath<Call>] {
  const [method = "", path = ""] = call.split(" ");
  return [method, path as StudioCallPath<Call>];
}

/**
 * The address of a call, from the root of the studio's host.
 * @param segments the value of each `:name` of the path
 */
export function addressOfCall(call: StudioCall, segments: Readonly<Record<string, string>> = {}): string {
  const [, path] = partsOf(call);
  return studioApiBase + path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(segments[name] ?? ""));
}
