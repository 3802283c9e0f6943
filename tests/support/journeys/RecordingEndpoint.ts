import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** What a service of somebody else answers to every request. */
export interface RecordedAnswer {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A service of somebody else, on this machine: pages of any origin may call it, and it only notes what they send. */
export class RecordingEndpoint {
  readonly #server: Server;

  protected constructor({ headers, body }: RecordedAnswer, record: (request: IncomingMessage, sent: string) => void) {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        record(request, Buffer.concat(chunks).toString("utf8"));
        response.writeHead(200, { "Access-Control-Allow-Origin": "*", ...headers }).end(body);
      });
    });
  }

  /** The host of the service, with its port. */
  get host(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The origin of the service. */
  get origin(): string {
    return `http://${this.host}`;
  }

  /** Starts the service on a free port. */
  async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return this;
  }

  /** Ends the service, and the connections that are open. */
  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
