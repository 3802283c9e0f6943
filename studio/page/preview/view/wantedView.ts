import { createStore, type ReadableStore } from "#ui/store/createStore.ts";
import type { PreviewView } from "./previewView.ts";

const wanted = createStore<Partial<PreviewView>>({});

/** What another part of the page wants the preview to show. It is set again for the same wish. */
export const wantedView: ReadableStore<Partial<PreviewView>> = wanted;

/** Shows a page, a state or a comparison in the preview. */
export const showInPreview = (change: Partial<PreviewView>): void => wanted.set({ ...change });
