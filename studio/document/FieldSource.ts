import type { OriginPath } from "#scripts/shared/marks/markText.ts";
import type { FileKind } from "./StudioDocument.ts";

/** Something of a brand that can be seen in the portal, and the field that makes it. */
export interface FieldSource {
  readonly kind: FileKind;
  readonly path: OriginPath;
  /**
   * How it is seen. `text`: as text, with placeholders. `phone` and `mail`: by a link that calls or writes. `href`:
   * where a link leads. `src`: as an image. `variable`: as a custom property in the style sheets.
   */
  readonly seenAs: "href" | "mail" | "phone" | "src" | "text" | "variable";
  readonly value: string;
}

/** A field that makes a part of the portal. */
export type SeenField = Pick<FieldSource, "kind" | "path" | "seenAs">;
