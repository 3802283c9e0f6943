import { apiBase } from "#contract/callNames.ts";
import { block } from "./block.ts";

/** What nginx knows of who asks, and how often they may. */
export interface ClientOptions {
  /**
   * Addresses and networks of the load balancers in front: `10.0.0.0/8`. What they write about a client is believed,
   * and what anybody else writes is not. Default: none.
   */
  readonly balancers?: readonly string[];
  /** Without it nobody is limited. */
  readonly limit?: CallLimit;
}

/** How many calls of `/api/` an address may make in a second, on average over {@link limitSeconds}. */
export interface CallLimit {
  /** Of all calls. */
  readonly calls: number;
  /** Of those that log in and keep the session: everything below `/auth/`. */
  readonly logins: number;
}

/**
 * So many seconds' worth of calls may be made at once, and be under way. After them all may be made again, so
 * `Retry-After` says the same: the portal waits so long by itself.
 */
export const limitSeconds = 5;

const zones = { calls: "portal_calls", logins: "portal_logins", open: "portal_open" } as const;

/** Directives of a server: the address of the client is the one that a load balancer gives. */
export const addressDirectives = ({ balancers = [] }: ClientOptions): readonly string[] =>
  balancers.length === 0
    ? []
    : [
        ...balancers.map((network) => `set_real_ip_from ${network};`),
        "real_ip_header X-Forwarded-For;",
        // The last address that no balancer has: a client may have written those before it.
        "real_ip_recursive on;",
      ];

/** Directives of the location of the API. */
export const limitDirectives = ({ limit }: ClientOptions): readonly string[] =>
  limit === undefined
    ? []
    : [
        `limit_req zone=${zones.calls} burst=${limit.calls * limitSeconds} nodelay;`,
        `limit_req zone=${zones.logins} burst=${limit.logins * limitSeconds} nodelay;`,
        "limit_req_status 429;",
        `limit_conn ${zones.open} ${limit.calls * limitSeconds};`,
        "limit_conn_status 429;",
      ];

/**
 * A variable that says who is limited: an address of IPv4, or the first half of one of IPv6, since a household has all
 * with that half.
 */
export const clientMap = (variable: string): readonly string[] =>
  block(`map $remote_addr ${variable}`, [
    "default $binary_remote_addr;",
    // Its text has no zeros in the place of "::", so fewer than four groups before that are the half too.
    `"~^((?:[0-9a-f]+:){4}|(?:[0-9a-f]+:){0,3}:)[0-9a-f:]*$" $1;`,
  ]);

/** The calls of the session. Servers of Java leave out what follows a `;` in a part of the path. */
const loginPath = `^${`${apiBase}/auth`.replaceAll(/(?<=.)\//g, "(?:;[^/]*)?/")}[/;]`;

const limitMaps = ({ calls, logins }: CallLimit): readonly string[] => [
  ...clientMap("$portal_client"),
  ...block("map $uri $portal_login_client", [`default "";`, `"~*${loginPath}" $portal_client;`]),
  `limit_req_zone $portal_client zone=${zones.calls}:10m rate=${calls}r/s;`,
  `limit_req_zone $portal_login_client zone=${zones.logins}:10m rate=${logins}r/s;`,
  `limit_conn_zone $portal_client zone=${zones.open}:10m;`,
];

/** The maps about the client, for the `http` block: `$portal_scheme` and `$portal_port` are what the visitor sees. */
export const clientMaps = ({ balancers = [], limit }: ClientOptions): readonly string[] => [
  ...block("geo $realip_remote_addr $portal_balancer", ["default 0;", ...balancers.map((network) => `${network} 1;`)]),
  ...block(`map "$portal_balancer:$http_x_forwarded_proto" $portal_scheme`, ["default $scheme;", `"1:https" https;`]),
  ...block(`map "$scheme:$portal_scheme" $portal_port`, ["default $server_port;", `"http:https" 443;`]),
  ...(limit === undefined ? [] : limitMaps(limit)),
];
