import { createServer } from "node:net";

/** What to do about a port that cannot be used. */
function advice(error: NodeJS.ErrnoException, port: number, command: string): string {
  if (error.code === "EADDRINUSE")
    return `Port ${port} is in use, perhaps by another portal. Stop it, or choose another port: PORT=${port + 1} ${command}`;
  if (error.code === "EACCES") return `Port ${port} needs more rights. Choose another port: PORT=8000 ${command}`;
  return error.message;
}

function tryPort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(port, host, () => server.close(() => resolve()));
  });
}

/** A machine may have only one of the addresses of `*.localhost`. */
const isMissingAddress = (error: NodeJS.ErrnoException) =>
  error.code === "EADDRNOTAVAIL" || error.code === "EAFNOSUPPORT";

/**
 * The port to serve on, checked to be free, so that a port in use is reported before the build.
 * @param given The environment's `PORT`; 8000 when absent. 0: any free one.
 * @param command The command in the advice: `npm start`.
 * @throws if it is not a port, or in use: one line that says what to do.
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
