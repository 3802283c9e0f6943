import { localHostOf } from "#contract/hosts/localHost.ts";

/**
 * Which portal of a brand a preview shows. What is left out: edited texts, the saved base, the environment Test, the
 * first tab, its first window.
 */
export interface PreviewParts {
  /** The brand's own texts: as they are edited, as they were saved last, or with the look of a former version. */
  readonly version?: "draft" | "saved" | FormerPart;
  /** The base below the brand: as it is saved, or as it is edited. */
  readonly base?: "edited" | "saved";
  /** The environment whose values are shown. */
  readonly environment?: string;
  /** Number of the studio's tab, from 1: the customer of one tab is not the customer of another. */
  readonly tab?: number;
  /** Another window of the tab, by its name: its customer, state and day are its own. */
  readonly window?: string;
}

/** The name before the brand's in a host with a former look: the first digits of its commit. */
export type FormerPart = `utgave-${string}`;

/** As many digits of a commit as the name of a host has room for. */
const mostDigits = 40;

/** Names the version that a commit made. */
export const formerPart = (hash: string): FormerPart => `utgave-${hash.slice(0, mostDigits)}`;

/** The first digits of the commit of a former version; undefined for another one. */
export const hashOfPart = (version: string): string | undefined =>
  /^utgave-(?<hash>[0-9a-f]{7,40})$/.exec(version)?.[1];

/** Where studio and previews are: one site, so that a cookie of a preview is sent in its frame. */
export const studioName = localHostOf("studio");

/** The name before the brand's in a host with saved texts. */
export const savedPart = "lagret";
/** The name before the brand's in a host with the edited base. */
export const editedBasePart = "felles";
/** The name before the brand's in a host of another tab than the first, before its number. */
export const tabPart = "fane";

/** What a host of another window of a tab begins the window's name with. */
export const windowPart = "vindu";

/**
 * The host of a preview without its port, such as `fjord.studio.localhost` or `lagret.qa.fjord.studio.localhost`. Each
 * portal has an origin of its own. The parts are divided by dots, which no id has: two brands never share a host.
 */
export function studioPreviewHost(
  id: string,
  { version = "draft", base, environment = "Test", tab = 1, window = "" }: PreviewParts = {},
): string {
  const parts = [
    version === "saved" ? savedPart : version === "draft" ? "" : version,
    base === "edited" ? editedBasePart : "",
    tab === 1 ? "" : `${tabPart}${tab}`,
    window === "" ? "" : `${windowPart}-${window}`,
    environment === "Test" ? "" : environment.toLowerCase(),
    id,
    studioName,
  ];
  return parts.filter((part) => part !== "").join(".");
}
