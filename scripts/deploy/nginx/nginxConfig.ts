import { basePath, baseFolder } from "#contract/basePath.ts";
import { apiBase } from "#contract/callNames.ts";
import { securityFile } from "#contract/releaseFiles.ts";
import { fileEndings } from "../fileEndings.ts";
import { block } from "./block.ts";
import { quote } from "./quote.ts";
import { certificatesOf, checkHosts, hasCanary, type Home, homesOf, hostsOf, mapSizes } from "./Home.ts";
import type { Site } from "./Site.ts";
import { headerDirectives, siteMaps } from "./siteMaps.ts";

/** How the brands are served. */
export interface NginxOptions {
  /** Folder with the brands' folders, on the server: `/srv/portal`. */
  readonly root: string;
  /** Port, or address and port: `8080`, `127.0.0.1:8080`. With `tls` it is the port that leads to HTTPS. */
  readonly listen: string;
  /** HTTPS. Without it, HTTPS ends at a load balancer in front. */
  readonly tls?: {
    /** Port, or address and port. */
    readonly listen: string;
    /**
     * Folder with `<host>/fullchain.pem` and `<host>/privkey.pem`; for previews `wildcard.<domain>/`. Only the user who
     * starts nginx has to read them.
     */
    readonly certificates: string;
  };
  /** Origin of the back end. Without it `/api/` answers 503. */
  readonly api?: URL;
  /** Origin of the applications beside the portal. Without it every other path is 404. */
  readonly others?: URL;
  /** Whether `<brand>.localhost` is served too, as Test. */
  readonly isLocal?: boolean;
  /** File of the access log. Default: Debian's folder of logs. */
  readonly log?: string;
  /**
   * Folder of links below `root` that say which release of each brand is served: `_nginx/…` (`ReleaseLinks.ts`). Without
   * it the configuration says so itself.
   */
  readonly links?: string;
}

const topOf = ({ root }: NginxOptions) => root.replace(/\/$/, "");

/** The server of an origin, for `proxy_pass`. A connection is kept for the next call. */
function upstream(name: string, { hostname, port, protocol }: URL): readonly string[] {
  const portOrDefault = port === "" ? (protocol === "https:" ? "443" : "80") : port;
  return [...block(`upstream ${name}`, [`server ${hostname}:${portOrDefault};`, "keepalive 32;"]), ""];
}

/** Passes a request on. The portal gives a call up after 20 s, so nginx waits a little longer. */
function proxyTo(name: string, origin: URL, { tls }: NginxOptions): readonly string[] {
  const secure = origin.protocol === "https:";
  return [
    `proxy_pass ${origin.protocol}//${name};`,
    "proxy_http_version 1.1;",
    `proxy_set_header Connection "";`,
    "proxy_set_header Host $http_host;",
    "proxy_set_header X-Forwarded-Host $http_host;",
    `proxy_set_header X-Forwarded-Proto ${tls === undefined ? "$portal_scheme" : "$scheme"};`,
    "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;",
    "proxy_connect_timeout 3s;",
    "proxy_send_timeout 25s;",
    "proxy_read_timeout 25s;",
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

const health = block("location = /health", [
  "access_log off;",
  "default_type text/plain;",
  `add_header Cache-Control "no-store" always;`,
  `return 200 "ok\\n";`,
]);

const notFound = [
  // Text, also when the address ends like that of another file.
  "types { }",
  "default_type text/plain;",
  `add_header X-Content-Type-Options "nosniff" always;`,
  `add_header Cache-Control "no-store" always;`,
  `return 404 "Filen finnes ikke.\n";`,
];

/** What a call gets when the back end cannot be reached: an answer that the portal understands. */
const apiDown = block("location @api_down", [
  "default_type application/json;",
  `add_header Cache-Control "no-store" always;`,
  `add_header Retry-After "5" always;`,
  `return 503 '{"code":"UTILGJENGELIG"}';`,
]);

/**
 * Asks the link of a home once in each request, by what it leads to: page and headers are of one release, also when the
 * link changes meanwhile.
 */
const askLink = (options: NginxOptions): readonly string[] =>
  options.links === undefined
    ? []
    : [`root "${topOf(options)}/${options.links}/$portal_link";`, "set $portal_linked $realpath_root;"];

function portalLocations(options: NginxOptions, homes: readonly Home[]): readonly string[] {
  const { api, others } = options;
  const top = topOf(options);
  const folder = options.links === undefined ? `${top}/$portal_folder` : "$portal_page_root";
  // What is missing must not get the headers of a file, which is kept for a year.
  const precompressed = ["gzip_static on;", "brotli_static on;", "gzip_vary on;", "error_page 403 404 =404 @missing;"];
  const page = [
    `root "${folder}";`,
    ...precompressed,
    ...headerDirectives(homes, "page"),
    ...(hasCanary(homes) ? ["add_header Set-Cookie $portal_cookie;"] : []),
    "rewrite ^ /index.html break;",
  ];
  return [
    ...block("location = /", [`return 302 ${baseFolder};`]),
    ...block(`location = ${basePath}`, page),
    ...block(`location ${baseFolder}`, page),
    ...block(`location ~* "^${baseFolder}.*\\.(?:${fileEndings})$"`, notFound),
    ...block(`location ^~ ${baseFolder}assets/`, [
      `alias "${top}/$portal_assets/assets/";`,
      ...precompressed,
      ...headerDirectives(homes, "assets"),
    ]),
    ...block(`location = /${securityFile}`, [
      `root "${folder}";`,
      ...precompressed,
      ...headerDirectives(homes, "wellKnown"),
    ]),
    ...block("location @missing", notFound),
    ...block("location /api/", [
      "client_max_body_size 64k;",
      ...(api === undefined
        ? ["error_page 503 @api_down;", "return 503;"]
        : ["error_page 502 504 =503 @api_down;", ...proxyTo("portal_api", api, options)]),
    ]),
    ...apiDown,
    ...block("location /", others === undefined ? notFound : proxyTo("portal_others", others, options)),
    ...health,
  ];
}

/** One server for all brands; with HTTPS, one for each certificate. Another refuses every other host. */
function servers(options: NginxOptions, homes: readonly Home[]): readonly string[] {
  const { tls, listen } = options;
  const log = `access_log ${quote(options.log ?? "/var/log/nginx/portal.access.log")} portal;`;
  const nameOf = (hosts: readonly string[]) => `server_name ${hosts.map(quote).join(" ")};`;
  const common = ["server_tokens off;", log, "absolute_redirect off;"];
  const ofPages = [
    ...common,
    "charset utf-8;",
    "charset_types text/css text/javascript image/svg+xml text/plain application/json;",
    ...askLink(options),
  ];
  const others = [...common, ...health, ...block("location /", notFound)];
  const refusing = (address: string, more: readonly string[] = []) =>
    block("server", [`listen ${address} default_server;`, "server_name _;", ...more, ...others]);
  const locations = portalLocations(options, homes);
  if (tls === undefined)
    return [
      ...refusing(listen),
      "",
      ...block("server", [`listen ${listen};`, nameOf(hostsOf(homes)), ...ofPages, "", ...locations]),
    ];
  const address = `${tls.listen} ssl http2`;
  const secure = ["ssl_protocols TLSv1.2 TLSv1.3;", "ssl_session_cache shared:portal:10m;", "ssl_session_tickets off;"];
  const folder = tls.certificates.replace(/\/$/, "");
  return [
    // A name that has no certificate here is not shown that of another.
    ...refusing(address, ["ssl_reject_handshake on;", ...secure]),
    // Paths without a variable: nginx reads keys as root when it starts, and refuses a configuration that lacks one.
    ...certificatesOf(homes).flatMap(([name, hosts]) => [
      "",
      ...block("server", [
        `listen ${address};`,
        nameOf(hosts),
        ...ofPages,
        `ssl_certificate ${quote(`${folder}/${name}/fullchain.pem`)};`,
        `ssl_certificate_key ${quote(`${folder}/${name}/privkey.pem`)};`,
        ...secure,
        "",
        ...locations,
      ]),
    ]),
    "",
    ...refusing(listen),
    "",
    ...block("server", [
      `listen ${listen};`,
      nameOf(hostsOf(homes)),
      ...common,
      ...health,
      ...block("location /", ["return 308 https://$host$request_uri;"]),
    ]),
  ];
}

/** The smallest power of two that is at least `size`. */
const powerOfTwo = (size: number) => 2 ** Math.ceil(Math.log2(size));

/**
 * The configuration of nginx for all brands, to be included in its `http` block: host to brand and environment,
 * compressed files, the headers of `headers.json`, `/api/` to the back end.
 * @throws Error when two brands have one host name, or a value cannot be written
 */
export function nginxConfig(sites: readonly Site[], options: NginxOptions): string {
  const homes = homesOf(sites, options.isLocal === true, options.links !== undefined);
  checkHosts(homes);
  const hosts = hostsOf(homes);
  const { api, others } = options;
  const sizes = mapSizes(homes);
  const longest = Math.max(64, sizes.longest + 16);
  return [
    "# Made by npm run nginx from the finished folders. Changes are lost when it is made again.",
    "",
    `map_hash_max_size ${Math.max(2048, powerOfTwo(sizes.rows * 4))};`,
    // Room for several keys: with less, nginx warns that it cannot build its tables well.
    `map_hash_bucket_size ${powerOfTwo(2 * (longest + 32))};`,
    `server_names_hash_max_size ${Math.max(512, powerOfTwo(hosts.length * 4))};`,
    `server_names_hash_bucket_size ${powerOfTwo(longest + 32)};`,
    "",
    siteMaps(homes, options.links === undefined ? undefined : topOf(options)),
    ...(options.tls === undefined
      ? [
          "# HTTPS ends in front of nginx: the back end must know that the visitor has it.",
          ...block("map $http_x_forwarded_proto $portal_scheme", ["default $scheme;", '"https" "https";']),
          "",
        ]
      : []),
    "# The log has no address of a customer, no query and no number of an agreement.",
    ...block("map $uri $portal_path", [`default $uri;`, `"~^(${apiBase}/avtaleoversikt/tilbud/)" $1...;`]),
    `log_format portal '$time_iso8601 $host $request_method $portal_path $status $body_bytes_sent $request_time';`,
    "",
    ...(api === undefined ? [] : upstream("portal_api", api)),
    ...(others === undefined ? [] : upstream("portal_others", others)),
    ...servers(options, homes),
    "",
  ].join("\n");
}
