import { bareHeaders, strictTransport } from "#contract/answerOf.ts";
import { block } from "./block.ts";
import { type ClientOptions, limitDirectives, limitSeconds } from "./clients.ts";
import type { Home } from "./Home.ts";
import { errorPages } from "./ownAnswers.ts";
import { quote } from "./quote.ts";
import { bareDirectives, strictTransportDirectives } from "./siteMaps.ts";

/** What is behind nginx. */
export interface BackEndOptions {
  /** Origin of the back end. Without it `/api/` answers 503. */
  readonly api?: URL;
  /** Origin of the applications beside the portal. Without it every other path is 404. */
  readonly others?: URL;
}

/** The server of an origin, for `proxy_pass`. A connection is kept for the next call. */
function upstream(name: string, { hostname, port, protocol }: URL): readonly string[] {
  const portOrDefault = port === "" ? (protocol === "https:" ? "443" : "80") : port;
  return [...block(`upstream ${name}`, [`server ${hostname}:${portOrDefault};`, "keepalive 32;"]), ""];
}

/** The servers of the back ends, for the `http` block. */
export const upstreams = ({ api, others }: BackEndOptions): readonly string[] => [
  ...(api === undefined ? [] : upstream("portal_api", api)),
  ...(others === undefined ? [] : upstream("portal_others", others)),
];

/** What a back end may believe about a request: nginx writes it. */
const written: Readonly<Record<string, string>> = {
  Connection: `""`,
  // One of the names that are served, in lower case and without a port.
  Host: "$host",
  "X-Forwarded-Host": "$host",
  "X-Forwarded-Proto": "$portal_scheme",
  "X-Forwarded-Port": "$portal_port",
  "X-Forwarded-For": "$remote_addr",
  "X-Real-IP": "$remote_addr",
  "X-Request-ID": "$request_id",
};

/** What frameworks and other proxies believe when nobody has written it: a client's own is not passed on. */
const emptied = [
  // The client's address.
  "Client-IP",
  "Forwarded",
  "Forwarded-For",
  "X-Forwarded",
  "X-Client-IP",
  "X-Cluster-Client-IP",
  "Proxy-Client-IP",
  "WL-Proxy-Client-IP",
  "X-Original-For",
  "X-Original-Forwarded-For",
  "X-Envoy-External-Address",
  "X-Azure-ClientIP",
  "CF-Connecting-IP",
  "Fastly-Client-IP",
  "True-Client-IP",
  // Host, scheme and path.
  "X-Host",
  "X-Scheme",
  "X-Forwarded-Scheme",
  "X-Forwarded-Protocol",
  "X-Forwarded-Ssl",
  "X-Forwarded-Server",
  "X-Forwarded-Prefix",
  "X-Forwarded-Path",
  "X-Forwarded-Uri",
  "X-Forwarded-Method",
  "X-Original-Host",
  "X-Original-Proto",
  "X-Original-URI",
  "X-Original-URL",
  "X-Rewrite-URL",
  "X-HTTP-Method",
  "X-HTTP-Method-Override",
  "X-Method-Override",
  "Front-End-Https",
  "Proxy",
  // A customer or a certificate that a proxy has checked.
  "Remote-User",
  "X-Remote-User",
  "X-Forwarded-User",
  "X-Forwarded-Client-Cert",
  "X-SSL-Client-Cert",
];

/** What a back end says about itself. nginx leaves out `Server` by itself. */
const telling = ["X-Powered-By", "X-AspNet-Version", "X-AspNetMvc-Version"];

const hidden = (names: readonly string[]) => names.map((name) => `proxy_hide_header ${name};`);

/** Passes a request on. The portal gives a call up after 20 s, so nginx waits a little longer. */
function proxyTo(name: string, origin: URL): readonly string[] {
  const secure = origin.protocol === "https:";
  return [
    `proxy_pass ${origin.protocol}//${name};`,
    "proxy_http_version 1.1;",
    ...Object.entries(written).map(([header, value]) => `proxy_set_header ${header} ${value};`),
    ...emptied.map((header) => `proxy_set_header ${header} "";`),
    "proxy_connect_timeout 3s;",
    "proxy_send_timeout 25s;",
    "proxy_read_timeout 25s;",
    ...hidden([...telling, strictTransport, "X-Content-Type-Options"]),
    ...(secure
      ? [
          "proxy_ssl_server_name on;",
          `proxy_ssl_name ${quote(origin.hostname)};`,
          "proxy_ssl_verify on;",
          "proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;",
        ]
      : []),
  ];
}

/** An error in the form of the API, which the portal understands. It tries again by itself after so many seconds. */
const apiError = (name: string, status: number, code: string, homes: readonly Home[]): readonly string[] =>
  block(`location @${name}`, [
    // Also when the address ends like that of a file.
    "types { }",
    "default_type application/json;",
    ...bareDirectives(homes),
    `add_header Retry-After "${limitSeconds}" always;`,
    `return ${status} '{"code":"${code}"}';`,
  ]);

/** The API. An answer of the back end has the headers of one that is no page, whatever it had itself. */
export const apiDirectives = (options: BackEndOptions & ClientOptions, homes: readonly Home[]): readonly string[] => [
  "client_max_body_size 64k;",
  ...(options.api === undefined
    ? ["error_page 503 @api_down;", "return 503;"]
    : [
        "error_page 502 504 =503 @api_down;",
        "error_page 429 @api_busy;",
        ...errorPages,
        ...limitDirectives(options),
        ...proxyTo("portal_api", options.api),
        ...hidden([
          ...Object.keys(bareHeaders).filter((name) => name !== "X-Content-Type-Options"),
          "Expires",
          "Pragma",
        ]),
        ...bareDirectives(homes),
      ]),
];

/** What the API's errors of nginx's own lead to. */
export const apiErrors = (homes: readonly Home[]): readonly string[] => [
  ...apiError("api_down", 503, "UTILGJENGELIG", homes),
  ...apiError("api_busy", 429, "FOR_MANGE_KALL", homes),
];

/** The applications beside the portal. Their pages have policies of their own. */
export const othersDirectives = (others: URL, homes: readonly Home[]): readonly string[] => [
  ...proxyTo("portal_others", others),
  `add_header X-Content-Type-Options ${quote(bareHeaders["X-Content-Type-Options"] ?? "")} always;`,
  ...strictTransportDirectives(homes),
];
