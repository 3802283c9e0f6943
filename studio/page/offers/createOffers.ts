import type { DocumentTexts, PreviewState } from "#studio/document/StudioDocument.ts";
import { announcements } from "#ui/feedback/announcements.ts";
import { createStore, type ReadableStore, type Store } from "#ui/store/createStore.ts";
import type { EditSession } from "../session/createEditSession.ts";
import { text } from "../texts.ts";

/** A change that is seen in the portal before it is made: a palette, a font, a shape or an image that somebody tries. */
export interface Offer {
  /** What is tried, as in «Du prøver skriften Figtree». */
  readonly name: string;
  /** What it makes of the texts. */
  readonly change: (texts: DocumentTexts) => DocumentTexts;
  /** Whether only the pointer is over it: it is looked at, and cannot be taken. */
  readonly isPointed?: true;
}

/** The preview that the server has made of tried texts. */
export interface OfferedPreview {
  readonly texts: DocumentTexts;
  readonly preview: PreviewState;
}

/** What is tried, and what the page says for a while. */
export interface Offers {
  /**
   * What is tried now, in this page alone. It is not an edit: it is not stored, other tabs do not see it, and it needs no
   * undo.
   */
  readonly offer: Store<Offer | undefined>;
  /** The preview of what is tried; undefined: there is none yet. */
  readonly offeredPreview: Store<OfferedPreview | undefined>;
  /** Makes what is tried an edit: one step of undo. */
  readonly takeOffer: (session: Pick<EditSession, "edit" | "get">) => void;
  /** The portal is as it was before something was tried, and the page says so. */
  readonly leaveOffer: () => void;
  /** Who leaves the page leaves what is tried: the next page in the tab says so. Returns what ends it. */
  readonly sayLeftWithPage: () => () => void;
  /** What was done last without a trace in the form: that something tried was not taken, or a step of undo. For a while. */
  readonly said: ReadableStore<string | undefined>;
  /** Says a sentence for a while, at the lower edge of the window and to screen readers. */
  readonly sayForAWhile: (sentence: string) => void;
}

/** How long the page says it, in ms. */
const saidMs = 8000;

/** Where a page that is left keeps the name of what was tried in it. */
const storageKey = "studio.leftOffer";

/** What the page says for a while. */
function createSaid(): Pick<Offers, "said" | "sayForAWhile"> {
  const said = createStore<string | undefined>(undefined);
  let ending: ReturnType<typeof setTimeout> | undefined;
  return {
    said,
    sayForAWhile(sentence) {
      // The same can be said twice: it stays as long after the second time.
      clearTimeout(ending);
      said.set(sentence);
      ending = setTimeout(() => said.set(undefined), saidMs);
      announcements.announce(sentence);
    },
  };
}

/** Nothing is tried, and nothing is said. */
export function createOffers(): Offers {
  const offer = createStore<Offer | undefined>(undefined);
  const { said, sayForAWhile } = createSaid();
  const sayLeft = (name: string): void => sayForAWhile(text("offer.left", { name }));
  return {
    offer,
    offeredPreview: createStore<OfferedPreview | undefined>(undefined),
    takeOffer(session) {
      const tried = offer.get();
      if (tried === undefined || tried.isPointed === true) return;
      session.edit(tried.change(session.get().history.texts));
      offer.set(undefined);
      announcements.announce(text("offer.taken", { name: tried.name }));
    },
    leaveOffer() {
      const tried = offer.get();
      if (tried === undefined) return;
      offer.set(undefined);
      sayLeft(tried.name);
    },
    sayLeftWithPage() {
      const name = sessionStorage.getItem(storageKey);
      sessionStorage.removeItem(storageKey);
      if (name !== null) sayLeft(name);
      const leave = () => {
        const tried = offer.get();
        if (tried !== undefined) sessionStorage.setItem(storageKey, tried.name);
      };
      window.addEventListener("pagehide", leave);
      return () => window.removeEventListener("pagehide", leave);
    },
    said,
    sayForAWhile,
  };
}
