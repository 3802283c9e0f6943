import type { Page } from "@playwright/test";
import { RecordingEndpoint } from "./RecordingEndpoint.ts";
import { wirePages } from "./wirePages.ts";

/** One item of an envelope. */
export interface ReceivedItem {
  readonly type: string;
  /** Parsed where it is JSON, else the text. */
  readonly payload: unknown;
}

/** An error-report service on this machine that records every request. */
export class ReportEndpoint extends RecordingEndpoint {
  /** The bodies of all requests. */
  readonly bodies: string[] = [];

  private constructor() {
    super({ headers: { "Access-Control-Allow-Headers": "*" }, body: "{}" }, ({ method }, sent) => {
      if (method === "POST") this.bodies.push(sent);
    });
  }

  static start(): Promise<ReportEndpoint> {
    return new ReportEndpoint().listen();
  }

  /** The items received so far, of one type or of all. */
  items(type?: string): ReceivedItem[] {
    return this.bodies.flatMap(readEnvelope).filter((item) => type === undefined || item.type === type);
  }

  /** Makes the pages of the portal report to this endpoint, by their descriptor and their headers. */
  async wireTo(page: Page, traffic = "NORMAL"): Promise<void> {
    const overlay = { errorReporting: { dsn: `http://nokkel@${this.host}/42`, traffic } };
    await wirePages(page, {
      overlay,
      connectTo: this.origin,
      headers: { "document-policy": "js-profiling" },
    });
  }
}

/**
 * Reads an envelope: a line of headers, then for each item a line of headers and its content. The content has the given
 * length in bytes, or ends with the line.
 */
function readEnvelope(body: string): ReceivedItem[] {
  const items: ReceivedItem[] = [];
  let rest = Buffer.from(body);
  const takeLine = () => {
    const end = rest.indexOf("\n");
    const line = end === -1 ? rest : rest.subarray(0, end);
    rest = end === -1 ? Buffer.alloc(0) : rest.subarray(end + 1);
    return line.toString();
  };
  takeLine();
  while (rest.length > 0) {
    const header = takeLine();
    if (header === "") continue;
    const { type, length } = JSON.parse(header) as { type: string; length?: number };
    const content = length === undefined ? takeLine() : rest.subarray(0, length).toString();
    if (length !== undefined) rest = rest.subarray(length);
    items.push({ type, payload: readJson(content) });
  }
  return items;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
