import { request } from "node:http";
import { arrayBuffer } from "node:stream/consumers";
import type { ActRequest, Proposal } from "#studio/document/company/CompanyWire.ts";
import type { StudioDocument } from "#studio/document/StudioDocument.ts";
import { CompanyBrowser } from "./CompanyBrowser.ts";

/** Sends a request to loopback, whatever its host is called: a machine may not know the names below `localhost`. */
function toLoopback(asked: Request): Promise<Response> {
  const { hostname, host, port, pathname, search } = new URL(asked.url);
  if (!hostname.endsWith("localhost")) return fetch(asked);
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  void asked.arrayBuffer().then((body) => {
    const headers = { ...Object.fromEntries(asked.headers), host, "content-length": body.byteLength };
    const path = pathname + search;
    const sent = request({ host: "127.0.0.1", port, method: asked.method, path, headers, agent: false }, (answer) => {
      const own = new Headers();
      for (const [name, values] of Object.entries(answer.headersDistinct))
        for (const value of values ?? []) own.append(name, value);
      const status = answer.statusCode ?? 0;
      arrayBuffer(answer).then((bytes) => resolve(new Response(bytes, { status, headers: own })), reject);
    });
    sent.on("error", reject).end(new Uint8Array(body));
  }, reject);
  return promise;
}

/** Somebody at a company's studio that runs as a process: signed in, and without a page. */
export class CompanyClient {
  readonly #origin: string;
  readonly #browser = new CompanyBrowser(toLoopback);

  private constructor(origin: string) {
    this.#origin = origin;
  }

  /** @param name of the account at the provider of the tests */
  static async signIn(origin: string, name: string): Promise<CompanyClient> {
    const client = new CompanyClient(origin);
    const { url } = await client.#browser.open(`${origin}/`);
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    await client.#browser.open(url, () => false, { method: "POST", headers, body: `person=${name}` });
    return client;
  }

  /** A new proposal. @returns its number */
  async propose(title: string): Promise<number> {
    const { number } = (await this.#call("POST", "/api/company/proposals", { title })) as { readonly number: number };
    return number;
  }

  async read(number: number): Promise<Proposal> {
    return (await this.#call("GET", `/api/company/proposals/${number}`)) as Proposal;
  }

  /** Does something with a proposal as it is now. */
  async act(number: number, act: ActRequest["act"]): Promise<void> {
    const { head } = await this.read(number);
    await this.#call("POST", `/api/company/proposals/${number}/acts`, { act, head });
  }

  async document(number: number, id: string): Promise<StudioDocument> {
    return (await this.#work(number, "GET", `/api/brands/${id}/document`)) as StudioDocument;
  }

  /** Replaces a text of a brand, and does not save it. */
  async edit(number: number, id: string, from: string, to: string): Promise<void> {
    const { revision, texts } = await this.document(number, id);
    const body = { revision, texts: { ...texts, descriptor: texts.descriptor.replace(from, () => to) } };
    await this.#work(number, "PUT", `/api/brands/${id}/document`, body);
  }

  async save(number: number, id: string): Promise<void> {
    const { revision } = await this.document(number, id);
    await this.#work(number, "POST", `/api/brands/${id}/save`, { revision });
  }

  /** A call at the host of a proposal. */
  async #work(number: number, method: string, path: string, body?: object): Promise<unknown> {
    const origin = this.#origin.replace("//", `//forslag${number}.`);
    if (this.#browser.jar(new URL(origin).host).size === 0) await this.#browser.open(`${origin}/studio/none`);
    return this.#call(method, path, body, origin);
  }

  async #call(method: string, path: string, body?: object, origin = this.#origin): Promise<unknown> {
    const own = { Origin: origin, "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "cors" };
    const headers = { ...own, Accept: "application/json", "Content-Type": "application/json" };
    const sent = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const answer = await this.#browser.send(origin + path, sent);
    const text = await answer.text();
    if (answer.status >= 300) throw new Error(`${method} ${path} answers ${answer.status}: ${text.slice(0, 500)}`);
    return JSON.parse(text);
  }
}
