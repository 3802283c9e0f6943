import type { JsonFile } from "../json/jsonFile.ts";
import type { DescriptorFile } from "./DescriptorFile.ts";

/** A descriptor, and the files beside it with its texts in other languages. */
export const filesOf = (descriptor: DescriptorFile): JsonFile[] => [
  descriptor,
  ...(descriptor.languageFiles?.values() ?? []),
];
