import { localHostOf } from "#contract/hosts/localHost.ts";

/** Where a studio is, and which of its workplaces is meant. Page, server and bridge take every address from it. */
export interface StudioSite {
  /** `http:` or `https:`. */
  readonly protocol: string;
  /** The name of the studio's own host, such as `studio.localhost`. Hosts of proposals and previews are one label below it. */
  readonly hostname: string;
  /** `""`: the usual port of the protocol. */
  readonly port: string;
  /** The label of a workplace, such as `forslag12`. Left out: the studio itself, which has none on a single machine. */
  readonly work?: string | undefined;
}

/**
 * A workplace is a proposal, or the branch that is the truth. No studio's own host begins with such a label, since the
 * page could not distinguish it from a workplace.
 */
export const workFormat = /^(?:forslag[1-9]\d{0,4}|main)$/;

/** The studio of one person on their own machine. */
export const localSite = (port: number): StudioSite => ({
  protocol: "http:",
  hostname: localHostOf("studio"),
  port: String(port),
});

/** A name below or at the site with its port, as a `Host` header has it. */
export const withPort = (name: string, { port }: Pick<StudioSite, "port">): string =>
  port === "" ? name : `${name}:${port}`;

/** The host of a site's studio or workplace with its port. */
export const hostOfSite = (site: StudioSite): string =>
  withPort(site.work === undefined ? site.hostname : `${site.work}.${site.hostname}`, site);

/** The origin of a site's studio or workplace. */
export const originOfSite = (site: StudioSite): string => `${site.protocol}//${hostOfSite(site)}`;

/** The parts of an address that say where a page is. */
type PageLocation = Pick<Location, "protocol" | "hostname" | "port">;

/** The first label of a name, and the rest. */
function divided(hostname: string): readonly [label: string, rest: string] {
  const [label = ""] = hostname.split(".", 1);
  return [label, hostname.slice(label.length + 1)];
}

/** The site that a page of the studio or of a workplace belongs to. */
export function siteOfPage({ protocol, hostname, port }: PageLocation): StudioSite {
  const [label, rest] = divided(hostname);
  return workFormat.test(label) ? { protocol, hostname: rest, port, work: label } : { protocol, hostname, port };
}

/** The site that a previewed page belongs to: its host is one label below the studio's (`studioPreviewHost.ts`). */
export function siteOfPreview({ protocol, hostname, port }: PageLocation): StudioSite {
  const [label, rest] = divided(hostname);
  const [number, first = ""] = label.split("--");
  const work = number !== "0" && workFormat.test(first) ? first : undefined;
  return { protocol, hostname: rest, port, ...(work === undefined ? {} : { work }) };
}
