import type { NginxOptions } from "./nginxConfig.ts";

const text = { type: "string" } as const;

/** How the brands are served, on the command line of every command that writes a configuration. */
export const nginxArguments = {
  root: text,
  listen: text,
  tls: text,
  "tls-listen": text,
  api: text,
  others: text,
  localhost: { type: "boolean" },
  log: text,
} as const;

/** For the usage of a command. */
export const nginxUsage = `  --root DIR        where these folders are on the server; default: the same folder
  --listen PORT     port, or address and port; default: 80
  --tls DIR         HTTPS on port 443 with <host>/fullchain.pem and <host>/privkey.pem of this folder; previews have
                    wildcard.<domain>/
  --tls-listen PORT another port for HTTPS
  --api URL         origin of the back end; without it /api/ answers 503
  --others URL      origin of the applications beside the portal
  --localhost       serve <brand>.localhost too, as Test
  --log FILE        access log; default: /var/log/nginx/portal.access.log`;

/** The values of {@link nginxArguments}. */
export interface NginxValues {
  readonly root?: string | undefined;
  readonly listen?: string | undefined;
  readonly tls?: string | undefined;
  readonly "tls-listen"?: string | undefined;
  readonly api?: string | undefined;
  readonly others?: string | undefined;
  readonly localhost?: boolean | undefined;
  readonly log?: string | undefined;
}

function readOrigin(name: string, value: string | undefined): URL | undefined {
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.pathname !== "/" || url.search !== "")
    throw new Error(`--${name} is "${value}". Write an origin, without a path: https://backend.example.`);
  return url;
}

/**
 * The options of a configuration.
 * @param folder where the folders are, without `--root`
 * @throws Error for a value that is not an origin
 */
export function readNginxOptions(values: NginxValues, folder: string): NginxOptions {
  const api = readOrigin("api", values.api);
  const others = readOrigin("others", values.others);
  return {
    root: values.root ?? folder,
    listen: values.listen ?? "80",
    ...(values.tls !== undefined && { tls: { listen: values["tls-listen"] ?? "443", certificates: values.tls } }),
    ...(api && { api }),
    ...(others && { others }),
    ...(values.log !== undefined && { log: values.log }),
    isLocal: values.localhost === true,
  };
}
