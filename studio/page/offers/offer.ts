import type { DocumentTexts } from "#studio/document/StudioDocument.ts";
import { announcements } from "#ui/feedback/announcements.ts";
import { createStore } from "#ui/store/createStore.ts";
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

/**
 * What is tried now, in this page alone. It is not an edit: it is not stored, other tabs do not see it, and it needs no
 * undo.
 */
export const offer = createStore<Offer | undefined>(undefined);

/** What was done last without a trace in the form: that something tried was not taken, or a step of undo. For a while. */
export const leftOffer = createStore<string | undefined>(undefined);

/** How long the page says it, in ms. */
const saidMs = 8000;

/** Where a page that is left keeps the name of what was tried in it. */
const storageKey = "studio.leftOffer";

/** Makes what is tried an edit: one step of undo. */
export function takeOffer(session: Pick<EditSession, "edit" | "get">): void {
  const tried = offer.get();
  if (tried === undefined || tried.isPointed === true) return;
  session.edit(tried.change(session.get().history.texts));
  offer.set(undefined);
  announcements.announce(text("offer.taken", { name: tried.name }));
}

/** Ends what is said. */
let leaving: ReturnType<typeof setTimeout> | undefined;

/** Says a sentence for a while, at the lower edge of the window and to screen readers. */
export function sayForAWhile(sentence: string): void {
  // The same can be said twice: it stays as long after the second time.
  clearTimeout(leaving);
  leftOffer.set(sentence);
  leaving = setTimeout(() => leftOffer.set(undefined), saidMs);
  announcements.announce(sentence);
}

const sayLeft = (name: string): void => sayForAWhile(text("offer.left", { name }));

/** The portal is as it was before something was tried, and the page says so. */
export function leaveOffer(): void {
  const tried = offer.get();
  if (tried === undefined) return;
  offer.set(undefined);
  sayLeft(tried.name);
}

/** Who leaves the page leaves what is tried: the next page in the tab says so. Returns what ends it. */
export function sayLeftWithPage(): () => void {
  const name = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  if (name !== null) sayLeft(name);
  const leave = () => {
    const tried = offer.get();
    if (tried !== undefined) sessionStorage.setItem(storageKey, tried.name);
  };
  window.addEventListener("pagehide", leave);
  return () => window.removeEventListener("pagehide", leave);
}
