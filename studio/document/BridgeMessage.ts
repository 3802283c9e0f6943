import type { PreviewLook } from "./StudioDocument.ts";

/** What a visitor would lose when a page is loaded again. */
export interface PreviewPlace {
  /** Path with query, on the host of the preview. */
  readonly path: string;
  /** Scroll position in px. */
  readonly top: number;
  /** Headings of the parts that are open. */
  readonly open: readonly string[];
}

/** From the previewed portal to the studio. */
export type FromPreview =
  | { readonly type: "loaded" }
  | { readonly type: "place"; readonly place: PreviewPlace }
  /** The page looks as the one before it did: same place, same open parts. */
  | { readonly type: "restored" };

/** From the studio to the previewed portal. */
export type ToPreview =
  | { readonly type: "look"; readonly look: PreviewLook }
  | { readonly type: "restore"; readonly place: PreviewPlace | undefined }
  | { readonly type: "text-size"; readonly percent: number };
