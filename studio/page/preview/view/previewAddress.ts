import type { Language } from "#contract/pageLanguage.ts";
import { entryPath } from "#studio/document/addresses/studioPaths.ts";
import { siteOfPage, withPort } from "#studio/document/addresses/StudioSite.ts";
import { studioPreviewHost, type PreviewParts } from "#studio/document/addresses/studioPreviewHost.ts";
import type { Channel } from "./previewView.ts";

/** A visit of the portal. */
export interface PreviewVisit {
  /** Path of the portal. */
  readonly path: string;
  /** Id of a customer; `""`: not logged in. */
  readonly customer: string;
  /** Where the customer comes from. */
  readonly channel: Channel;
  /** Id of a state; `""`, or left out: nothing unusual. */
  readonly state?: string;
  /** Date and time in Norway; left out: the present. */
  readonly day?: string | undefined;
  /** The language of the page. Left out: the brand's own. */
  readonly language?: Language | undefined;
}

/** The origin of a brand's preview: a host below the studio's own. @param location of the studio's page */
export function previewOrigin(
  id: string,
  location: Pick<Location, "hostname" | "port" | "protocol">,
  parts: PreviewParts = {},
): string {
  const site = siteOfPage(location);
  return `${site.protocol}//${withPort(studioPreviewHost(site, id, parts), site)}`;
}

/** A path that asks for the page in a language. */
function inLanguage(path: string, language: Language): string {
  const [address = "", fragment] = path.split("#");
  const [page = "", search] = address.split("?");
  const query = new URLSearchParams(search);
  query.set("sprak", language);
  return `${page}?${query}${fragment === undefined ? "" : `#${fragment}`}`;
}

/** The address that leads to a page, with the customer logged in and the back end in its state. */
export function entryAddress(origin: string, visit: PreviewVisit): string {
  const { path, customer, channel, state = "", day, language } = visit;
  const query = new URLSearchParams({
    ...(customer === "" ? {} : { kunde: customer, vei: channel }),
    ...(state === "" ? {} : { tilstand: state }),
    ...(day === undefined ? {} : { dag: day }),
    til: language === undefined ? path : inLanguage(path, language),
  });
  return `${origin}${entryPath}?${query}`;
}
