/** Serves the built application with a strict content security policy: `node serve.ts`, `PORT=8123 node serve.ts`. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { pathToFileURL } from "node:url";
import type { RenderedPage } from "./src/server.tsx";

const dist = join(import.meta.dirname, "dist");
const contentTypes: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

/** styled-components mounts an empty style element and fills it through the CSSOM. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const { render } = (await import(pathToFileURL(join(dist, "server/server.js")).href)) as {
  render: (path: string) => RenderedPage;
};

function policyFor(styles: string): string {
  const contents = [...styles.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, content = ""]) => content);
  const hashes = contents.map((content) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`);
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${[emptyStyle, ...hashes].join(" ")}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

/** The page: on `/` as the server renders it, on `/uten-server` as an empty root that the browser fills. */
async function pageOf(pathname: string): Promise<{ readonly html: string; readonly policy: string }> {
  const template = await readFile(join(dist, "index.html"), "utf8");
  const page = pathname === "/uten-server" ? { html: "", styles: "" } : render(pathname);
  const html = template.replace("<!--styles-->", () => page.styles).replace("<!--page-->", () => page.html);
  return { html, policy: policyFor(page.styles) };
}

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  const answer = async (): Promise<void> => {
    response.setHeader("X-Content-Type-Options", "nosniff");
    if (extname(pathname) === "") {
      const { html, policy } = await pageOf(pathname);
      response.setHeader("Content-Security-Policy", policy);
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.end(html);
      return;
    }
    const path = join(dist, normalize(pathname));
    const type = contentTypes[extname(path)];
    if (type === undefined || path.startsWith(join(dist, "server"))) throw new Error("not found");
    const content = await readFile(path);
    response.setHeader("Content-Type", type);
    response.end(content);
  };
  answer().catch((error: unknown) => {
    const isMissing = extname(pathname) !== "";
    if (!isMissing) console.error(error);
    response.statusCode = isMissing ? 404 : 500;
    response.end();
  });
});

server.listen(Number(process.env["PORT"] ?? 8010), "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object" && address !== null) console.log(`http://127.0.0.1:${address.port}/`);
});
