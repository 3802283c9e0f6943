import type { Page } from "@playwright/test";
import { RecordingEndpoint } from "./RecordingEndpoint.ts";
import { wirePages } from "./wirePages.ts";

/** An event as it was received. */
export interface ReceivedEvent {
  readonly event: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** An analytics service on this machine that records every request. */
export class AnalyticsEndpoint extends RecordingEndpoint {
  /** Method and address of every request. */
  readonly requests: string[] = [];
  readonly events: ReceivedEvent[] = [];

  private constructor() {
    super({ body: "1" }, ({ method, url }, sent) => {
      this.requests.push(`${method} ${url}`);
      if (method === "POST") this.events.push(readEvent(sent));
    });
  }

  static start(): Promise<AnalyticsEndpoint> {
    return new AnalyticsEndpoint().listen();
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
