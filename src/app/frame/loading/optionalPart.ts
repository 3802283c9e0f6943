import { type ComponentType, lazy } from "react";
import { loadComponent, type PartName, type PartProps } from "./lazyPart.ts";

/**
 * A part that the page can do without. When its code is missing the page is not reloaded. Needs a Suspense boundary.
 * @param Replacement Shown when the code is missing. Default: nothing.
 */
export const optionalPart = <Name extends PartName>(
  name: Name,
  Replacement: ComponentType<PartProps<Name>> = () => undefined,
) => lazy(async () => ({ default: await loadComponent(name).catch(() => Replacement) }));
