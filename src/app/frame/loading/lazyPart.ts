import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from "react";
import { loading } from "#app/loading.ts";
import { createStore } from "#ui/store/createStore.ts";
import { useStore } from "#ui/store/useStore.ts";
import { loadChunk } from "./loadChunk.ts";
import { useWhenGone } from "./useWhenGone.ts";
import { useWhenOnline } from "./useWhenOnline.ts";
import { MissingPart } from "./MissingPart.tsx";

/** Name of a part: its line in `loading.ts`. */
export type PartName = keyof typeof loading;

type Modules = { [Name in PartName]: Awaited<ReturnType<(typeof loading)[Name]["load"]>> };

/** The main export of a part's module, which has the part's name. */
type Loaded<Name extends PartName> = Modules[Name] extends Readonly<Record<Name, infer Main>> ? Main : never;

/** Fetches the main export of a part. */
export async function loadPart<Name extends PartName>(name: Name): Promise<Loaded<Name>> {
  const module = (await loading[name].load()) as unknown as Record<Name, Loaded<Name>>;
  return module[name];
}

/** Props of a part that is a component. */
export type PartProps<Name extends PartName> =
  Loaded<Name> extends (...props: infer Props) => unknown
    ? Props extends [infer Own extends object]
      ? Own
      : object
    : never;

/** Fetches the component of a part. */
export const loadComponent = <Name extends PartName>(name: Name) =>
  loadPart(name) as unknown as Promise<ComponentType<PartProps<Name>>>;

/** A part whose code is fetched when it is first shown, or when it is asked for. Needs a Suspense boundary. */
export type LazyPart<Props> = FunctionComponent<Props> & {
  /** Fetches the code: once that is there, the part shows at once. Rejects as `loadChunk` does. */
  readonly preload: () => Promise<void>;
};

/** How a part behaves whose code is missing. */
export interface LazyPartOptions {
  /** Whether the place stays empty when the code is missing. It is still tried again when the network is back. */
  readonly isQuiet?: boolean;
  /** Whether it is a whole page. */
  readonly isPage?: boolean;
}

/**
 * A page, or a part of one, whose code is fetched as `loadChunk` does. When it cannot be fetched the part says so in
 * its place, and can be tried again (spec: loading-6).
 */
export function lazyPart<Name extends PartName>(
  name: Name,
  { isQuiet = false, isPage = false }: LazyPartOptions = {},
): LazyPart<PartProps<Name>> {
  type Component = ComponentType<PartProps<Name>>;
  const code = createStore<Component | undefined>(undefined);
  const preload = async () => {
    code.set(await loadChunk(name, () => loadComponent(name)));
  };

  const fetchAgain = () => void preload().catch(() => undefined);

  /** In the place of the code while it is missing, and the part itself once it has been fetched after all. */
  function PartOrMissing(props: PartProps<Name>) {
    const Component = useStore(code);
    useWhenOnline(fetchAgain);
    // The next visit fetches the code again: React keeps the outcome of a lazy component for ever.
    useWhenGone(() => (Lazy = newLazy()));
    return Component ? createElement(Component, props) : createElement(MissingPart, { load: preload, isQuiet, isPage });
  }
  const newLazy = () =>
    lazy(async () => {
      // The network may be back before React has rendered that the code is missing.
      await preload().catch(() => window.addEventListener("online", fetchAgain));
      return { default: code.get() ?? PartOrMissing };
    }) as unknown as Component;
  let Lazy = newLazy();

  function Part(props: PartProps<Name>) {
    // Suspending, even on code that is there, makes React hold the page back for 300 ms. One choice for as long as the
    // part is shown: a change would mount it again.
    const [Shown] = useState<Component>(() => code.get() ?? Lazy);
    return createElement(Shown, props);
  }
  return Object.assign(Part, { preload });
}

/** A whole page, as `lazyPart`. */
export const lazyPage = <Name extends PartName>(name: Name): LazyPart<PartProps<Name>> =>
  lazyPart(name, { isPage: true });
