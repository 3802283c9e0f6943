import { createElement, type FunctionComponent, startTransition, Suspense, useState } from "react";
import type { loading } from "#app/loading.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { lazyPart, type LazyPartOptions, type PartName, type PartProps } from "./lazyPart.ts";
import { useWhenIdle } from "./useWhenIdle.ts";

type IdlePartName = { [Name in PartName]: (typeof loading)[Name]["when"] extends "idle" ? Name : never }[PartName];

interface WantedProps {
  /** Does not wait until the page is idle. A part that is shown stays. */
  readonly isWanted?: boolean;
}

/**
 * A part of the page that is not needed at first: it is fetched and shown when the page is idle. An error in it removes
 * that part only.
 */
export function idlePart<Name extends IdlePartName>(
  name: Name,
  options?: LazyPartOptions,
): FunctionComponent<PartProps<Name> & WantedProps> {
  const Part = lazyPart(name, options);
  return ({ isWanted = false, ...props }) => {
    const [isIdle, setIsIdle] = useState(false);
    useWhenIdle(() => startTransition(() => setIsIdle(true)));
    if (isWanted && !isIdle) setIsIdle(true);
    if (!isIdle) return undefined;
    return (
      <ErrorBoundary fallback={undefined}>
        <Suspense>{createElement(Part, props as unknown as PartProps<Name>)}</Suspense>
      </ErrorBoundary>
    );
  };
}
