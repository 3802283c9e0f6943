import { bareHeaders } from "#contract/answerOf.ts";
import texts from "#studio/texts/company.nb.json" with { type: "json" };
import { block } from "#scripts/deploy/nginx/block.ts";
import { clientMap } from "#scripts/deploy/nginx/clients.ts";
import { quote } from "#scripts/deploy/nginx/quote.ts";

/** What the proxy has to know. */
export interface StudioNginxOptions {
  /** Where people open the studio: an https origin. */
  readonly origin: string;
  /** Port on loopback that the studio listens on. */
  readonly port: number;
  /** Folder with `<host>/fullchain.pem` and `<host>/privkey.pem`, of the host and of every name one label below it. */
  readonly certificates: string;
  /** Where nginx listens for HTTP, as its `listen` takes it. Default: port 80 of every address. */
  readonly listen?: readonly string[];
  /** The same for HTTPS. Default: the port of the origin, of every address. */
  readonly listenSecure?: readonly string[];
  /** File of the access log. Default: Debian's folder of logs. */
  readonly log?: string;
}

/** What the studio takes at most in one call, in bytes: `largestBytes` of its calls. */
const largestBody = 7_000_000;

/** Requests of one address at once: an office with many previews has room, and slow bodies do not take every connection. */
const mostAtOnce = 300;

/** Signing in is slow and leads to the provider, so that it is limited. What the provider itself calls is not. */
const signInPaths = `"~^/inn(?!/utlogging$)(?:/|$)"`;

/** Answers of nginx itself, in words for people. */
const maps: readonly string[] = [
  ...clientMap("$studio_client"),
  ...block("map $uri $studio_sign_in_client", [`default "";`, `${signInPaths} $studio_client;`]),
  "limit_req_zone $studio_sign_in_client zone=studio_sign_in:1m rate=5r/s;",
  "limit_conn_zone $studio_client zone=studio_at_once:1m;",
  "",
  ...block("map $status $studio_error", [
    `default ${quote(texts["proxy.error"])};`,
    `413 ${quote(texts["proxy.tooLarge"])};`,
    `429 ${quote(texts["proxy.tooOften"])};`,
    `503 ${quote(texts["proxy.unreachable"])};`,
  ]),
  ...block("map $status $studio_retry_after", [`default "";`, `429 "5";`, `503 "10";`]),
  "",
  // As it was asked, also where nginx answers by a location of its own. Without the query: it has the codes of sign-ins
  // and the tokens of links.
  ...block("map $request $studio_request", [`default "-";`, `"~^([A-Z_-]+ [^ ?]*)" $1;`]),
  `log_format studio '$remote_addr [$time_iso8601] $host "$studio_request" $status $body_bytes_sent $request_time';`,
];

/** A location with a header of its own needs it again. */
const strictTransport = `add_header Strict-Transport-Security "max-age=31536000; includeSubDomains" always;`;

/** With every answer of nginx itself: a browser runs nothing of it, and shows it in no frame. As the studio's own answers. */
const ownHeaders: readonly string[] = Object.entries({ ...bareHeaders, "Referrer-Policy": "no-referrer" }).map(
  ([name, value]) => `add_header ${name} ${quote(value)} always;`,
);

/** Directives that pass a request on. */
const proxy = (host: string): readonly string[] => [
  "proxy_pass http://studio;",
  "proxy_http_version 1.1;",
  `proxy_set_header Connection "";`,
  // Each host is a site of its own for the studio.
  `proxy_set_header Host ${host};`,
  "proxy_set_header X-Forwarded-For $remote_addr;",
  "proxy_set_header X-Forwarded-Proto https;",
  `proxy_set_header Forwarded "";`,
  "proxy_hide_header Strict-Transport-Security;",
  // The studio refuses a body of unknown length, so that nginx reads it first. Slow senders wait here.
  "proxy_request_buffering on;",
  // Answers never wait for the disk of the proxy.
  "proxy_buffer_size 16k;",
  "proxy_buffers 16 16k;",
  "proxy_max_temp_file_size 0;",
  "proxy_connect_timeout 5s;",
  "proxy_send_timeout 60s;",
  // The first preview of a commit is compiled while somebody waits.
  "proxy_read_timeout 300s;",
];

/**
 * The configuration of nginx in front of a company's studio, to be included in its `http` block: HTTPS for the studio
 * and every host one label below it, HTTP to HTTPS, everything else to loopback.
 * @throws Error when a value cannot be written
 */
export function studioNginx(options: StudioNginxOptions): string {
  const { hostname, port: originPort } = new URL(options.origin);
  const securePort = originPort === "" ? "443" : originPort;
  const host = originPort === "" ? "$host" : `$host:${originPort}`;
  const {
    listen = ["80", "[::]:80"],
    listenSecure = [securePort, `[::]:${securePort}`],
    log = "/var/log/nginx/studio.access.log",
  } = options;
  const folder = `${options.certificates.replace(/\/$/, "")}/${hostname}`;
  const names = `server_name ${quote(hostname)} ${quote(`*.${hostname}`)};`;
  const common = [names, "server_tokens off;", `access_log ${quote(log)} studio;`];
  return [
    "# Made by npm run studio -- --write-setup. Changes are lost when it is made again.",
    "",
    ...maps,
    "",
    ...block("upstream studio", [`server 127.0.0.1:${options.port};`, "keepalive 16;"]),
    "",
    ...block("server", [
      ...listen.map((address) => `listen ${address};`),
      ...common,
      ...ownHeaders,
      `return 308 https://${host}$request_uri;`,
    ]),
    "",
    ...block("server", [
      // The directive "http2" has been there since nginx 1.25.1. This form works before and after.
      ...listenSecure.map((address) => `listen ${address} ssl http2;`),
      ...common,
      `ssl_certificate ${quote(`${folder}/fullchain.pem`)};`,
      `ssl_certificate_key ${quote(`${folder}/privkey.pem`)};`,
      "ssl_protocols TLSv1.2 TLSv1.3;",
      "ssl_session_cache shared:studio:1m;",
      "ssl_session_tickets off;",
      "charset utf-8;",
      strictTransport,
      `client_max_body_size ${largestBody};`,
      "client_header_timeout 20s;",
      "client_body_timeout 20s;",
      "send_timeout 60s;",
      "large_client_header_buffers 4 16k;",
      "error_page 502 504 =503 /_proxy-error;",
      "error_page 400 405 408 411 412 413 414 415 416 421 429 494 500 501 505 507 /_proxy-error;",
      // Numbers that nginx alone knows: what is wrong with HTTPS.
      "error_page 495 496 497 =400 /_proxy-error;",
      "",
      ...block("location /", [
        "limit_req zone=studio_sign_in burst=50 nodelay;",
        "limit_req_status 429;",
        `limit_conn studio_at_once ${mostAtOnce};`,
        "limit_conn_status 429;",
        ...proxy(host),
      ]),
      // The status is that of the error. Nobody can ask for it.
      ...block("location = /_proxy-error", [
        "internal;",
        // Over HTTP/2 nginx looks at the size of the body once more here, and would say it in its own words.
        "client_max_body_size 0;",
        strictTransport,
        ...ownHeaders,
        "add_header Retry-After $studio_retry_after always;",
        "types { }",
        "default_type text/plain;",
        `return 200 "$studio_error\\n";`,
      ]),
    ]),
    "",
  ].join("\n");
}
