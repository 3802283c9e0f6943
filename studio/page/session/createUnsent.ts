import { isObject } from "#contract/isObject.ts";
import { documentKinds, type DocumentTexts, isSameDocument } from "#studio/document/StudioDocument.ts";

/** Texts of some of the files. */
type Part = Partial<DocumentTexts>;

/** What the storage has: the files that the server does not have as they are in the page. */
interface Kept {
  readonly texts: Part;
  /** What the server can have of these files: what it answered last, and what was on its way to it. */
  readonly bases: readonly Part[];
}

/** Texts that a page before had, and that the server does not have. */
export interface FoundTexts {
  readonly texts: DocumentTexts;
  /** What they were written over, when the server has something else now. */
  readonly base?: DocumentTexts;
}

/** What is written and not sent, kept in the browser: it survives a crash of the tab, also while there is no server. */
export interface Unsent {
  /** @param answered the texts that the server has */
  readonly keep: (texts: DocumentTexts, answered: DocumentTexts) => void;
  /** Texts are on their way: the server can have them, although it has not answered. */
  readonly sending: (texts: Part) => void;
  /** What a page before has left. */
  readonly find: (document: DocumentTexts) => FoundTexts | undefined;
}

const isPart = (value: unknown): value is Part =>
  isObject(value) && documentKinds.every((kind) => value[kind] === undefined || typeof value[kind] === "string");

function parseKept(text: string | null): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? "");
    if (!isObject(kept)) return undefined;
    const { texts, bases } = kept;
    return isPart(texts) && Array.isArray(bases) && bases.every((base) => isPart(base)) ? { texts, bases } : undefined;
  } catch {
    return undefined;
  }
}

/** @param key of this tab and document: what another tab has not sent is its own */
export function createUnsent(storage: Pick<Storage, "getItem" | "removeItem" | "setItem">, key: string): Unsent {
  let onTheWay: Part = {};
  let hasKept = storage.getItem(key) !== null;
  let last: { readonly texts: DocumentTexts; readonly answered: DocumentTexts } | undefined;
  return {
    keep(texts, answered) {
      if (last?.texts === texts && last.answered === answered) return;
      last = { texts, answered };
      if (isSameDocument(texts, answered)) {
        onTheWay = {};
        if (hasKept) storage.removeItem(key);
        hasKept = false;
        return;
      }
      const sent = { ...answered, ...onTheWay };
      const kinds = documentKinds.filter((kind) => texts[kind] !== answered[kind] || sent[kind] !== answered[kind]);
      const part = (all: DocumentTexts): Part => Object.fromEntries(kinds.map((kind) => [kind, all[kind]]));
      const kept: Kept = { texts: part(texts), bases: [part(answered), part(sent)] };
      try {
        storage.setItem(key, JSON.stringify(kept));
        hasKept = true;
      } catch {
        // No room: the text is in the page alone, as it would be without this.
      }
    },
    sending: (texts) => (onTheWay = texts),
    find(document) {
      const kept = parseKept(storage.getItem(key));
      if (kept === undefined) return undefined;
      const texts = { ...document, ...kept.texts };
      if (isSameDocument(texts, document)) return undefined;
      const isOwn = kept.bases.some((base) => isSameDocument({ ...document, ...base }, document));
      return isOwn ? { texts } : { texts, base: { ...document, ...kept.bases[0] } };
    },
  };
}
