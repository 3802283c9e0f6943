/** What a customer changes of the contact details. */
export interface KontaktChange {
  readonly felt: "epost" | "mobil";
  /** As it is sent: checked and normalised. */
  readonly verdi: string;
}
