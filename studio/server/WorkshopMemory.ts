import type { OpenWorkspace } from "#scripts/brands/loadWorkspace.ts";
import type { DocumentTexts } from "#studio/document/StudioDocument.ts";
import type { CheckedFolder } from "./brands/checkDocument.ts";
import type { OpenDocument } from "./brands/DraftStore.ts";
import type { CheckedBrands } from "./brands/listBrands.ts";
import type { BrandPreview } from "./preview/BrandPreview.ts";
import { LRUCache } from "lru-cache";

/**
 * What is kept of the brands of one folder between two calls, whoever makes them. It is about all of its brands: the
 * workshop of whoever asks decides what of it they see.
 */
export class WorkshopMemory {
  /** The documents that are open, by brand. */
  readonly open = new Map<string, OpenDocument>();
  /** The last name of each brand that could be read. */
  readonly names = new Map<string, string>();
  /** What is found in all brands, by the texts of the document that was checked. */
  readonly checked = new WeakMap<DocumentTexts, Promise<CheckedFolder>>();
  /** What is found in all brands, by the files that were read. */
  readonly checkedBrands = new WeakMap<OpenWorkspace, Promise<CheckedBrands>>();
  /** By host. Those that were not looked at for long are made again. */
  readonly previews: LRUCache<string, BrandPreview>;

  /** @param previews left out: a memory has its own */
  constructor(previews: LRUCache<string, BrandPreview> = new LRUCache({ max: 60 })) {
    this.previews = previews;
  }
}
