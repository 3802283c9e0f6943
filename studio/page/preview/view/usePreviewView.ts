import { useEffect, useEffectEvent, useState } from "react";
import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import { useStore } from "#ui/store/useStore.ts";
import { chosen, type PreviewView, readView, viewInAddress } from "./previewView.ts";
import { keepInAddress } from "../../address.ts";
import { useChoices } from "../../session/useChoices.ts";
import { useWorkshop } from "../../state/useWorkshop.ts";

const keepView = (choices: PreviewChoices, view: PreviewView): void => keepInAddress(viewInAddress(choices, view));

/**
 * What the preview shows, kept in the address: a reload shows the same. The context is that of the colours beside it, and
 * the day that of the campaigns.
 */
export function usePreviewView(
  choices: PreviewChoices,
): readonly [PreviewView, (change: Partial<PreviewView>) => void] {
  const { showContext, showDay, shownContext, shownDay, wantedView } = useWorkshop();
  const [own, setOwn] = useState(() => chosen(choices, readView(choices), {}));
  const context = useStore(shownContext);
  const day = useStore(shownDay);
  const view = { ...own, ...context, day };

  // The address is read once.
  const [first] = useState(own);
  useEffect(() => {
    showContext(first);
    showDay(first.day);
  }, [first, showContext, showDay]);
  useEffect(() => {
    const keep = () => keepView(choices, { ...own, ...shownContext.get(), day: shownDay.get() });
    const ends = [shownContext.subscribe(keep), shownDay.subscribe(keep)];
    return () => ends.forEach((end) => end());
  }, [choices, own, shownContext, shownDay]);

  const choose = (change: Partial<PreviewView>): void => {
    const next = chosen(choices, view, change);
    setOwn(next);
    if (change.scheme !== undefined || change.contrast !== undefined) showContext(change);
    if ("day" in change) showDay(change.day);
    keepView(choices, next);
  };
  const chooseWanted = useEffectEvent(choose);
  useEffect(() => wantedView.subscribe((change) => chooseWanted(change)), [wantedView]);
  return [view, choose];
}

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
