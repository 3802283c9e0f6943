import { connect } from "node:net";

/** What a server sent. The names of headers are in lower case. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** @throws Error for what is no answer */
function parse(text: string): RawAnswer {
  const [head = "", ...rest] = text.split("\r\n\r\n");
  const [line = "", ...fields] = head.split("\r\n");
  const status = /^HTTP\/1\.1 (\d{3})/.exec(line)?.[1];
  if (status === undefined) throw new Error(`This is no answer: ${JSON.stringify(text)}`);
  const headers: Record<string, string> = {};
  for (const field of fields) {
    const at = field.indexOf(":");
    const name = field.slice(0, at).toLowerCase();
    const value = field.slice(at + 1).trim();
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  return { status: Number(status), headers, body: rest.join("\r\n\r\n") };
}

/**
 * Sends a request as it is written, also one that no client would send, and reads until the server ends the connection.
 * @param lines request line and headers, or the head of a request that is broken
 * @param address the server's: `127.0.0.1`, `::1`
 */
export function askRaw(
  port: number,
  lines: readonly string[],
  { address = "127.0.0.1", body = "" } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: address }, () =>
      socket.write([...lines, "Connection: close", "", body].join("\r\n")),
    );
    let text = "";
    socket.setEncoding("utf8").on("data", (part: string) => (text += part));
    socket.on("error", reject).on("end", () => {
      try {
        resolve(parse(text));
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
  });
}
