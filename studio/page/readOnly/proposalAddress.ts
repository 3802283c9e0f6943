import { proposalMeta } from "#studio/document/addresses/proposalMeta.ts";

/**
 * Where somebody starts a proposal, when the brands may only be read here; undefined: they are edited here. The server
 * says it in the page.
 */
export const proposalAddress = (): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${proposalMeta}"]`)?.content;

/** The pages that change nothing. */
const readable = new Set(["brands", "glance", "brand"]);

/** Whether a page of the studio can be opened: where the brands may only be read, one that changes them cannot. */
export const isReadable = (page: string): boolean => proposalAddress() === undefined || readable.has(page);
