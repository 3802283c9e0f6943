/** Where in a company's studio a page is. */
export interface CompanyPlace {
  /** Origin of the pages about all proposals. */
  readonly home: string;
  /** Number of the proposal whose host this is; `main`: the host that shows the main branch; left out: the home. */
  readonly proposal?: number | "main";
  /** Whom to ask when something failed. */
  readonly help: string;
}

/** Name of the `<meta>` in which the server writes it, as JSON. */
export const companyPlaceName = "studio-company";
