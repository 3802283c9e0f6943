import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { wirePages } from "./wirePages.ts";

/** An event as it was received. */
export interface ReceivedEvent {
  readonly event: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** An analytics service on this machine that records every request. */
export class AnalyticsEndpoint {
  /** Method and address of every request. */
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

  /** The origin of the service. */
  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The events of one category, such as `Sidevisning`, ordered by time. */
  of(category: string): Readonly<Record<string, unknown>>[] {
    return this.events
      .filter(({ event }) => event === category)
      .map(({ properties }) => properties)
      .sort((a, b) => Number(a["time"]) - Number(b["time"]));
  }

  /**
   * Makes the pages of the portal send their events here, by their descriptor and their headers.
   * @param consent overrides fields of the descriptor's `analytics.consent`
   */
  async wireTo(page: Page, consent?: Readonly<Record<string, unknown>>): Promise<void> {
    const analytics = { token: "prosjekt-42", endpoint: `${this.origin}/eu`, ...(consent && { consent }) };
    await wirePages(page, { overlay: { analytics }, connectTo: this.origin });
  }
}

/** The body is a form with one field, which holds JSON in base64. */
function readEvent(body: string): ReceivedEvent {
  const data = new URLSearchParams(body).get("data") ?? "";
  return JSON.parse(Buffer.from(data, "base64").toString("utf8")) as ReceivedEvent;
}
