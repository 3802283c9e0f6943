import { lookup as lookUp, type LookupAddress } from "node:dns";
import { request as requestHttp } from "node:http";
import { request as requestHttps, type RequestOptions } from "node:https";
import { isIP } from "node:net";
import { isPrivateAddress } from "./privateAddress.ts";

/** Finds the addresses of a host name. */
export type LookUp = (
  host: string,
  options: { readonly all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

interface AskOptions {
  /** Whether addresses of this machine and of private networks may be asked, also without TLS. */
  readonly isPrivateAllowed: boolean;
  readonly mostMs?: number;
  /** For tests. */
  readonly lookUp?: LookUp;
}

/** An address could not be asked. The message is for developers. */
export class NotAskedError extends Error {}

const mostBytes = 4096;

type Lookup = NonNullable<RequestOptions["lookup"]>;

/** The connection goes to an address that was looked at: a name that leads elsewhere at its next look-up gains nothing. */
const checkedLookUp =
  (find: LookUp): Lookup =>
  (host, options, callback) => {
    find(host, { all: true }, (error, addresses) => {
      const hidden = addresses?.find(({ address }) => isPrivateAddress(address));
      const [first] = addresses ?? [];
      if (error !== null || first === undefined) callback(error ?? new Error("no address"), "", 4);
      else if (hidden !== undefined)
        callback(new NotAskedError(`${host} leads to ${hidden.address}, which is no public address`), "", 4);
      else if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

/** @throws NotAskedError when an address may not be asked, whatever its name leads to */
function requireAllowed({ protocol, hostname }: URL, isPrivateAllowed: boolean): void {
  if (isPrivateAllowed) return;
  if (protocol !== "https:") throw new NotAskedError("the address is not https");
  const literal = hostname.replace(/^\[|\]$/g, "");
  if (isIP(literal) !== 0 && isPrivateAddress(literal)) throw new NotAskedError(`${literal} is no public address`);
}

/**
 * The text at an address: an answer of 200, of at most 4 kB, within some seconds. A redirection is none.
 * @throws NotAskedError
 */
export function askAddress(address: URL, options: AskOptions): Promise<string> {
  const { isPrivateAllowed, mostMs = 5000, lookUp: find = lookUp } = options;
  return new Promise((resolve, reject) => {
    const fail = (why: unknown) => {
      const words = why instanceof Error ? why.message : String(why);
      reject(why instanceof NotAskedError ? why : new NotAskedError(words));
    };
    try {
      requireAllowed(address, isPrivateAllowed);
    } catch (error) {
      fail(error);
      return;
    }
    const ask = address.protocol === "https:" ? requestHttps : requestHttp;
    const signal = AbortSignal.timeout(mostMs);
    const headers = { Accept: "application/json", "Cache-Control": "no-cache" };
    const lookup = isPrivateAllowed ? {} : { lookup: checkedLookUp(find) };
    const asked = ask(address, { headers, agent: false, signal, ...lookup }, (answer) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      answer.on("error", fail);
      answer.on("data", (part: Buffer) => {
        bytes += part.length;
        parts.push(part);
        if (bytes > mostBytes) asked.destroy(new NotAskedError(`more than ${mostBytes} bytes`));
      });
      answer.on("end", () => resolve(Buffer.concat(parts).toString("utf8")));
      if (answer.statusCode !== 200) asked.destroy(new NotAskedError(`the answer is ${answer.statusCode}`));
    });
    asked.on("error", (error) => fail(signal.aborted ? new NotAskedError(`no answer within ${mostMs} ms`) : error));
    asked.end();
  });
}
