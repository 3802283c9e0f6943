import type { ServerResponse } from "node:http";

/** Answers with a line of plain text, for cases that no customer should see. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
  });
  response.end(response.req.method === "HEAD" ? undefined : `${text}\n`);
}
