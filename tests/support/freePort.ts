import { randomInt } from "node:crypto";
import { createServer } from "node:net";

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });

/**
 * A port of this machine that nothing listens on. It is below those that the system gives to connections and to servers
 * that ask for any port: none of them can take it before the server that it is for has started.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(12_000, 32_000);
  return (await isFree(port)) ? port : freePort();
}
