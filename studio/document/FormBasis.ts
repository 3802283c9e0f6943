/** What the form shows beside the texts of a brand. */
export interface FormBasis {
  /** What all brands share: the fields of `tenants/base.jsonc`. */
  readonly base: Readonly<Record<string, unknown>>;
  /** The portal's own texts: by file of `locales/nb/`, then by key. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
