import {
  type AddressKind,
  addressTable,
  bareAnswers,
  type FileKind,
  fileTypes,
  isTextType,
  targetFileHeaders,
} from "#contract/answerOf.ts";
import { basePath, baseFolder } from "#contract/basePath.ts";
import { noticesFile } from "#contract/notices.ts";
import { utgaveFile } from "#contract/utgave.ts";
import { accessLog } from "./accessLog.ts";
import { apiDirectives, apiErrors, type BackEndOptions, othersDirectives, upstreams } from "./backEnd.ts";
import { block } from "./block.ts";
import { addressDirectives, type ClientOptions, clientMaps } from "./clients.ts";
import { certificatesOf, checkHosts, hasCanary, type Home, homesOf, hostsOf, mapSizes } from "./Home.ts";
import type { Http2Form } from "./http2Form.ts";
import { huskDirectives, huskMaps } from "./huskMaps.ts";
import { hasLanguages, languageMaps } from "./languageMaps.ts";
import { errorLocation, errorMaps, errorPages, healthDirectives, onlyReading } from "./ownAnswers.ts";
import { quote } from "./quote.ts";
import type { Site } from "./Site.ts";
import { bareDirectives, headerDirectives, siteMaps } from "./siteMaps.ts";

/** How the brands are served. */
export interface NginxOptions extends BackEndOptions, ClientOptions {
  /** Folder with the brands' folders, on the server: `/srv/portal`. */
  readonly root: string;
  /**
   * Where nginx listens, separated by commas: `8080`, `127.0.0.1:8080,[::1]:8080`. A port alone is that of IPv4. With
   * `tls` it leads to HTTPS.
   */
  readonly listen: string;
  /** HTTPS. Without it, HTTPS ends at a load balancer in front. */
  readonly tls?: {
    /** As above. */
    readonly listen: string;
    /**
     * Folder with `<host>/fullchain.pem` and `<host>/privkey.pem`; for previews `wildcard.<domain>/`. Only the user who
     * starts nginx has to read them.
     */
    readonly certificates: string;
    /** How HTTP/2 is written. Default: as every version of nginx reads it. */
    readonly http2?: Http2Form;
  };
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

/**
 * Asks the link of a home once in each request, by what it leads to: page and headers are of one release, also when the
 * link changes meanwhile.
 */
const askLink = (options: NginxOptions): readonly string[] =>
  options.links === undefined
    ? []
    : [`root "${topOf(options)}/${options.links}/$portal_link";`, "set $portal_linked $realpath_root;"];

/** The types of files. Those of the machine's own configuration can be others: Debian's has `application/javascript`. */
const fileTypeDirectives: readonly string[] = [
  // That nginx adds the charset to HTML is given.
  `charset_types ${Object.values(fileTypes)
    .filter((type) => isTextType(type) && type !== fileTypes.html)
    .join(" ")};`,
  ...block(
    "types",
    Object.entries(fileTypes).map(([ending, type]) => `${type} ${ending};`),
  ),
];

/** What nginx does with each kind of address. */
function directivesOf(options: NginxOptions, homes: readonly Home[]): Readonly<Record<AddressKind, readonly string[]>> {
  const top = topOf(options);
  // Whole files only: an error about a part of one would have the headers of the file too.
  const files = (kind: FileKind, root: string) => [
    onlyReading,
    `root "${root}";`,
    "gzip_static on;",
    "brotli_static on;",
    "gzip_vary on;",
    "max_ranges 0;",
    ...headerDirectives(homes, kind),
  ];
  const folder = options.links === undefined ? `${top}/$portal_folder` : "$portal_page_root";
  /** The release that all visitors get, also for those who get the canary. */
  const stable = hasCanary(homes) ? "$portal_stable" : "$portal_link";
  const releaseBelow = options.links === undefined ? "$portal_folder" : `${options.links}/$portal_link/release`;
  const missing = [onlyReading, `return ${bareAnswers.missing.status};`];
  return {
    unreadable: [`return ${bareAnswers.unreadable.status};`],
    health: healthDirectives(homes),
    root: [onlyReading, ...bareDirectives(homes), `return ${bareAnswers.root.status} ${baseFolder};`],
    wellKnown: files("wellKnown", folder),
    api: apiDirectives(options, homes),
    others: options.others === undefined ? missing : othersDirectives(options.others, homes),
    missing,
    husk: huskDirectives(homes, missing),
    assets: [...files("assets", `${top}/$portal_assets`), `rewrite "^${basePath}(/.*)$" "$1" break;`],
    utgave:
      options.links === undefined
        ? missing
        : [
            onlyReading,
            `root "${top}/${options.links}/${stable}";`,
            // By size and second alone, another commit would look like the same file.
            "etag off;",
            "if_modified_since off;",
            "max_ranges 0;",
            ...bareDirectives(homes, targetFileHeaders),
            `rewrite ^ /${utgaveFile} break;`,
          ],
    notices: [
      onlyReading,
      `root "${top}";`,
      "max_ranges 0;",
      ...bareDirectives(homes, targetFileHeaders),
      // What the target says, beside the releases of the brand; else what the release says.
      `try_files "/$portal_assets/${noticesFile}" "/${releaseBelow}/${noticesFile}" =${bareAnswers.missing.status};`,
    ],
    page: [
      ...files("page", folder),
      ...(hasCanary(homes) ? ["add_header Set-Cookie $portal_cookie;"] : []),
      `rewrite ^ /${hasLanguages(homes) ? "$portal_page" : "index.html"} break;`,
    ],
  };
}

/** Locations with regular expressions are tried in their order, as the rows of the table are. */
const locationsOf = (directives: Partial<Readonly<Record<AddressKind, readonly string[]>>>): readonly string[] =>
  addressTable.flatMap(([kind, { source, ignoreCase }]) => {
    const head = `location ${ignoreCase ? "~*" : "~"} "${source.replaceAll("\\/", "/")}"`;
    return directives[kind] === undefined ? [] : block(head, directives[kind]);
  });

/** One server for all brands; with HTTPS, one for each certificate. Another refuses every other host. */
function servers(options: NginxOptions, homes: readonly Home[]): readonly string[] {
  const { tls, listen } = options;
  const log = `access_log ${quote(options.log ?? "/var/log/nginx/portal.access.log")} portal;`;
  const nameOf = (hosts: readonly string[]) => `server_name ${hosts.map(quote).join(" ")};`;
  const listenAt = (addresses: string, more = "") => addresses.split(",").map((address) => `listen ${address}${more};`);
  const common = [
    "server_tokens off;",
    log,
    "absolute_redirect off;",
    "charset utf-8;",
    ...fileTypeDirectives,
    ...errorPages,
    ...addressDirectives(options),
  ];
  const ofPages = [...common, ...askLink(options)];
  const directives = directivesOf(options, homes);
  const locations = [...locationsOf(directives), ...apiErrors(homes), ...errorLocation(homes)];
  /** For a server that has no portal. Browsers believe what keeps them on HTTPS only there. */
  const withoutPortal = (others: readonly string[]) => [
    ...common,
    ...locationsOf({ unreadable: directives.unreadable, health: healthDirectives([]) }),
    ...errorLocation([]),
    ...block("location /", others),
  ];
  const refusing = (addresses: string, kind = "", more: readonly string[] = []) =>
    block("server", [
      ...listenAt(addresses, `${kind} default_server`),
      "server_name _;",
      ...more,
      ...withoutPortal([`return ${bareAnswers.missing.status};`]),
    ]);
  if (tls === undefined)
    return [
      ...refusing(listen),
      "",
      ...block("server", [...listenAt(listen), nameOf(hostsOf(homes)), ...ofPages, "", ...locations]),
    ];
  const protocol = tls.http2 === "on" ? ["http2 on;"] : [];
  const secure = [
    ...protocol,
    "ssl_protocols TLSv1.2 TLSv1.3;",
    "ssl_session_cache shared:portal:10m;",
    "ssl_session_tickets off;",
  ];
  const folder = tls.certificates.replace(/\/$/, "");
  const kind = tls.http2 === "on" ? " ssl" : " ssl http2";
  return [
    // A name that has no certificate here is not shown that of another.
    ...refusing(tls.listen, kind, ["ssl_reject_handshake on;", ...secure]),
    // Paths without a variable: nginx reads keys as root when it starts, and refuses a configuration that lacks one.
    ...certificatesOf(homes).flatMap(([name, hosts]) => [
      "",
      ...block("server", [
        ...listenAt(tls.listen, kind),
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
      ...listenAt(listen),
      nameOf(hostsOf(homes)),
      ...withoutPortal([...bareDirectives([]), "return 308 https://$host$request_uri;"]),
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
  const sizes = mapSizes(homes);
  const longest = Math.max(64, sizes.longest + 16);
  return [
    "# Made by npm run nginx from the finished folders. Changes are lost when it is made again.",
    "",
    "# nginx takes these before the first map only. Where it calls one of them duplicate, let it read this file before those",
    "# of other sites, for example as conf.d/00-portal.conf; where another file sets the same, remove it there.",
    `map_hash_max_size ${Math.max(2048, powerOfTwo(sizes.rows * 4))};`,
    // Room for several keys: with less, nginx warns that it cannot build its tables well.
    `map_hash_bucket_size ${powerOfTwo(2 * (longest + 32))};`,
    `server_names_hash_max_size ${Math.max(512, powerOfTwo(hosts.length * 4))};`,
    `server_names_hash_bucket_size ${powerOfTwo(longest + 32)};`,
    "",
    siteMaps(homes, options.links === undefined ? undefined : topOf(options)),
    ...languageMaps(homes),
    ...clientMaps(options),
    ...huskMaps(homes),
    ...errorMaps,
    "",
    ...accessLog,
    "",
    ...upstreams(options),
    ...servers(options, homes),
    "",
  ].join("\n");
}
