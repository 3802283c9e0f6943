/** A call that could not be made, since the browser has no network. */
export class NoNetwork extends Error {
  override readonly name = "NoNetwork";
  /** Below `apiBase`, without the query string. */
  readonly path: string;

  constructor(path: string) {
    super("No network");
    this.path = path;
  }
}
