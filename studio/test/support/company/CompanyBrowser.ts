/** Asks a server: of the provider over the network, of the studio in this process. */
export type AskServer = (request: Request) => Response | Promise<Response>;

/** An answer, and where it came from. */
export interface OpenedPage {
  readonly url: URL;
  readonly response: Response;
  readonly text: string;
}

type Headers = Readonly<Record<string, string>>;

/** What a browser sends when somebody opens a page. */
export const navigation: Headers = {
  "Sec-Fetch-Mode": "navigate",
  "Sec-Fetch-Dest": "document",
  Accept: "text/html",
};

/** A browser with cookies of its own, as far as signing in needs one. */
export class CompanyBrowser {
  /** Names and values by host. */
  readonly cookies = new Map<string, Map<string, string>>();
  /** Every address that was led to, in its order. */
  readonly visited: string[] = [];
  readonly #ask: AskServer;

  constructor(ask: AskServer) {
    this.#ask = ask;
  }

  /** Sends one request, and follows nothing. */
  async send(address: string | URL, { method = "GET", headers = {}, body }: Sent = {}): Promise<Response> {
    const url = new URL(address);
    this.visited.push(url.href);
    const jar = this.jar(url.host);
    const Cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const request = new Request(url, {
      method,
      headers: { Host: url.host, Cookie, ...headers },
      redirect: "manual",
      ...(body !== undefined && { body }),
    });
    const response = await this.#ask(request);
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";");
      const at = pair.indexOf("=");
      if (/; Max-Age=0|expires=Thu, 01 Jan 1970/i.test(cookie)) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }

  /** Opens a page, and follows where it leads until `stop` says so. */
  async open(address: string | URL, stop: (url: URL) => boolean = () => false, sent: Sent = {}): Promise<OpenedPage> {
    let url = new URL(address);
    let response = await this.send(url, { headers: navigation, ...sent });
    for (let hops = 0; hops < 12; hops += 1) {
      const location = response.headers.get("Location");
      if (location === null) return { url, response, text: await response.text() };
      url = new URL(location, url);
      if (stop(url)) return { url, response, text: "" };
      response = await this.send(url, { headers: navigation });
    }
    throw new Error(`It leads on and on:\n${this.visited.slice(-12).join("\n")}`);
  }

  /** The cookies of a host. */
  jar(host: string): Map<string, string> {
    const jar = this.cookies.get(host) ?? new Map<string, string>();
    this.cookies.set(host, jar);
    return jar;
  }
}

interface Sent {
  readonly method?: string;
  readonly headers?: Headers;
  readonly body?: string | URLSearchParams;
}
