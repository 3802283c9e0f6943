import type { ComparedField } from "#studio/document/BrandComparison.ts";
import { fieldText } from "../fields/fieldText.ts";

/** What a field is called; its path where it has no name. */
export const fieldTitle = ({ kind, path }: Pick<ComparedField, "kind" | "path">): string =>
  fieldText(kind, path)?.title ?? path.join(".");
