import { createServer, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

/** A back end that keeps what it was sent, and answers everything in one way. */
export class TestBackEnd {
  readonly received: IncomingMessage[] = [];
  /** What it answers. A status of 0: not at all. */
  answer: { readonly status: number; readonly headers: OutgoingHttpHeaders; readonly body: string } = {
    status: 200,
    headers: {},
    body: "{}",
  };
  readonly #server = createServer((request, response) => {
    this.received.push(request);
    const { status, headers, body } = this.answer;
    request.resume();
    if (status !== 0) response.writeHead(status, { "Content-Length": Buffer.byteLength(body), ...headers }).end(body);
  });

  /** Starts it on the loopback address of this machine. */
  static async start(): Promise<TestBackEnd> {
    const backEnd = new TestBackEnd();
    await new Promise<void>((resolve) => backEnd.#server.listen(0, "127.0.0.1", resolve));
    return backEnd;
  }

  get origin(): URL {
    return new URL(`http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`);
  }

  /** The headers of the newest request. @throws Error when there was none */
  get headers(): IncomingMessage["headers"] {
    const newest = this.received.at(-1);
    if (newest === undefined) throw new Error("The back end was not asked.");
    return newest.headers;
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}
