import { useEffect } from "react";
import { useSession } from "#core/session/SessionContext.tsx";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { prefetchPageAt } from "./portalPages.ts";

/** A pointer that is on a link for this long rests there: one that only crosses it asks for nothing. */
const restMs = 50;

/** What Chromium says of the connection. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether bytes are dear: the customer saves data, or the connection is slow. Safari and Firefox do not say. */
function isSparing(): boolean {
  const { saveData, effectiveType = "" } = (navigator as { readonly connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType.endsWith("2g");
}

/** The link that an event is about, if a press on it would lead to another page in this tab. */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  return link !== null && link.origin === window.location.origin && link.target === "" ? link : undefined;
}

/**
 * Calls with the link that the visitor is about to press: a pointer rests on it, a touch or a key begins on it, or it has
 * the focus. One listener for all links, wherever they are drawn.
 * @returns a function that ends it.
 */
function watchIntent(onIntent: (link: HTMLAnchorElement) => void, page: Document = document): () => void {
  let under: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onOver = (event: Event): void => {
    const link = linkOf(event);
    if (link === under) return;
    under = link;
    clearTimeout(timer);
    if (link) timer = setTimeout(() => onIntent(link), restMs);
  };
  const onStart = (event: Event): void => {
    const link = linkOf(event);
    if (link) onIntent(link);
  };
  const listeners = [
    ["pointerover", onOver],
    ["pointerdown", onStart],
    ["focusin", onStart],
    ["keydown", onStart],
  ] as const;
  for (const [type, listener] of listeners) page.addEventListener(type, listener, { capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    for (const [type, listener] of listeners) page.removeEventListener(type, listener, { capture: true });
  };
}

/**
 * Fetches the code of the page that the customer is about to ask for, and nothing else (spec: loading-27). Its data is
 * asked for at the press.
 */
export function usePrefetch(): void {
  const tenant = useTenant();
  const { status } = useSession();
  useEffect(() => {
    if (status !== "loggedIn") return undefined;
    return watchIntent(({ pathname }) => {
      // Without a network it would fail, and Firefox asks only once for a module.
      if (navigator.onLine && !isSparing()) prefetchPageAt(tenant, pathname);
    });
  }, [tenant, status]);
}
