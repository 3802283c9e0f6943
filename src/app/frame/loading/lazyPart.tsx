import {
  createContext,
  createElement,
  type FunctionComponent,
  lazy,
  type ReactNode,
  startTransition,
  Suspense,
  useContext,
  useEffect,
  useState,
} from "react";
import type { Part } from "#app/loading.ts";
import { createStore } from "#ui/store/createStore.ts";
import { useStore } from "#ui/store/useStore.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { fetchPart, loadChunk, nameOf } from "./loadChunk.ts";
import { MissingPart } from "./MissingPart.tsx";
import { useWhenIdle } from "./useWhenIdle.ts";

interface LazyPartOptions {
  /**
   * What is shown where the code is missing: that it is, as a `part` (the default) or as a whole `page`, or nothing.
   * What is `optional` does not reload the page either.
   */
  readonly missing?: "part" | "page" | "quiet" | "optional";
}

interface PlaceProps {
  /** Shown until the part is there. Default: nothing. */
  readonly place?: ReactNode;
}

/** A component whose code is fetched when it is first shown, or when it is asked for. */
export type LazyPart<Props> = FunctionComponent<Props & PlaceProps> & {
  /** Fetches the code, so that the part shows at once. Rejects as `loadChunk` does. */
  readonly preload: () => Promise<void>;
};

/**
 * A `React.lazy` whose code may be missing: then the page is reloaded as by `loadChunk`, or a message is in its place,
 * where it can be tried again (spec: loading-6). It is also tried when the network is back, and at the next visit. A
 * part has a Suspense boundary of its own, a page has that of the layout.
 */
export function lazyPart<Props extends object>(
  part: Part<FunctionComponent<Props>>,
  { missing = "part" }: LazyPartOptions = {},
): LazyPart<Props> {
  const code = createStore<FunctionComponent<Props> | undefined>(undefined);
  const fetchAgain = () => void preload().catch(() => undefined);
  const preload = async () => {
    try {
      code.set(await (missing === "optional" ? fetchPart(part) : loadChunk(nameOf(part), () => fetchPart(part))));
    } catch (error) {
      window.addEventListener("online", fetchAgain, { once: true });
      throw error;
    }
  };

  function FetchedOrMissing(props: Props) {
    const Fetched = useStore(code);
    useEffect(() => renewIfMissing, []);
    if (Fetched) return createElement(Fetched, props);
    return (missing === "part" || missing === "page") && <MissingPart load={preload} isPage={missing === "page"} />;
  }
  const fetched = () =>
    lazy(async () => {
      await preload().catch(() => undefined);
      return { default: FetchedOrMissing };
    });
  let Fetching = fetched();
  /** React keeps the outcome of a `lazy` for ever: the next visit has another. */
  const renewIfMissing = () => {
    if (code.get() === undefined) Fetching = fetched();
  };

  function LazyPart(props: Props & PlaceProps) {
    // React holds the page back for 300 ms when a part suspends, even when its code has been fetched. One choice for as
    // long as the part is shown: a change would mount it again.
    const [Shown] = useState(() => (code.get() ? FetchedOrMissing : Fetching));
    const shown = createElement<Props>(Shown, props);
    return missing === "page" ? shown : <Suspense fallback={props.place}>{shown}</Suspense>;
  }
  return Object.assign(LazyPart, { preload });
}

/** Whether the page has been idle. All parts share this moment, also parts that are shown later. */
const PageIdleContext = createContext(false);

/** Tells the idle parts inside it when they are to be shown (`idlePart`). */
export function PageIdle({ children }: { readonly children: ReactNode }) {
  const [isIdle, setIsIdle] = useState(false);
  useWhenIdle(() => startTransition(() => setIsIdle(true)));
  return <PageIdleContext value={isIdle}>{children}</PageIdleContext>;
}

/** Whether the page has been idle. Parts that are not needed at first are shown then. */
export const useIsPageIdle = (): boolean => useContext(PageIdleContext);

interface WantedProps {
  /** Does not wait until the page is idle. A part that is shown stays. */
  readonly isWanted?: boolean;
}

/**
 * A part of the page that is not needed at first: it is fetched and shown when the page is idle (`PageIdle`). An error
 * in it removes that part only.
 */
export function idlePart<Props extends object>(
  part: Part<FunctionComponent<Props>, "idle">,
  options?: LazyPartOptions,
): FunctionComponent<Props & PlaceProps & WantedProps> {
  const Shown = lazyPart(part, options);
  return (props) => {
    const isIdle = useIsPageIdle();
    const [wasWanted, setWasWanted] = useState(false);
    if (props.isWanted && !wasWanted) setWasWanted(true);
    if (!isIdle && !wasWanted) return props.place;
    return <ErrorBoundary fallback={undefined}>{createElement(Shown, props)}</ErrorBoundary>;
  };
}
