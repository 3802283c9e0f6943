import { proposalAddress } from "./proposalAddress.ts";

/** The pages that change nothing. */
const readable = new Set(["brands", "glance", "brand", "book"]);

/** Whether a page of the studio can be opened: where the brands may only be read, one that changes them cannot. */
export const isReadable = (page: string): boolean => proposalAddress() === undefined || readable.has(page);
