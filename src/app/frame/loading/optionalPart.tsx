import { type ComponentType, createElement, type FunctionComponent, lazy, Suspense } from "react";
import { loadComponent, type PartName, type PartProps } from "./lazyPart.ts";

/**
 * A part whose code is fetched when it is first shown. When the code is missing, `Replacement` is shown and the page is
 * not reloaded.
 */
export const lazyOrReplacement = <Name extends PartName>(name: Name, Replacement: ComponentType<PartProps<Name>>) =>
  lazy(async () => ({ default: await loadComponent(name).catch(() => Replacement) }));

/** A part that the page can do without: nothing is shown while, and when, its code is missing. */
export function optionalPart<Name extends PartName>(name: Name): FunctionComponent<PartProps<Name>> {
  const Part = lazyOrReplacement(name, () => undefined);
  return (props) => <Suspense>{createElement(Part as unknown as ComponentType<PartProps<Name>>, props)}</Suspense>;
}
