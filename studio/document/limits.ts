/** How much somebody can write, choose or send. The page says it, the calls refuse more, and nothing else is stored. */
export const limits = {
  /** Characters of a comment, and of the reason why a proposal is sent back. */
  comment: 2000,
  /** Characters of the name of a proposal. */
  title: 150,
  /** Days that a link to a preview opens something. */
  linkDays: 30,
  /** Comments and links of one proposal. */
  comments: 2000,
  links: 100,
  /** Tabs of one browser that have previews of their own. */
  tabs: 99,
  /** Characters of a file, and of all fonts of a brand: fonts are several files, and their bytes are written as text. */
  file: 1_000_000,
  fonts: 4_000_000,
  /** Bytes of a request: an edit with fonts, and its steps. */
  request: 7_000_000,
} as const;
