import type { LayerValue } from "#scripts/tenant/Explanation.ts";
import type { ValueOrigin } from "#studio/document/ValueOrigin.ts";

/** A value of a file. Without steps to it: the text of the whole file, such as an image. */
export type FileValue = Pick<LayerValue, "file" | "path" | "value">;

/** Says since when a value of a saved file has been what it is. */
export type FindOrigin = (value: FileValue) => Promise<ValueOrigin>;
