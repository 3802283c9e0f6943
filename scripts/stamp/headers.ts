import { everyHeader, type Sent, strictTransport } from "#contract/answerOf.ts";
import { type HuskCookies, languageHusk } from "#contract/husk.ts";
import { isLocalHost } from "#contract/hosts/localHost.ts";
import { optInPolicy } from "#contract/optInPolicy.ts";
import type { PublicDescriptor } from "#contract/descriptor/descriptorSchema.ts";
import type { EnvironmentName } from "#contract/descriptor/environmentNames.ts";
import type { BrandLanguages } from "#contract/pageLanguage.ts";

/** Headers that a server sends in one environment, with each kind of file. */
export interface EnvironmentHeaders extends Sent {
  /** Host names of this environment. An unknown host gets the headers of Test. */
  readonly hostnames: readonly string[];
}

/** The content of `headers.json`. */
export type BrandHeaders = Readonly<Record<EnvironmentName, EnvironmentHeaders>>;

/** Hashes of what is inline in the pages of a brand, as a policy spells them. */
export interface InlineHashes {
  /** Hashes of the `<style>` elements. */
  readonly styles: readonly string[];
  /** Hashes of the inline scripts. */
  readonly scripts: readonly string[];
}

/** What headers say of the pages of a brand. */
export interface BrandPages extends InlineHashes {
  readonly languages: BrandLanguages;
}

/** Hash of the empty string: styled-components mounts an empty `<style>` and fills it through the CSSOM. */
export const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Origin of a descriptor's URL as a policy source; a path on our own host is 'self'. */
function source(urlOrPath: string | undefined): string[] {
  if (urlOrPath === undefined) return [];
  return [urlOrPath.startsWith("/") ? "'self'" : new URL(urlOrPath).origin];
}

/** Without a token nothing is sent. */
const analyticsEndpoint = ({ analytics: { token, endpoint } }: PublicDescriptor) =>
  token === undefined ? undefined : endpoint;

/** The script of the opt-in service, where the brand has one (spec: analytics-8). */
const optInScript = ({ analytics: { consent } }: PublicDescriptor) =>
  consent.strategy === "opt-in-service" ? consent.script : undefined;

const sourceList = (sources: readonly string[]) => (sources.length > 0 ? [...new Set(sources)].join(" ") : "'none'");

/** http is allowed on localhost only; other sources include the scheme. */
const hostSources = (hosts: readonly string[]) =>
  hosts.map((host) => (isLocalHost(host) ? "'self'" : `https://${host}`));

/**
 * The content security policy of one brand in one environment.
 * @param hashes those of the `<style>` and classic `<script>` elements in its pages
 */
export function contentSecurityPolicy(tenant: PublicDescriptor, hashes: InlineHashes): string {
  const directives: Record<string, string> = {
    "default-src": "'none'",
    "script-src": sourceList(["'self'", ...hashes.scripts, ...source(optInScript(tenant))]),
    "style-src": ["'self'", emptyStyle, ...hashes.styles].join(" "),
    "img-src": "'self'",
    "font-src": "'self'",
    "connect-src": sourceList(["'self'", ...source(tenant.errorReporting.dsn), ...source(analyticsEndpoint(tenant))]),
    // The login app is shown in a frame. The server gives its address, on one of these hosts (spec: login-2).
    "frame-src": sourceList(tenant.login.direct ? hostSources(tenant.allowedHosts) : []),
    "form-action": sourceList(source(tenant.urls.claimsCases?.destination)),
    // The online bank that the portal is a part of (spec: portal-2). Other sites could overlay it to catch presses.
    "frame-ancestors": sourceList(tenant.frameAncestors ?? []),
    "base-uri": "'none'",
    "object-src": "'none'",
    "require-trusted-types-for": "'script'",
    // The one policy, for the address of the opt-in service's script (`core/analytics/loadOptInService.ts`).
    "trusted-types": optInScript(tenant) === undefined ? "'none'" : optInPolicy,
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}

const noSensors = ["camera", "microphone", "geolocation", "payment", "usb", "browsing-topics"]
  .map((feature) => `${feature}=()`)
  .join(", ");

/** How long each kind of file is kept by browsers, as `Cache-Control` says it. */
export const cacheControl = {
  page: "no-cache",
  assets: "public, max-age=31536000, immutable",
  wellKnown: "public, max-age=86400",
} as const;

/**
 * Where browsers send crashes. With this name they send nothing else there: what has no name of its own goes to
 * `default`, which no brand has (spec: errors-21).
 */
function crashHeader({ errorReporting: { crashUrl } }: PublicDescriptor): Record<string, string> {
  if (crashUrl === undefined) return {};
  const { origin, pathname, search } = new URL(crashUrl, "https://localhost");
  // An address as a browser reads it has no quotes. A backslash would be syntax of the header, the others of nginx.
  const path = (pathname + search).replaceAll(/[\\${}]/g, encodeURIComponent);
  return { "Reporting-Endpoints": `crash-reporting="${crashUrl.startsWith("/") ? "" : origin}${path}"` };
}

/** The cookies that a server sets again after a choice; undefined in a brand without a choice. */
function huskOf({ cookieConsent }: PublicDescriptor, hasSeveral: boolean): HuskCookies | undefined {
  const { required, cookieName: name, coding: form, domain } = cookieConsent;
  const husk: HuskCookies = {
    ...(required.length > 0 && { samtykke: { name, form, ...(domain !== undefined && { domain }) } }),
    ...(hasSeveral && { sprak: languageHusk }),
  };
  return Object.keys(husk).length === 0 ? undefined : husk;
}

/** Headers of one brand in one environment. */
export function environmentHeaders(
  environment: EnvironmentName,
  tenant: PublicDescriptor,
  hostnames: readonly string[],
  pages: BrandPages,
): EnvironmentHeaders {
  const { languages } = pages;
  const hasSeveral = languages.length > 1;
  const husk = huskOf(tenant, hasSeveral);
  const always = { ...everyHeader, ...(environment !== "Test" && { [strictTransport]: "max-age=31536000" }) };
  return {
    hostnames,
    ...(hasSeveral && { languages }),
    ...(husk && { husk }),
    page: {
      ...always,
      "Cache-Control": cacheControl.page,
      "Content-Security-Policy": contentSecurityPolicy(tenant, pages),
      // Sites that open the portal get no reference to its window; the portal keeps one to pages that it opens.
      "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
      "Permissions-Policy": noSensors,
      // Browsers profile a page only with this header (spec: errors-5).
      ...(tenant.errorReporting.dsn !== undefined && { "Document-Policy": "js-profiling" }),
      ...crashHeader(tenant),
      "X-Robots-Tag": "noindex",
      // The page of an address is chosen by these (`contract/pageLanguage.ts`).
      ...(hasSeveral && { Vary: "Cookie, Accept-Language" }),
    },
    assets: { ...always, "Cache-Control": cacheControl.assets },
    wellKnown: { ...always, "Cache-Control": cacheControl.wellKnown },
  };
}
