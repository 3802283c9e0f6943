import { effectiveDescriptorSchema } from "#contract/descriptor/descriptorSchema.ts";
import type { Path } from "../json/jsonFile.ts";
import { schemaAt } from "../schema/schemaAt.ts";

/** Whether the field at a path of a descriptor is a text that every language of a brand has. */
export const isTranslated = (path: Path): boolean =>
  schemaAt(effectiveDescriptorSchema, undefined, path)?.meta()?.["translated"] === true;
