/** How much somebody can write or choose in a proposal. The page says it, the calls refuse more, and nothing else is stored. */
export const limits = {
  /** Characters of a comment, and of the reason why a proposal is sent back. */
  comment: 2000,
  /** Characters of the name of a proposal. */
  title: 150,
  /** Days that a link to a preview opens something. */
  linkDays: 30,
} as const;
