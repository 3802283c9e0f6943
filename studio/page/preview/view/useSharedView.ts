import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import type { PreviewView } from "./previewView.ts";
import { usePreviewView } from "./usePreviewView.ts";
import { useChoices } from "../../session/gallery.ts";

/** What several portals show at once. */
export interface SharedView {
  /** Without states that are reached by pressing something: these portals are only loaded. */
  readonly choices: PreviewChoices;
  readonly view: PreviewView;
  readonly choose: (change: Partial<PreviewView>) => void;
}

/** The page, state, customer and width of several portals, kept in the address. */
export function useSharedView(portal: PreviewChoices): SharedView {
  const all = useChoices(portal);
  const choices = { ...all, states: all.states.filter(({ steps }) => steps === undefined) };
  const [view, choose] = usePreviewView(choices);
  return { choices, view, choose };
}
