import type { FileKind } from "./StudioDocument.ts";

/** Something of a brand that can be seen in the portal, and the field that makes it. */
export interface FieldSource {
  readonly kind: FileKind;
  readonly path: readonly (string | number)[];
  /**
   * How it is seen. `text`: as text, with placeholders. `phone`: as digits. `href`: where a link leads. `src`: as an
   * image. `variable`: as a custom property in the style sheets.
   */
  readonly seenAs: "href" | "phone" | "src" | "text" | "variable";
  readonly value: string;
}

/** A field that makes a part of the portal. */
export type SeenField = Pick<FieldSource, "kind" | "path" | "seenAs">;

/** The field that makes something of a brand. */
export const seenField = ({ kind, path, seenAs }: FieldSource): SeenField => ({ kind, path, seenAs });
