import { requestedBy, xsrfCookie, xsrfHeader } from "#contract/headers.ts";
import { request } from "node:http";

/** An answer, for a test. */
export interface BrowserAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The `Location` header. */
  readonly location: string | undefined;
  /** The `Set-Cookie` headers. */
  readonly cookies: readonly string[];
  readonly text: string;
  /** The body as JSON; undefined if it is not JSON. */
  readonly json: unknown;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Keeps cookies and sends what the portal sends; never follows a redirect. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  readonly #host: string;
  readonly #port: number;

  constructor(host: string, port: number) {
    this.#host = host;
    this.#port = port;
  }

  get(path: string): Promise<BrowserAnswer> {
    return this.send("GET", path);
  }

  /** Sends a request; fails when the connection breaks. */
  send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<BrowserAnswer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const xsrf = this.cookies.get(xsrfCookie);
    const text = typeof body === "string" ? body : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const outgoing = request({ host: "127.0.0.1", port: this.#port, method, path, agent: false }, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("error", reject);
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.on("end", () => {
          const answer = Buffer.concat(chunks).toString();
          const cookies = incoming.headers["set-cookie"] ?? [];
          this.#keep(cookies);
          const pairs = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)] as const);
          resolve({
            status: incoming.statusCode ?? 0,
            headers: new Headers(pairs.map(([name, value]) => [name, value])),
            location: incoming.headers.location,
            cookies,
            text: answer,
            json: readJson(answer),
          });
        });
      });
      outgoing.on("error", reject);
      outgoing.setHeader("Host", `${this.#host}:${this.#port}`);
      outgoing.setHeader(requestedBy.name, requestedBy.value);
      if (cookie) outgoing.setHeader("Cookie", cookie);
      if (xsrf) outgoing.setHeader(xsrfHeader, xsrf);
      for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
      outgoing.end(body === undefined ? undefined : text);
    });
  }

  #keep(cookies: readonly string[]): void {
    for (const cookie of cookies) {
      const [pair = ""] = cookie.split(";");
      const [name = "", value = ""] = pair.split("=");
      if (/; Max-Age=0/.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
