import { createElement, type FunctionComponent, Suspense, useContext, useState } from "react";
import type { loading } from "#app/loading.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { lazyPart, type LazyPartOptions, type PartName, type PartProps } from "./lazyPart.ts";
import { PageIdleContext } from "./PageIdle.tsx";

type IdlePartName = { [Name in PartName]: (typeof loading)[Name]["when"] extends "idle" ? Name : never }[PartName];

interface WantedProps {
  /** Does not wait until the page is idle. A part that is shown stays. */
  readonly isWanted?: boolean;
}

/**
 * A part of the page that is not needed at first: it is fetched and shown when the page is idle (`PageIdle`). An error
 * in it removes that part only.
 */
export function idlePart<Name extends IdlePartName>(
  name: Name,
  options?: LazyPartOptions,
): FunctionComponent<PartProps<Name> & WantedProps> {
  const Part = lazyPart(name, options);
  return ({ isWanted = false, ...props }) => {
    const isIdle = useContext(PageIdleContext);
    const [wasWanted, setWasWanted] = useState(false);
    if (isWanted && !wasWanted) setWasWanted(true);
    if (!isIdle && !wasWanted) return undefined;
    return (
      <ErrorBoundary fallback={undefined}>
        <Suspense>{createElement(Part, props as unknown as PartProps<Name>)}</Suspense>
      </ErrorBoundary>
    );
  };
}
