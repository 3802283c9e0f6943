/** What a host name of a company's studio leads to, as far as access needs to know. */
export type CompanyHost =
  | { readonly kind: "studio" }
  /** The studio of one proposal, or of the main branch. */
  | { readonly kind: "work"; readonly proposal: number | "main" }
  /** A preview. The brand is as the name has it: it need not exist. */
  | { readonly kind: "preview"; readonly proposal: number | "main"; readonly brand: string }
  | { readonly kind: "foreign" };
