/** The values that a new brand starts with. */
export interface NewBrandRequest {
  readonly id: string;
  /** The name that customers know. */
  readonly name: string;
  /** The id of the brand to start from. */
  readonly from: string;
  /** The brand's colour, as CSS; left out: the colours of the brand to start from. */
  readonly colour?: string;
  /** The text of the logo; left out: one is drawn from the name. */
  readonly logo?: string;
}

/** Whether a new brand can have an id. */
export interface CheckedId {
  /** The problem, in bokmål: the words of `npm run tenant -- new`. Left out when there is none. */
  readonly problem?: string;
}
