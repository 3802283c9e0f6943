import { type EnvironmentName, environmentNames } from "#contract/descriptor/environmentNames.ts";
import { isLocalHost } from "#contract/hosts/localHost.ts";
import {
  digestFormat,
  editedBasePart,
  mainPart,
  type PreviewParts,
  savedPart,
  studioPreviewHost,
  tabPart,
  windowPart,
} from "#studio/document/addresses/studioPreviewHost.ts";
import {
  hostOfSite,
  originOfSite,
  type StudioSite,
  withPort,
  workFormat,
} from "#studio/document/addresses/StudioSite.ts";

/** Everything that decides what a preview shows of a brand. */
export type ShownParts = Required<PreviewParts> & { readonly environment: EnvironmentName };

/** The host of a preview, with what it shows. */
export interface PreviewHost {
  readonly kind: "preview";
  /** The workplace whose brands it shows; undefined: those of the studio itself. */
  readonly work: string | undefined;
  /** The brand's id, or the digest of a long one (`idOfHost`). */
  readonly id: string;
  readonly shown: ShownParts;
}

/** What a host name of the studio's server leads to. */
export type StudioHost =
  | { readonly kind: "studio" }
  /** The studio over the brands of one workplace. */
  | { readonly kind: "work"; readonly work: string }
  | PreviewHost
  /** The address that people type on their own machine. It only leads on: cookies of `localhost` are those of every program on it. */
  | { readonly kind: "typed" }
  | { readonly kind: "foreign" };

/** At the studio: where a preview without a key leads to. At a preview: where its ticket is taken (`HostTickets.ts`). */
export const ticketPath = "/studio/billett";

/**
 * What may be in the frames of a page of the studio, as a content security policy spells it: previews, by way of the
 * host that knows who asks.
 */
export const previewSources = (site: StudioSite): string => {
  const studio = { ...site, work: undefined };
  return `${site.protocol}//*.${hostOfSite(studio)} ${originOfSite(studio)}${ticketPath}`;
};

const otherEnvironments = environmentNames.filter((name) => name !== "Test");

/** A label of `studioPreviewHost`, without the number at its beginning. */
const previewLabel = new RegExp(
  `^(?:(?<work>${workFormat.source.slice(1, -1)})--)?` +
    `(?:(?<version>${savedPart}|${mainPart})--)?(?:(?<edited>${editedBasePart})--)?` +
    `(?:${tabPart}(?<tab>[2-9]|[1-9]\\d)--)?` +
    `(?:${windowPart}-(?<window>[a-z0-9]{1,20})--)?` +
    `(?:(?<environment>${otherEnvironments.join("|").toLowerCase()})--)?$`,
);

/** The version that a host names. */
function versionOf(part: string | undefined): ShownParts["version"] {
  if (part === undefined) return "draft";
  return part === mainPart ? "main" : "saved";
}

/** The parts of a label and what is after them: the number says how many there are. */
function divided(label: string): readonly [parts: string, id: string] | undefined {
  const [number = "", ...names] = label.split("--");
  const count = Number(number);
  if (!/^\d$/.test(number) || names.length <= count) return undefined;
  const parts = names.slice(0, count).map((name) => `${name}--`);
  return [parts.join(""), names.slice(count).join("--")];
}

/** What the label of a preview says. */
function previewOf(label: string): PreviewHost | undefined {
  const [parts, id] = divided(label) ?? [];
  if (parts === undefined || id === undefined || !(/^[a-z][a-z0-9-]*$/.test(id) || digestFormat.test(id)))
    return undefined;
  const found = previewLabel.exec(parts)?.groups;
  if (found === undefined) return undefined;
  const { work, version, edited, tab, window, environment } = found;
  const shown: ShownParts = {
    version: versionOf(version),
    base: edited === undefined ? "saved" : "edited",
    environment: otherEnvironments.find((each) => each.toLowerCase() === environment) ?? "Test",
    tab: tab === undefined ? 1 : Number(tab),
    window: window ?? "",
  };
  return { kind: "preview", work, id, shown };
}

/**
 * Compares the `Host` header with the only names that the server has: a name that leads here by DNS is foreign.
 * @param site the studio, without a workplace
 */
export function hostOf(header: string | undefined, site: StudioSite): StudioHost {
  const { hostname } = site;
  if (header === undefined) return { kind: "foreign" };
  if (header === hostOfSite(site)) return { kind: "studio" };
  const typed = ["localhost", "127.0.0.1", "[::1]"].map((name) => withPort(name, site));
  if (isLocalHost(hostname) && typed.includes(header)) return { kind: "typed" };
  const ending = `.${hostOfSite(site)}`;
  const label = header.endsWith(ending) ? header.slice(0, -ending.length) : "";
  if (workFormat.test(label)) return { kind: "work", work: label };
  const preview = previewOf(label);
  // Each preview has one host: a label that `studioPreviewHost` does not make is foreign.
  const isExact =
    preview !== undefined &&
    label.length <= 63 &&
    studioPreviewHost({ hostname, work: preview.work }, preview.id, preview.shown) === `${label}.${hostname}`;
  return isExact ? preview : { kind: "foreign" };
}

/**
 * The id of the brand that a host of a preview shows; undefined when there is no such brand.
 * @param brands whether there is a brand with an id, and all of them: among these is one whose id is too long for a host
 */
export function idOfHost(
  { work, id, shown }: PreviewHost,
  brands: { has(id: string): boolean; ids(): readonly string[] },
): string | undefined {
  if (!digestFormat.test(id)) return brands.has(id) ? id : undefined;
  const hostOfId = (each: string) => studioPreviewHost({ hostname: "", work }, each, shown);
  const wanted = hostOfId(id);
  const [found, ...others] = brands.ids().filter((each) => hostOfId(each) === wanted);
  // Two long ids may have one digest: neither brand is shown then, rather than the wrong one.
  return others.length === 0 ? found : undefined;
}
