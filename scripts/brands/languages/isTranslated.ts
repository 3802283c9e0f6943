import { effectiveDescriptorSchema } from "#contract/descriptor/descriptorSchema.ts";
import type { IsTranslated } from "#contract/descriptor/inLanguage.ts";
import { schemaAt } from "../schema/schemaAt.ts";

/** Whether the field at a path of a descriptor, or of an environment in it, is a text that every language has. */
export const isTranslated: IsTranslated = (path) => {
  const field = path[0] === "environments" ? path.slice(2) : path;
  return schemaAt(effectiveDescriptorSchema, undefined, field)?.meta()?.["translated"] === true;
};
