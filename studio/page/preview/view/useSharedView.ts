import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import type { PreviewVisit } from "./previewAddress.ts";
import type { PreviewView } from "./previewView.ts";
import { usePreviewView } from "./usePreviewView.ts";
import { useChoices } from "../../session/gallery.ts";

/** What several portals show at once. */
export interface SharedView {
  /** Without states that are reached by pressing something: these portals are only loaded. */
  readonly choices: PreviewChoices;
  readonly view: PreviewView;
  readonly choose: (change: Partial<PreviewView>) => void;
  /** The visit of each portal. */
  readonly visit: PreviewVisit;
}

/** The page, state, customer and width of several portals, kept in the address. */
export function useSharedView(portal: PreviewChoices): SharedView {
  const all = useChoices(portal);
  const choices = { ...all, states: all.states.filter(({ steps }) => steps === undefined) };
  const [view, choose] = usePreviewView(choices);
  const { path, customer, channel, state } = view;
  const query = choices.states.find(({ id }) => id === state)?.query ?? "";
  return { choices, view, choose, visit: { path: path + query, customer, channel, state } };
}
