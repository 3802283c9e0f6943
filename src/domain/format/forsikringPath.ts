import { forsikringBase } from "#contract/basePath.ts";
import { urlSegment } from "./urlSegment.ts";

/** A path with placeholders in braces. */
export type PathTemplate = `/${string}`;

/**
 * Fills in a path such as `/motor/detaljer/{policy}`, and puts it below `forsikringBase`.
 *
 * @param values by name of the placeholder; each becomes one encoded segment.
 * @returns undefined when a value is missing or is not a valid segment: there is no address then.
 */
export function forsikringPath(
  template: PathTemplate,
  values: Readonly<Record<string, string | undefined>>,
): string | undefined {
  let isComplete = true;
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const segment = urlSegment(values[name]);
    isComplete &&= segment !== undefined;
    return segment ?? "";
  });
  return isComplete ? forsikringBase + path : undefined;
}
