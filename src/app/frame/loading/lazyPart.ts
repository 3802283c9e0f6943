import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from "react";
import { loading } from "#app/loading.ts";
import { loadChunk } from "./loadChunk.ts";

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

/** A page, or a part of one, whose code is fetched as `loadChunk` does: when it is missing the page is reloaded once. */
export function lazyPart<Name extends PartName>(name: Name): LazyPart<PartProps<Name>> {
  type Component = ComponentType<PartProps<Name>>;
  const load = () => loadChunk(name, () => loadComponent(name));
  let loaded: Component | undefined;
  const preload = async () => {
    loaded = await load();
  };
  const Lazy = lazy(async () => ({ default: await load() }));
  function Part(props: PartProps<Name>) {
    // Suspending, even on code that is there, makes React hold the page back for 300 ms. One choice for as long as the
    // part is shown: changing over would start it afresh.
    const [Shown] = useState<Component>(() => loaded ?? (Lazy as unknown as Component));
    return createElement(Shown, props);
  }
  return Object.assign(Part, { preload });
}
