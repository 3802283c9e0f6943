import { hash } from "node:crypto";
import type { BrandFact } from "./facts/brandFacts.ts";
import { type SearchedFile, searchedTexts } from "./findLeaks.ts";
import { TextBeginnings } from "./TextBeginnings.ts";

/** Facts that were searched for in all files of a portal, and are in none of them. */
export interface AbsentFacts {
  has(fact: BrandFact): boolean;
  /** Also for later processes. */
  add(facts: readonly BrandFact[]): void;
}

/** Checks of the portal's sources that found nothing. */
export interface CleanChecks {
  /** The folder of the repository whose sources were checked. */
  readonly root: string;
  has(check: string): boolean;
  /** Also for later processes. */
  add(check: string): Promise<void>;
}

/** The portal's own files, with a page of no brand: every brand's folder has their words. */
export interface PortalText {
  readonly files: readonly SearchedFile[];
  /** The {@link contentDigest} of each file, by path. Left out: the texts are compared. */
  readonly digests?: ReadonlyMap<string, string>;
  /**
   * How the texts in them begin, if that is known: to find it out takes as long as to check some hundred brands. A few
   * brands do not need it.
   */
  readonly beginnings?: () => TextBeginnings;
  /** Left out: what was searched for before is not known. */
  readonly absent?: AbsentFacts;
  /** The words that belong to no brand (`neutralWords`). Left out: they are read again. */
  readonly neutral?: string;
  /** Left out: what was checked before is not known. */
  readonly clean?: CleanChecks;
}

/** SHA-256 of a file's content, in hexadecimal. */
export const contentDigest = ({ bytes }: SearchedFile): string => hash("sha256", bytes);

/** How the texts in some files begin. */
export function beginningsOf(files: readonly SearchedFile[]): TextBeginnings {
  const beginnings = new TextBeginnings();
  for (const file of files) for (const text of searchedTexts(file)) beginnings.add(text);
  return beginnings;
}
