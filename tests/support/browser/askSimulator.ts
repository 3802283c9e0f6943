import { request } from "node:http";
import type { BrowserContext } from "@playwright/test";
import { cookieNames } from "#scripts/simulator/server/cookieNames.ts";

interface Question {
  readonly method: "GET" | "PUT";
  /** Path and query. */
  readonly path: string;
  /** JSON. */
  readonly body?: string;
  readonly cookies: string;
}

interface Answer {
  readonly json: unknown;
  /** `Set-Cookie` headers. */
  readonly cookies: readonly string[];
}

/** Asks on the loopback address: not every machine resolves `*.localhost`. */
function send(origin: string, { method, path, body, cookies }: Question): Promise<Answer> {
  const { host, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const headers = { Host: host, Cookie: cookies };
    const asked = request({ host: "127.0.0.1", port, path, method, headers, agent: false }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => (text += part));
      response.on("error", reject);
      response.on("end", () => {
        try {
          resolve({ json: JSON.parse(text), cookies: response.headers["set-cookie"] ?? [] });
        } catch (error) {
          reject(new Error(`${method} ${path} answered ${response.statusCode}: ${text}`, { cause: error }));
        }
      });
    });
    asked.on("error", reject);
    asked.end(body);
  });
}

/**
 * Sends a request to the simulator as the visitor of a browser context, from Node: the journey's pages do not notice.
 * A context without a visitor becomes a new one.
 * @param origin where the brand's portal is served, `http://<brand>.localhost:<port>`
 * @param body sent as JSON with PUT; without it the request is a GET
 * @returns the answer's JSON
 */
export async function askSimulator(
  context: BrowserContext,
  origin: string,
  path: string,
  body?: unknown,
): Promise<unknown> {
  const known = (await context.cookies(origin)).find(({ name }) => name === cookieNames.visitor);
  const { json, cookies } = await send(origin, {
    method: body === undefined ? "GET" : "PUT",
    path,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    cookies: known === undefined ? "" : `${known.name}=${known.value}`,
  });
  const visitor = cookies
    .map((cookie) => /^([^=]+)=([^;]*)/.exec(cookie))
    .find((match) => match?.[1] === cookieNames.visitor);
  if (visitor?.[2] !== undefined)
    await context.addCookies([
      {
        name: cookieNames.visitor,
        value: visitor[2],
        domain: new URL(origin).hostname,
        path: "/",
        httpOnly: true,
        sameSite: "Lax",
      },
    ]);
  return json;
}
