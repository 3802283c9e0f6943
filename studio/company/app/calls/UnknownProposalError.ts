/** There is no such proposal, or the person may not see it: both are the same. */
export class UnknownProposalError extends Error {}
