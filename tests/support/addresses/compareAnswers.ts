import { type AddressCase, addressCases, type Outcome } from "./addressCases.ts";

type Headers = Readonly<Record<string, string>>;

/** What a server answers by itself. The names of headers are in lower case. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** A server that is asked every address. */
export interface AddressServer {
  /** A script of its release: `assets/main-1a2b3c4d.js`. */
  readonly asset: string;
  /** What its `headers.json` has for the host that is asked. */
  readonly sent: Readonly<Record<"assets" | "page" | "wellKnown", Headers>>;
  /** The path of the file of the release that has this content; undefined when it is none of them. */
  readonly fileOf: (body: string) => string | undefined;
  /** The server's answer; `api` and `others`: it has passed the request on. */
  readonly ask: (asked: Omit<AddressCase, "gets">) => Promise<Answered | "api" | "others">;
  /** What it does not have: nobody is behind it to pass requests on to, or a file is not in its release. */
  readonly without?: readonly Outcome[];
  /** Whether it has no host but the brand's. */
  readonly isOneHost?: boolean;
}

interface Expected {
  readonly status: number;
  readonly headers: Headers;
  /** Text, or the file in the release. */
  readonly body: string;
}

const bare: Headers = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
};
const text: Headers = { ...bare, "content-type": "text/plain; charset=utf-8" };

/** Headers of the transfer, to which every server adds its own. */
const ofTransfer =
  /^(?:server|date|content-(?:length|encoding)|connection|keep-alive|last-modified|etag|vary|accept-ranges|transfer-.*)$/;

const lowerCase = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const ownOf = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(lowerCase(headers)).filter(([name]) => !ofTransfer.test(name)));

/** Written once more, in other words than those of the contract: a wrong word there is found here. */
function expectedOf({ gets, host }: AddressCase, { asset, sent }: AddressServer): Expected | "api" | "others" {
  const secure = host === "brand" ? lowerCase(sent.page)["strict-transport-security"] : undefined;
  const kept: Headers = secure === undefined ? {} : { "strict-transport-security": secure };
  const file = (kind: keyof typeof sent, cache: string, type: string, body: string): Expected => ({
    status: 200,
    headers: { ...ownOf(sent[kind]), "cache-control": cache, "content-type": `text/${type}; charset=utf-8` },
    body,
  });
  const json: Headers = {
    ...text,
    ...kept,
    "cache-control": "no-cache",
    "content-type": "application/json; charset=utf-8",
  };
  const answers: Readonly<Record<Exclude<Outcome, "api" | "others">, Expected>> = {
    page: file("page", "no-cache", "html", "index.html"),
    asset: file("assets", "public, max-age=31536000, immutable", "javascript", asset),
    contact: file("wellKnown", "public, max-age=86400", "plain", ".well-known/security.txt"),
    utgave: { status: 200, headers: json, body: "utgave.json" },
    notices: { status: 200, headers: json, body: "driftsmeldinger.json" },
    health: { status: 200, headers: { ...text, ...kept }, body: "ok\n" },
    root: { status: 302, headers: { ...bare, ...kept, location: "/privat/forsikring/oversikt/" }, body: "" },
    missing: { status: 404, headers: { ...text, ...kept }, body: "Filen finnes ikke.\n" },
    onlyReading: { status: 405, headers: { ...text, ...kept, allow: "GET, HEAD" }, body: "Feil 405.\n" },
    // nginx cannot read some of these before it knows whose host is asked.
    unreadable: { status: 400, headers: text, body: "Feil 400.\n" },
  };
  return gets === "api" || gets === "others" ? gets : answers[gets];
}

function seenOf({ method }: AddressCase, { status, headers, body }: Answered, server: AddressServer): Expected {
  const own = Object.entries(headers).flatMap(([name, value]) => {
    if (ofTransfer.test(name) || (status === 400 && name === "strict-transport-security")) return [];
    // A redirect can have a text that nobody sees.
    if (status === 302 && name === "content-type") return [];
    return [[name, value]];
  });
  const isShown = method !== "HEAD" && status !== 302;
  return {
    status,
    headers: Object.fromEntries(own) as Headers,
    body: isShown ? (server.fileOf(body) ?? body) : "",
  };
}

/** Asks a server every address, and gives by request what was seen and what was expected. */
export async function compareAnswers(server: AddressServer) {
  const seen: Record<string, unknown> = {};
  const expected: Record<string, unknown> = {};
  for (const each of addressCases) {
    if (each.host === "unknown" && server.isOneHost === true) continue;
    const name = server.asset.replace("assets/", "");
    const path = each.path.replace("{asset}", server.asset).replace("{name}", name);
    const key = `${each.method} ${path}${each.host === "unknown" ? " at an unknown host" : ""}`;
    const answer = await server.ask({ ...each, path });
    seen[key] = typeof answer === "string" ? answer : seenOf(each, answer, server);
    const isReading = each.method === "GET" || each.method === "HEAD";
    const isThere = server.without?.includes(each.gets) !== true;
    const gets = isThere ? each.gets : isReading ? "missing" : "onlyReading";
    const wanted = expectedOf({ ...each, gets }, server);
    expected[key] = typeof wanted !== "string" && each.method === "HEAD" ? { ...wanted, body: "" } : wanted;
  }
  return { seen, expected };
}
