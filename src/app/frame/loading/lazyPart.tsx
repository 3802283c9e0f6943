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
import { fetchPart, loadChunk } from "./loadChunk.ts";
import { MissingPart } from "./MissingPart.tsx";
import { useWhenIdle } from "./useWhenIdle.ts";

interface LazyPartOptions {
  /**
   * How it is said that the code is missing: in the place of the `part` (the default) or of a whole `page`, or `over`
   * the page as soon as the part is wanted. The page can do without what is `optional`: nothing is said, and the page is
   * not reloaded.
   */
  readonly missing?: "part" | "page" | "over" | "optional";
}

interface PlaceProps {
  /** Shown until the part is there. Default: nothing. */
  readonly place?: ReactNode;
  /** Whether an idle part does not wait until the page is idle. A part that is shown stays. */
  readonly isWanted?: boolean;
}

/** A component whose code is fetched when it is first shown, or when it is asked for. */
export type LazyPart<Props> = FunctionComponent<Props & PlaceProps> & {
  /** Fetches the code, so that the part shows at once. Rejects as `loadChunk` does. */
  readonly preload: () => Promise<void>;
  /**
   * Fetches the code because it may be wanted soon: once, and never again. A failure leads to nothing: when the part is
   * shown it is fetched as if this had not been tried, and may reload the page.
   */
  readonly prefetch: () => void;
};

/** How many pages have had their code fetched. */
const arrivals = createStore(0);

/**
 * Draws the component again when the code of a page has arrived. React shows what it has waited for 300 ms after the
 * placeholder at the earliest, unless something around it is drawn again.
 */
export const useArrivals = (): void => void useStore(arrivals);

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
  const arrive = (fetched: FunctionComponent<Props>) => {
    code.set(fetched);
    if (missing === "page") arrivals.set(arrivals.get() + 1);
  };
  const preload = async () => {
    try {
      arrive(await (missing === "optional" ? fetchPart(part) : loadChunk(part)));
    } catch (error) {
      window.addEventListener("online", fetchAgain, { once: true });
      throw error;
    }
  };
  let isPrefetched = false;
  const prefetch = () => {
    if (isPrefetched || code.get()) return;
    isPrefetched = true;
    fetchPart(part).then(arrive, () => undefined);
  };

  function FetchedOrMissing(props: Props & PlaceProps) {
    const Fetched = useStore(code);
    useEffect(() => renewIfMissing, []);
    if (Fetched) return createElement(Fetched, props);
    if (missing === "optional" || (missing === "over" && !props.isWanted)) return undefined;
    return <MissingPart load={preload} place={missing} />;
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
    const shown = createElement<Props & PlaceProps>(Shown, props);
    return missing === "page" ? shown : <Suspense fallback={props.place}>{shown}</Suspense>;
  }
  return Object.assign(LazyPart, { preload, prefetch });
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

/**
 * A part of the page that is not needed at first: it is fetched and shown when the page is idle (`PageIdle`). An error
 * in it removes that part only.
 */
export function idlePart<Props extends object>(
  part: Part<FunctionComponent<Props>, "idle">,
  options?: LazyPartOptions,
): FunctionComponent<Props & PlaceProps> {
  const Shown = lazyPart(part, options);
  return (props) => {
    const isIdle = useIsPageIdle();
    const [wasWanted, setWasWanted] = useState(false);
    if (props.isWanted && !wasWanted) setWasWanted(true);
    if (!isIdle && !wasWanted) return props.place;
    return <ErrorBoundary fallback={undefined}>{createElement(Shown, props)}</ErrorBoundary>;
  };
}
