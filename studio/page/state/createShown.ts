import type { Language } from "#contract/pageLanguage.ts";
import { firstContext, type ShownContext } from "#studio/document/ShownContext.ts";
import { createStore, type ReadableStore, type Store } from "#ui/store/createStore.ts";
import type { PreviewView } from "../preview/view/previewView.ts";

/** What the portal and the form beside it show. */
export interface Shown {
  /** The context of the portal and of the colours: who works on the dark colours sees the portal in dark. */
  readonly shownContext: ReadableStore<ShownContext>;
  /** Shows another context; what is left out stays. */
  readonly showContext: (change: Partial<ShownContext>) => void;
  /** The language of the texts. Undefined, or one that the brand does not have: the brand's own. */
  readonly shownLanguage: Store<Language | undefined>;
  /** Date and time in Norway of the portal; undefined: the present. */
  readonly shownDay: ReadableStore<string | undefined>;
  /** Shows the portal at a date and time, as `2026-12-01T12:00`; undefined: the present. */
  readonly showDay: (time: string | undefined) => void;
  /** The name of the campaign that is shown before, during and after it, in place of the portal; undefined: none. */
  readonly comparedCampaign: Store<string | undefined>;
  /** What another part of the page wants the portal to show. It is set again for the same wish. */
  readonly wantedView: ReadableStore<Partial<PreviewView>>;
  /** Shows a page, a state or a comparison in the portal. */
  readonly showInPreview: (change: Partial<PreviewView>) => void;
}

/** As a page begins: light, normal contrast, the brand's own language, today. */
export function createShown(): Shown {
  const context = createStore<ShownContext>(firstContext);
  const day = createStore<string | undefined>(undefined);
  const view = createStore<Partial<PreviewView>>({});
  return {
    shownContext: context,
    showContext(change) {
      const { scheme, contrast } = { ...context.get(), ...change };
      context.set({ scheme, contrast });
    },
    shownLanguage: createStore<Language | undefined>(undefined),
    shownDay: day,
    showDay(time) {
      if (time !== day.get()) day.set(time);
    },
    comparedCampaign: createStore<string | undefined>(undefined),
    wantedView: view,
    showInPreview: (change) => view.set({ ...change }),
  };
}
