import type { HttpBindings } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import { answerAtUnknownHost, answerOf, bareHeaders, type FileAnswer } from "#contract/answerOf.ts";
import { hostName } from "#contract/hosts/hostName.ts";
import { idOfLocalHost, localHostOf } from "#contract/hosts/localHost.ts";
import { baseFolder, isPortalPath } from "#contract/basePath.ts";
import { noticesAddress } from "#contract/noticesAddress.ts";
import type { ServerApp } from "#scripts/simulator/server/createSimulator.ts";
import { askedOf } from "./askedOf.ts";
import type { Release, Releases } from "./releases.ts";
import { sendBare } from "./sendBytes.ts";
import { environmentNames } from "#contract/descriptor/environmentNames.ts";
import type { EnvironmentHeaders } from "#scripts/stamp/headers.ts";

/** What a host name leads to. */
type HostMatch =
  | { readonly kind: "brand"; readonly release: Release; readonly sent: EnvironmentHeaders }
  | { readonly kind: "start" }
  | { readonly kind: "unknown"; readonly host: string };

const startHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Finds the brand by the exact host name: `<brand>.localhost`, or a host of its descriptor (spec: portal-7). */
async function brandOfHost(host: string | undefined, releases: Pick<Releases, "get" | "ids">): Promise<HostMatch> {
  // Without its port.
  const hostname = hostName(URL.parse(`http://${host ?? ""}`)?.hostname ?? "");
  if (startHosts.has(hostname)) return { kind: "start" };
  const local = await releases.get(idOfLocalHost(hostname) ?? "");
  if (local !== undefined) return { kind: "brand", release: local, sent: local.headers.Test };
  for (const id of await releases.ids()) {
    const release = await releases.get(id);
    const environment = environmentNames.find((name) => release?.headers[name].hostnames.includes(hostname));
    if (release && environment) return { kind: "brand", release, sent: release.headers[environment] };
  }
  return { kind: "unknown", host: hostname };
}

type ServerContext = Context<{ Bindings: HttpBindings }>;

/** Answers with a line of plain text, for cases that no customer should meet. */
const sendText = (c: ServerContext, status: 404 | 500, text: string): Response =>
  c.text(`${text}\n`, status, bareHeaders);

/**
 * Sends a file of the release record; no other file is opened. The headers are sent on 304 too. The ETag is the file's
 * digest with the encoding: it changes only with the bytes.
 */
async function sendFile(c: ServerContext, release: Release, { file: path, headers, otherwise }: FileAnswer) {
  const file = release.files.get(path);
  if (!file) return sendBare(otherwise);
  const read = serveStatic({ root: release.folder, path, precompressed: true });
  await etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...Object.keys(headers)] })(c, async () => {
    const found = await read(c, () => Promise.resolve());
    c.res = found ?? sendBare(otherwise);
    if (!found) return;
    const encoding = c.res.headers.get("Content-Encoding");
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    c.header("ETag", `"${file.sha256.slice(0, 32)}${encoding ? `-${encoding}` : ""}"`);
  });
  return c.res;
}

/**
 * Built brands by host name, on this machine: `http://<brand>.localhost:<port>/privat/forsikring/oversikt/`.
 * @param apps answer everything else (`/api/`, other applications, the start page); the first that knows a path does
 */
export function createBrandsApp(releases: Pick<Releases, "get" | "ids">, apps: readonly ServerApp[]): ServerApp {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const others = new Hono<{ Bindings: HttpBindings }>();
  for (const other of apps) others.route("/", other);
  app.use(async (c, next) => {
    const asked = askedOf(c.req.raw);
    const match = await brandOfHost(c.req.header("Host"), releases);
    if (match.kind === "start" && isPortalPath(asked.path))
      return sendBare({ status: 302, headers: { ...bareHeaders, Location: "/" }, text: "" });
    if (match.kind === "start") return next();
    if (match.kind === "unknown") {
      const answer = answerAtUnknownHost(asked);
      if (answer.status !== 404) return sendBare(answer);
      const known = (await releases.ids()).map(localHostOf).join(", ");
      return sendBare({ ...answer, text: `Ingen portal på ${match.host}. Disse finnes: ${known}.\n` });
    }
    const answer = answerOf(asked, match.sent);
    if ("to" in answer) return next();
    if (asked.path === noticesAddress) {
      // The simulator may have notices to try: they come before the empty file of the release.
      const tried = await others.fetch(c.req.raw, c.env);
      if (tried.status === 200) return tried;
    }
    return "file" in answer ? sendFile(c, match.release, answer) : sendBare(answer);
  });
  app.route("/", others);
  app.notFound((c) => sendText(c, 404, `Her er det ingenting. Portalen ligger på ${baseFolder}.`));
  app.onError((error, c) => {
    // A browser that closed the connection is not an error of the server.
    if (!c.req.raw.signal.aborted) console.error(error);
    return sendText(c, 500, "Noe gikk galt i serveren.");
  });
  return app;
}
