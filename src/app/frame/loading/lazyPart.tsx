import {
  type ComponentType,
  createContext,
  createElement,
  type FunctionComponent,
  lazy,
  type ReactNode,
  startTransition,
  Suspense,
  useContext,
  useState,
} from "react";
import { createStore } from "#ui/store/createStore.ts";
import { useStore } from "#ui/store/useStore.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { loadChunk } from "./loadChunk.ts";
import { MissingPart } from "./MissingPart.tsx";
import { type ComponentName, loadComponent, type PartProps, type Parts } from "./parts.ts";
import { useWhenIdle } from "./useWhenIdle.ts";

interface GateProps {
  readonly draw: () => ReactNode;
}

const OpenGate = ({ draw }: GateProps) => draw();

/** A component that suspends until the wait is over, and then renders what `draw` returns. */
const gateAfter = (wait: () => Promise<unknown>) =>
  lazy(async () => {
    await wait();
    return { default: OpenGate };
  });

/** A part whose code is fetched when it is first shown, or when it is asked for. Needs a Suspense boundary. */
export type LazyPart<Props> = FunctionComponent<Props> & {
  /** Fetches the code, so that the part shows at once. Rejects as `loadChunk` does. */
  readonly preload: () => Promise<void>;
};

/** How a part behaves whose code is missing. */
interface LazyPartOptions {
  /** Whether the place stays empty when the code is missing. It is still tried again when the network is back. */
  readonly isQuiet?: boolean;
  /** Whether it is a whole page. */
  readonly isPage?: boolean;
}

/**
 * A page, or a part of one, whose code is fetched as `loadChunk` does. When it cannot be fetched the part says so in
 * its place, and can be tried again (spec: loading-6).
 */
export function lazyPart<Name extends ComponentName>(
  name: Name,
  { isQuiet = false, isPage = false }: LazyPartOptions = {},
): LazyPart<PartProps<Name>> {
  const code = createStore<ComponentType<PartProps<Name>> | undefined>(undefined);
  const preload = async () => code.set(await loadChunk(name, () => loadComponent(name)));
  const fetchAgain = () => void preload().catch(() => undefined);
  const fetchFirst = () =>
    // The network may be back before React has rendered that the code is missing.
    preload().catch(() => window.addEventListener("online", fetchAgain));
  let gate = gateAfter(fetchFirst);
  /** The next visit fetches the code again: React keeps the outcome of a gate for ever. */
  const renewGate = () => {
    gate = gateAfter(fetchFirst);
  };

  function Part(props: PartProps<Name>) {
    const Component = useStore(code);
    // React holds the page back for 300 ms when a part suspends, even when its code has been fetched. One choice for as long as the
    // part is shown: a change would mount it again.
    const [Gate] = useState<ComponentType<GateProps>>(() => (Component ? OpenGate : gate));
    const draw = () => {
      // The code may have come since this was rendered.
      const Fetched = code.get();
      if (Fetched) return createElement(Fetched, props);
      return <MissingPart load={preload} onOnline={fetchAgain} onGone={renewGate} isQuiet={isQuiet} isPage={isPage} />;
    };
    return <Gate draw={draw} />;
  }
  return Object.assign(Part, { preload });
}

/** A whole page, as `lazyPart`. */
export const lazyPage = <Name extends ComponentName>(name: Name): LazyPart<PartProps<Name>> =>
  lazyPart(name, { isPage: true });

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

type IdlePartName = {
  [Name in ComponentName]: Parts[Name]["when"] extends "idle" ? Name : never;
}[ComponentName];

interface WantedProps {
  /** Does not wait until the page is idle. A part that is shown stays. */
  readonly isWanted?: boolean;
  /** Shown until the part is there. Default: nothing. */
  readonly place?: ReactNode;
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
  return (props) => {
    const isIdle = useIsPageIdle();
    const [wasWanted, setWasWanted] = useState(false);
    if (props.isWanted && !wasWanted) setWasWanted(true);
    if (!isIdle && !wasWanted) return props.place;
    return (
      <ErrorBoundary fallback={undefined}>
        <Suspense fallback={props.place}>{createElement(Part, props)}</Suspense>
      </ErrorBoundary>
    );
  };
}

/**
 * A part whose code is fetched when it is first shown. When the code is missing, `Replacement` is shown and the page is
 * not reloaded. Needs a Suspense boundary.
 */
export function lazyOrReplacement<Name extends ComponentName>(
  name: Name,
  Replacement: FunctionComponent<PartProps<Name>>,
): FunctionComponent<PartProps<Name>> {
  let Shown = Replacement;
  const Gate = gateAfter(async () => {
    Shown = await loadComponent(name).catch(() => Replacement);
  });
  return (props) => <Gate draw={() => createElement(Shown, props)} />;
}

/** A part that the page can do without: nothing is shown while, and when, its code is missing. */
export function optionalPart<Name extends ComponentName>(name: Name): FunctionComponent<PartProps<Name>> {
  const Part = lazyOrReplacement(name, () => undefined);
  return (props) => <Suspense>{createElement(Part, props)}</Suspense>;
}
