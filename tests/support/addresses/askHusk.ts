import { request } from "node:http";
import type { HuskAsked, HuskSeen } from "./huskCases.ts";

/** Asks a server on this machine. */
export const askHusk = (port: number, { method, path, headers, body }: HuskAsked): Promise<HuskSeen> =>
  new Promise((resolve, reject) => {
    const sent = { ...headers, "Content-Length": String(body.length) };
    request({ host: "127.0.0.1", port, method, path, headers: sent, agent: false }, (response) => {
      const { statusCode: status = 0, headers: answered } = response;
      response.resume().on("end", () => resolve({ status, cookies: answered["set-cookie"] ?? [] }));
    })
      .on("error", reject)
      .end(body);
  });
