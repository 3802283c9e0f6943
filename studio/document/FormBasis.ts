/** Values that the form shows beside the texts of a brand. */
export interface FormBasis {
  /** The fields of `tenants/base.jsonc`, which all brands share. */
  readonly base: Readonly<Record<string, unknown>>;
  /** The portal's own texts: by file of `locales/nb/`, then by key. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
