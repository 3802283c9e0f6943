import { useState } from "react";
import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import { chosen, type PreviewView, readView, writeView } from "./previewView.ts";

/** What the preview shows, kept in the address: a reload shows the same. */
export function usePreviewView(
  choices: PreviewChoices,
): readonly [PreviewView, (change: Partial<PreviewView>) => void] {
  const [view, setView] = useState(() => chosen(choices, readView(choices, window.location.search), {}));
  const choose = (change: Partial<PreviewView>): void => {
    const next = chosen(choices, view, change);
    setView(next);
    const { pathname, search, hash } = window.location;
    window.history.replaceState(window.history.state, "", pathname + writeView(choices, search, next) + hash);
  };
  return [view, choose];
}
