/**
 * The lines at the end of a commit's message that say which proposal it brought to `main`, and who has written and
 * approved that. The studio writes them; the record of releases is made of them.
 */
export const proposalTrailers = {
  number: "Forslagsnummer",
  title: "Forslag",
  /** Somebody who has written it: `Name <mail>`. Every author has such a line, or is the author of the commit. */
  coAuthor: "Co-authored-by",
  /** Somebody who has proposed it: `Name <mail>`. */
  proposer: "Proposed-by",
  /** Somebody who has approved it: `Name <mail>`. */
  approver: "Approved-by",
  /** The commit that this one takes back. */
  takesBack: "Tar tilbake",
} as const;
