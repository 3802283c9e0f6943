import { galleryBase } from "#contract/gallery/galleryBase.ts";
import { useMemo } from "react";
import type { GalleryChoices, PreviewChoices } from "#studio/document/PreviewChoices.ts";
import { createStore, type ReadableStore } from "#ui/store/createStore.ts";
import { useStore } from "#ui/store/useStore.ts";
import { studioApi } from "../studioApi.ts";

/** How far the gallery has come. */
export type Gallery =
  | { readonly status: "failed" | "loading" | "unasked" }
  | { readonly status: "here"; readonly choices: GalleryChoices };

const store = createStore<Gallery>({ status: "unasked" });

/** What the gallery shows. It is compiled when it is first wanted: most visits of the studio do not need it. */
export const gallery: ReadableStore<Gallery> = store;

/** Asks for the gallery, unless it is here or on its way. */
export async function loadGallery(): Promise<void> {
  const { status } = store.get();
  if (status === "here" || status === "loading") return;
  store.set({ status: "loading" });
  try {
    store.set({ status: "here", choices: await studioApi.gallery() });
  } catch {
    store.set({ status: "failed" });
  }
}

/** What can be chosen, and first the gallery when the address of the page names a part of it. */
export async function readChoices(): Promise<PreviewChoices> {
  const isAddressed = new URLSearchParams(window.location.search).get("side")?.startsWith(galleryBase) === true;
  const [choices] = await Promise.all([studioApi.choices(), isAddressed ? loadGallery() : undefined]);
  return choices;
}

/** What can be chosen, with the gallery once it is here. */
export function useChoices(portal: PreviewChoices): PreviewChoices {
  const found = useStore(gallery);
  return useMemo(() => {
    if (found.status !== "here") return portal;
    const { pages, states } = found.choices;
    return { ...portal, pages: [...portal.pages, ...pages], states: [...portal.states, ...states] };
  }, [portal, found]);
}
