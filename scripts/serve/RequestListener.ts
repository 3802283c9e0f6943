import type { IncomingMessage, ServerResponse } from "node:http";

/** Answers a request; false: not its business, nothing has been sent. */
export type RequestListener = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
