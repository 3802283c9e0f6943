import { createServer } from "node:net";

/** What whoever starts a server should do about a port that cannot be had. */
function advice(error: NodeJS.ErrnoException, port: number, command: string): string {
  if (error.code === "EADDRINUSE")
    return `Port ${port} is taken, perhaps by a portal that still runs. Stop it, or choose another port: PORT=${port + 1} ${command}`;
  if (error.code === "EACCES")
    return `Port ${port} may not be used without more rights. Choose another port: PORT=8000 ${command}`;
  return error.message;
}

function tryPort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(port, host, () => server.close(() => resolve()));
  });
}

/** A machine may have only one of the addresses that `*.localhost` stands for. */
const isMissingAddress = (error: NodeJS.ErrnoException) =>
  error.code === "EADDRNOTAVAIL" || error.code === "EAFNOSUPPORT";

/**
 * The port to serve on, known to be free: nobody waits for a build to hear that it is taken.
 * @param given The environment's `PORT`; 8000 when absent. 0: any free one.
 * @param command What to type, for the advice: `npm start`.
 * @throws when it is no port, or taken: one line that says what to do.
 */
export async function wantedPort(given: string | undefined, command: string): Promise<number> {
  const port = Number(given?.trim() || 8000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT is "${given}": expected a whole number from 0 to 65535. For example: PORT=8123 ${command}`);
  for (const host of ["127.0.0.1", "::1"]) {
    await tryPort(port, host).catch((error: NodeJS.ErrnoException) => {
      if (!isMissingAddress(error)) throw new Error(advice(error, port, command), { cause: error });
    });
  }
  return port;
}
