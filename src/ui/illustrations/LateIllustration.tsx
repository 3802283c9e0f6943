import { type ComponentType, lazy, Suspense } from "react";
import { IllustrationFrame } from "./IllustrationFrame.ts";

interface LateIllustrationProps {
  /** What has happened. */
  readonly name: "error" | "empty";
}

/** A drawing is worth no error: without it the page says the same. */
const lazyDrawing = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType => () => undefined) }));

const drawings = {
  error: lazyDrawing(async () => (await import("./ErrorIllustration.tsx")).ErrorIllustration),
  empty: lazyDrawing(async () => (await import("./EmptyIllustration.tsx")).EmptyIllustration),
};

/** A drawing whose code is fetched when it is shown, for places that come with the first page. Its room is kept free meanwhile. */
export function LateIllustration({ name }: LateIllustrationProps) {
  const Drawing = drawings[name];
  return (
    <IllustrationFrame>
      <Suspense>
        <Drawing />
      </Suspense>
    </IllustrationFrame>
  );
}
