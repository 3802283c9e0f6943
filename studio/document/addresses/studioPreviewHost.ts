import type { StudioSite } from "./StudioSite.ts";

/**
 * Which portal of a brand a preview shows. What is left out: edited texts, the saved base, the environment Test, the
 * first tab, its first window.
 */
export interface PreviewParts {
  /**
   * The brand's own texts: as they are edited, as they were saved last, or as the main branch has them (in a proposal).
   */
  readonly version?: "draft" | "main" | "saved";
  /** The base below the brand: as it is saved, or as it is edited. */
  readonly base?: "edited" | "saved";
  /** The environment whose values are shown. */
  readonly environment?: string;
  /** Number of the studio's tab, from 1: the customer of one tab is not the customer of another. */
  readonly tab?: number;
  /** Another window of the tab, by its name: its customer, state and day are its own. */
  readonly window?: string;
}

/** The name before the brand's in a host with saved texts. */
export const savedPart = "lagret";
/** The name before the brand's in a host of a proposal with the texts of the main branch. */
export const mainPart = "hovedgren";
/** The name before the brand's in a host with the edited base. */
export const editedBasePart = "felles";
/** The name before the brand's in a host of another tab than the first, before its number. */
export const tabPart = "fane";

/** What a host of another window of a tab begins the window's name with. */
export const windowPart = "vindu";

/** A label of the domain name system has at most so many characters. */
const longestLabel = 63;

/** Begins what stands for an id: no id begins with a digit. */
const digestMark = "0";

/** Seven letters and digits of an id's text (FNV-1a). Two ids may have the same: it only finds candidates. */
function digestOf(id: string): string {
  let sum = 0x811c9dc5;
  for (const letter of id) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return digestMark + sum.toString(36).padStart(7, "0");
}

/** What a host has in the place of an id that would make its label too long. */
export const digestFormat = /^0[0-9a-z]{7}$/;

/** The parts before the id, in their order. None of them has two hyphens in a row. */
function namesOf({ version = "draft", base, environment = "Test", tab = 1, window = "" }: PreviewParts): string[] {
  const names = [
    version === "saved" ? savedPart : version === "main" ? mainPart : version === "draft" ? "" : version,
    base === "edited" ? editedBasePart : "",
    tab === 1 ? "" : `${tabPart}${tab}`,
    window === "" ? "" : `${windowPart}-${window}`,
    environment === "Test" ? "" : environment.toLowerCase(),
  ];
  return names.filter((name) => name !== "");
}

/**
 * The host of a preview without its port, such as `0--fjord.studio.localhost` or
 * `3--forslag12--lagret--qa--fjord.studio.example`. Each portal has an origin of its own. It is one label below the
 * studio's host, since a wildcard certificate covers one. The label begins with the number of the parts before the
 * brand's id: an id may have two hyphens in a row, and two brands never share a host.
 *
 * In a label that would be too long, a digest stands for the id. The server finds the brand whose host it is among those
 * that it has (`idOfHost`).
 * @throws RangeError for more parts than a page of the studio asks for at once
 */
export function studioPreviewHost(
  { hostname, work }: Pick<StudioSite, "hostname" | "work">,
  id: string,
  parts: PreviewParts = {},
): string {
  const names = [...(work === undefined ? [] : [work]), ...namesOf(parts)];
  const labelOf = (last: string): string => [names.length, ...names, last].join("--");
  const label = [labelOf(id), labelOf(digestOf(id))].find(({ length }) => length <= longestLabel);
  if (label === undefined) throw new RangeError(`No host has room for ${labelOf(id)}`);
  return `${label}.${hostname}`;
}
