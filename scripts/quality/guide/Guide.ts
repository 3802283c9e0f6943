/** A document whose commands are typed, and what proves them. */
export interface Guide {
  /** From the root of the repository. */
  readonly file: string;
  /** The headings of the parts that are typed. Default: the whole document. */
  readonly headings?: readonly string[];
  /** Where the reader is, as soon as that folder is there. */
  readonly folder: string;
  /** What others have done before, as root and with the network: a script. */
  readonly before: string;
  /** What has to be true after a block that has this text in it, or what others do then: a script of the same user. */
  readonly claims: readonly (readonly [block: string, claim: string])[];
}
