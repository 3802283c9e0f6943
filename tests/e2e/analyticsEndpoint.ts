import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { wirePages } from "./wirePages.ts";

/** An event as it was received. */
export interface ReceivedEvent {
  readonly event: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** An analytics service on this machine: takes whatever comes, and shows it. */
export class AnalyticsEndpoint {
  /** Method and address of everything that came. */
  readonly requests: string[] = [];
  readonly events: ReceivedEvent[] = [];
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => {
      this.requests.push(`${request.method} ${request.url}`);
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        if (request.method === "POST") this.events.push(readEvent(Buffer.concat(chunks).toString("utf8")));
        response.writeHead(200, { "Access-Control-Allow-Origin": "*" }).end("1");
      });
    });
  }

  static async start(): Promise<AnalyticsEndpoint> {
    const endpoint = new AnalyticsEndpoint();
    await new Promise<void>((resolve) => endpoint.server.listen(0, "127.0.0.1", resolve));
    return endpoint;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Where it is. */
  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** What came of one category, such as `Sidevisning`, in the order in which it happened. */
  of(category: string): Readonly<Record<string, unknown>>[] {
    return this.events
      .filter(({ event }) => event === category)
      .map(({ properties }) => properties)
      .sort((a, b) => Number(a["time"]) - Number(b["time"]));
  }

  /**
   * From here on the pages of the portal send their statistics here: their descriptor names it, and their headers allow it.
   * @param consent Laid over the descriptor's way of knowing the consent.
   */
  async wireTo(page: Page, consent?: Readonly<Record<string, unknown>>): Promise<void> {
    const analytics = { token: "prosjekt-42", endpoint: `${this.origin}/eu`, ...(consent && { consent }) };
    await wirePages(page, { overlay: { analytics }, connectTo: this.origin });
  }
}

/** A form with one field: JSON, in base64. */
function readEvent(body: string): ReceivedEvent {
  const data = new URLSearchParams(body).get("data") ?? "";
  return JSON.parse(Buffer.from(data, "base64").toString("utf8")) as ReceivedEvent;
}
