import { type ComponentType, type FunctionComponent, lazy, Suspense } from "react";
import { IllustrationFrame } from "./IllustrationFrame.ts";

/**
 * Makes a drawing whose code is fetched when it is shown, for places that come with the first page. Its room is kept free meanwhile.
 * A drawing is worth no error: without it the page says the same.
 */
export function lateIllustration(load: () => Promise<ComponentType>): FunctionComponent {
  const Drawing = lazy(async () => ({ default: await load().catch((): ComponentType => () => undefined) }));
  return () => (
    <IllustrationFrame>
      <Suspense>
        <Drawing />
      </Suspense>
    </IllustrationFrame>
  );
}
