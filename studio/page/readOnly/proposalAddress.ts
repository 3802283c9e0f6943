import { proposalMeta } from "#studio/document/addresses/proposalMeta.ts";

/**
 * Where somebody starts a proposal, when the brands may only be read here; undefined: they are edited here. The server
 * says it in the page.
 */
export const proposalAddress = (): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${proposalMeta}"]`)?.content;
