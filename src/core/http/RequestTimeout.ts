/** No complete answer arrived in time. */
export class RequestTimeout extends Error {
  override readonly name = "RequestTimeout";
  /** Below `apiBase`, without the query string. */
  readonly path: string;

  constructor(path: string, timeoutMs: number) {
    super(`No answer within ${timeoutMs} ms`);
    this.path = path;
  }
}
