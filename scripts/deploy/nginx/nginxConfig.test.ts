import { describe, expect, test } from "vitest";
import type { EnvironmentName } from "#contract/descriptor/environmentNames.ts";
import type { EnvironmentHeaders } from "#scripts/stamp/headers.ts";
import { nginxConfig, type NginxOptions } from "./nginxConfig.ts";
import { headersDigest } from "./headersDigest.ts";
import type { Site, SiteRelease } from "./Site.ts";

const options: NginxOptions = { root: "/srv/portal", listen: "80" };

function site(brand: string, hostnames: readonly string[], page: Readonly<Record<string, string>> = {}): Site {
  const of = (names: readonly string[]): EnvironmentHeaders => ({ hostnames: names, page, assets: {}, wellKnown: {} });
  const headers: Record<EnvironmentName, EnvironmentHeaders> = {
    Production: of(hostnames),
    QA: of([]),
    Dev: of([]),
    Test: of([]),
  };
  return { brand, folder: brand, headers };
}

/** The lines of a configuration, without their indentation. */
const lines = (sites: readonly Site[], more: Partial<NginxOptions> = {}) =>
  nginxConfig(sites, { ...options, ...more })
    .split("\n")
    .map((line) => line.trim());

// What nginx makes of it is in tests/e2e/nginx/.
describe("The configuration of nginx", () => {
  test("maps each host to its brand and environment, and each to its folder", () => {
    const config = lines([site("nord", ["nord.example"]), site("sor", ["sor.example", "www.sor.example"])]);
    expect(config).toContain('"nord.example" "nord/Production";');
    expect(config).toContain('"www.sor.example" "sor/Production";');
    expect(config).toContain('"sor/Production" "sor";');
    expect(config).toContain('server_name "nord.example" "sor.example" "www.sor.example";');
  });

  test("refuses a host name with two owners, and names both", () => {
    const twins = [site("nord", ["felles.example"]), site("sor", ["felles.example"])];
    expect(() => lines(twins)).toThrow(
      "The host name felles.example belongs to nord/Production and to sor/Production.",
    );
  });

  test("a value is never read as syntax", () => {
    const config = lines([site("nord", ["nord.example"], { "X-Text": 'a"; return 200; # \\' })]);
    expect(config).toContain(String.raw`default "a\"; return 200; # \\";`);
  });

  test.each(["$host", "to\nlinjer"])("refuses the value %j", (value) => {
    expect(() => lines([site("nord", ["nord.example"], { "X-Text": value })])).toThrow("cannot be written");
  });

  test("a brand with several languages has a page for each choice; another has none of this (spec: languages-21)", () => {
    const one = site("nord", ["nord.example"]);
    expect(lines([one]).join("\n")).not.toMatch(/portal_(?:page;|languages|chosen|asked)/);
    const { Production, ...rest } = one.headers;
    const several = {
      ...one,
      headers: { ...rest, Production: { ...Production, languages: ["nn", "nb", "en"] as const } },
    };
    const config = lines([several, site("sor", ["sor.example"])]);
    expect(config).toContain("rewrite ^ /$portal_page break;");
    expect(config).toContain('"nord/Production" "nn-nb-en";');
    expect(config.filter((line) => line.startsWith('"nn-nb-en:'))).toEqual([
      '"nn-nb-en:nb:norwegian" "index.nb.html";',
      '"nn-nb-en:nb:english" "index.nb.html";',
      '"nn-nb-en:nb:" "index.nb.html";',
      '"nn-nb-en:en:norwegian" "index.en.html";',
      '"nn-nb-en:en:english" "index.en.html";',
      '"nn-nb-en:en:" "index.en.html";',
      '"nn-nb-en::english" "index.en.html";',
    ]);
  });

  test("a brand without a choice has no address for it; another names its cookies (spec: consent-29)", () => {
    const one = site("nord", ["nord.example"]);
    expect(lines([one]).join("\n")).not.toContain("$portal_husk");
    const husk = {
      samtykke: { name: "nord-v3", form: "named", domain: "nord.example" },
      sprak: { name: "portal-language", form: "language" },
    } as const;
    const { Production, ...rest } = one.headers;
    const headers = { ...rest, Production: { ...Production, husk } };
    const config = lines([{ ...one, headers }]);
    const kept = "samesite=lax";
    for (const line of [
      '"nord/Production" "named nord-v3|";',
      `"nord/Production" "; max-age=10368000; path=/privat/forsikring; ${kept}; domain=nord.example";`,
      '"nord/Production" "language portal-language|";',
      `"nord/Production" "; max-age=31536000; path=/privat/forsikring/oversikt; ${kept}";`,
    ])
      expect(config).toContain(line);
    // A release that names others has a place of its own.
    expect(headersDigest(headers)).not.toBe(headersDigest(one.headers));
  });

  test("a release with other languages has a place of its own", () => {
    const { headers } = site("nord", ["nord.example"]);
    const with2 = { ...headers, Production: { ...headers.Production, languages: ["nb", "en"] as const } };
    expect(headersDigest(with2)).not.toBe(headersDigest(headers));
  });

  test("a header that only one brand has is sent by that brand only", () => {
    const config = lines([site("nord", ["nord.example"], { "X-Own": "1" }), site("sor", ["sor.example"])]);
    const map = config.slice(config.indexOf("map $portal_place $portal_page_x_own {"));
    expect(map.slice(1, 4)).toEqual(['default "";', '"nord/Production" "1";', "}"]);
  });

  test("without a back end the API answers as one that is down; other paths are 404", () => {
    const config = lines([site("nord", ["nord.example"])]);
    expect(config.join()).not.toContain("proxy_pass");
    expect(config).toContain("return 503;");
  });

  test("a back end with HTTPS is verified, on its own port or 443", () => {
    const config = lines([site("nord", ["nord.example"])], { api: new URL("https://bak.example") });
    expect(config).toContain("server bak.example:443;");
    expect(config).toContain("proxy_ssl_verify on;");
    expect(lines([site("nord", ["nord.example"])], { api: new URL("http://bak.example:81") })).toContain(
      "server bak.example:81;",
    );
  });

  test("every server listens on every address, and believes the load balancers that are named", () => {
    const listen = "0.0.0.0:80,[::]:80";
    const tls = { listen: "443,[::]:443", certificates: "/etc/tls" };
    const config = lines([site("nord", ["nord.example", "www.nord.example"])], {
      listen,
      tls,
      balancers: ["10.0.0.0/8", "fd00::/8"],
    });
    const count = (line: string) => config.filter((each) => each === line).length;
    for (const [address, own] of [
      ["0.0.0.0:80", 1],
      ["[::]:80", 1],
      ["443 ssl http2", 2],
      ["[::]:443 ssl http2", 2],
    ] as const)
      expect([count(`listen ${address} default_server;`), count(`listen ${address};`)]).toEqual([1, own]);
    for (const network of ["10.0.0.0/8", "fd00::/8"])
      expect([count(`set_real_ip_from ${network};`), count(`${network} 1;`)]).toEqual([5, 1]);
    expect(lines([site("nord", ["nord.example"])]).join()).not.toContain("real_ip_header");
  });

  test("HTTP/2 is a directive of each server with HTTPS, or a parameter of its listen", () => {
    const tls = { listen: "443,[::]:443", certificates: "/etc/tls" };
    const of = (http2?: "on" | "listen") =>
      lines([site("nord", ["nord.example"])], { tls: { ...tls, ...(http2 && { http2 }) } }).filter(
        (line) => line.includes("http2") || line.startsWith("listen 443") || line.startsWith("listen [::]:443"),
      );
    expect(of("on")).toEqual([
      "listen 443 ssl default_server;",
      "listen [::]:443 ssl default_server;",
      "http2 on;",
      "listen 443 ssl;",
      "listen [::]:443 ssl;",
      "http2 on;",
    ]);
    expect(of("listen")).toEqual([
      "listen 443 ssl http2 default_server;",
      "listen [::]:443 ssl http2 default_server;",
      "listen 443 ssl http2;",
      "listen [::]:443 ssl http2;",
    ]);
    expect(of()).toEqual(of("listen"));
  });

  test("localhost is served only where that is asked for", () => {
    expect(lines([site("nord", ["nord.example"])]).join()).not.toContain("nord.localhost");
    expect(lines([site("nord", ["nord.example"])], { isLocal: true })).toContain('"nord.localhost" "nord/Test";');
  });

  test("a release at a target has its page in its folder and its chunks in that of the brand", () => {
    const config = lines([{ ...site("nord", ["nord.example"]), folder: "nord/releases/1a", assets: "nord" }]);
    expect(config).toContain('"nord/Production" "nord/releases/1a";');
    expect(config).toContain('"nord/Production" "nord";');
    expect(config.join()).not.toContain("portal_bucket");
  });

  test("at a target a link decides: the headers are by what it leads to, and only a release that is known has a page", () => {
    const [nord, other] = [site("nord", ["nord.example"]), site("nord", ["nord.example"], { "X-New": "1" })];
    const one = { id: "1a", folder: "nord/releases/1a", headers: nord.headers };
    const two = { id: "2b", folder: "nord/releases/2b", headers: other.headers };
    const same = { id: "3c", folder: "nord/releases/3c", headers: nord.headers };
    const configOf = (release: string, releases: readonly SiteRelease[]) =>
      lines([{ ...nord, assets: "nord", deployed: { release, releases } }], { links: "_nginx/a1" });
    const config = configOf("1a", [one, two]);
    expect(config).toContain('root "/srv/portal/_nginx/a1/$portal_link";');
    expect(config).toContain('"nord/Production" "nord/current";');
    const keys = [one, two].map(({ headers }) => `"nord/Production/${headersDigest(headers)}"`);
    for (const key of keys) expect(config).toContain(`${key} "$portal_linked/release";`);
    const header = config.slice(config.indexOf("map $portal_place $portal_page_x_new {"));
    expect(header.slice(1, 4)).toEqual(['default "";', `${keys[1]} "1";`, "}"]);
    // Which of them is served, and another text, change nothing in it.
    expect(configOf("2b", [two, one])).toEqual(config);
    expect(configOf("3c", [same, one, two])).toEqual(config);
  });

  test("a canary gets its share of the numbers from 0 to 99, and has a link of its own", () => {
    const nord = site("nord", ["nord.example"]);
    const release = { id: "1a", folder: "nord/releases/1a", headers: nord.headers };
    const deployed = { release: "1a", releases: [release] };
    const config = lines([{ ...nord, deployed, canary: { share: 5, release: "1a" } }], { links: "_nginx/a1" });
    const rows = config.filter((line) => /^"nord\/Production:\d+"/.test(line));
    expect(rows).toEqual([0, 1, 2, 3, 4].map((bucket) => `"nord/Production:${bucket}" "nord/canary";`));
    expect(config).toContain("default $portal_stable;");
    expect(config.filter((line) => /^\d+% \d+;$/.test(line))).toHaveLength(99);
  });

  test("a preview has its own host, folder and headers, and a certificate that previews share", () => {
    const nord = site("nord", ["nord.example"]);
    const preview = { ...site("nord", ["pr-1--test.nord.example"], { "X-New": "1" }), preview: "pr-1" };
    const below = { folder: "_previews/pr-1/nord/releases/2b", assets: "_previews/pr-1/nord" };
    const tls = { listen: "443", certificates: "/etc/tls" };
    const config = lines([nord, { ...preview, ...below }], { isLocal: true, tls });
    const key = '"_previews/pr-1/nord/Production"';
    expect(config).toContain(`"pr-1--test.nord.example" ${key};`);
    expect(config).toContain(`${key} "_previews/pr-1/nord/releases/2b";`);
    expect(config).toContain(`${key} "_previews/pr-1/nord";`);
    const header = config.slice(config.indexOf("map $portal_place $portal_page_x_new {"));
    expect(header.slice(1, 4)).toEqual(['default "";', `${key} "1";`, '"_previews/pr-1/nord/Test" "1";']);
    expect(config).toContain('ssl_certificate_key "/etc/tls/wildcard.nord.example/privkey.pem";');
    expect(config).toContain('"nord.localhost" "nord/Test";');
    expect(config).toContain('"pr-1--nord.localhost" "_previews/pr-1/nord/Test";');
  });

  test("each certificate is a file without a variable, so that nginx reads it as root; previews share one", () => {
    const previews = ["pr-1", "pr-2"].map((preview) => ({
      ...site("nord", [`${preview}--test.nord.example`]),
      preview,
    }));
    const tls = { listen: "443", certificates: "/etc/tls/" };
    const config = lines([site("nord", ["nord.example", "www.nord.example"]), ...previews], { tls });
    expect(config.filter((line) => line.startsWith("ssl_certificate "))).toEqual([
      'ssl_certificate "/etc/tls/nord.example/fullchain.pem";',
      'ssl_certificate "/etc/tls/www.nord.example/fullchain.pem";',
      'ssl_certificate "/etc/tls/wildcard.nord.example/fullchain.pem";',
    ]);
    expect(config).toContain('server_name "pr-1--test.nord.example" "pr-2--test.nord.example";');
    expect(config.filter((line) => line === "ssl_reject_handshake on;")).toHaveLength(1);
  });

  test("who tests it by hand beside another site's file reads at the line that nginx names what to do", () => {
    const config = lines([site("m0", ["m0.example"])]);
    const before = config.slice(
      0,
      config.findIndex((line) => line.startsWith("map_hash_max_size")),
    );
    expect(before.slice(-2).join(" ")).toMatch(/^#.*duplicate.*conf\.d\/00-portal\.conf/);
  });

  test("10,000 brands get tables that are large enough", () => {
    const many = Array.from({ length: 10_000 }, (_, at) => site(`m${at}`, [`m${at}.example`]));
    const config = lines(many);
    expect(config).toContain("map_hash_max_size 65536;");
    expect(config).toContain("server_names_hash_max_size 65536;");
  });
});
