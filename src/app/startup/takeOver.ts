import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot, type HydrationOptions } from "react-dom/client";
import type { Drawn } from "#core/page/bootDrawing.ts";
import { type AvtalerView, avtalerView } from "#domain/avtale/avtalerView.ts";
import { queryKeys } from "#core/query/queryKeys.ts";
import type { Portal } from "./createPortal.ts";

/** Renders the portal; `drawn` is what the page shows of the agreements already. */
type RenderApp = (drawn: AvtalerView | undefined) => ReactNode;

/**
 * Renders the portal into the root element. Where the boot script has drawn the agreements of this session, React takes
 * over the elements that are there, in slices, so that nothing moves and no focus or press is lost. Otherwise it
 * replaces the static shell.
 */
export function takeOver(root: Element, portal: Portal, app: RenderApp, options: HydrationOptions = {}): void {
  const drawing = window.portalDrawing;
  const drawn = drawing?.drawn;
  if (drawing) drawing.isFrozen = true;
  const replace = () => createRoot(root, options).render(app(undefined));
  if (drawn === undefined) return replace();

  const { session } = portal;
  const unsubscribe = session.subscribe(onSession);
  onSession();

  function onSession(): void {
    const known = session.session();
    if (known.status === "loading") return;
    unsubscribe();
    if (drawn !== undefined && known.status === "loggedIn" && known.sessionId === drawn.sessionId) hydrate(drawn);
    else replace();
  }

  function hydrate({ context, own, partner }: Drawn): void {
    seed(queryKeys.clientContext, context);
    if (own.status === "loaded") seed(queryKeys.egneAvtaler, own.liste);
    if (partner.status === "loaded") seed(queryKeys.partneravtaler, partner.liste);
    startTransition(() => void hydrateRoot(root, app(avtalerView(own, partner)), options));
    if (drawing) drawing.isReleased = true;
  }

  /** As an old answer, so that the portal asks as always: it gets the early answer, with what its headers say. */
  function seed(queryKey: readonly string[], data: object | undefined): void {
    const { queryClient } = portal;
    if (queryClient.getQueryData(queryKey) === undefined) queryClient.setQueryData(queryKey, data, { updatedAt: 1 });
  }
}
