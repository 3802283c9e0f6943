import { effectiveDescriptorSchema } from "#contract/descriptor/descriptorSchema.ts";

/** Whether a value is an effective descriptor. */
export const isDescriptor = (value: Readonly<Record<string, unknown>>): boolean =>
  effectiveDescriptorSchema.safeParse(value).success;
