import { type ReactNode, startTransition } from "react";
import type { HydrationOptions, Root } from "react-dom/client";
import { loadRenderer } from "#app/loading.ts";
import type { Drawn } from "#core/page/bootDrawing.ts";
import { queryKeys } from "#core/query/queryKeys.ts";
import { type AvtalerView, avtalerView } from "#domain/avtale/avtalerView.ts";
import type { AppProps } from "./App.tsx";
import type { Services } from "./createServices.ts";

/** Renders the portal. */
type RenderApp = (drawn: AppProps["drawn"]) => ReactNode;

/** The static shell says what the page is until the session is known. React would show a message that it loads. */
const longestWaitMs = 3000;

/** A hidden page draws no frames, so the wait for a frame ends after this long. */
const longestFrameMs = 100;

/**
 * Resolves when it is known whether a customer is logged in. By then the boot script has drawn the agreements that it
 * has. When the session was not known at once, the drawing has also been painted.
 */
const sessionKnown = ({ session }: Services): Promise<void> =>
  new Promise((resolve) => {
    const isKnown = () => session.session().status !== "loading";
    if (isKnown()) return void setTimeout(resolve);
    const unsubscribe = session.subscribe(() => {
      if (!isKnown()) return;
      unsubscribe();
      requestAnimationFrame(() => setTimeout(resolve));
      setTimeout(resolve, longestFrameMs);
    });
    setTimeout(resolve, longestWaitMs);
  });

interface MountOptions extends HydrationOptions {
  /** Whether the code of the page has been fetched. Default: yes. */
  readonly hasPage?: boolean;
}

/**
 * Renders the portal into the root element. Where the boot script has drawn the agreements of this session, React
 * hydrates the drawn elements in slices, so that nothing moves and no focus or press is lost. Otherwise, when the code
 * of the page is missing, and when a browser has translated the page or an extension has changed it, React replaces the
 * static shell.
 */
export async function mountPortal(
  root: Element,
  portal: Services,
  app: RenderApp,
  { hasPage = true, ...options }: MountOptions = {},
): Promise<Root | undefined> {
  const { createRoot, hydrateRoot } = await loadRenderer();
  // The overview, or the head of another page. Of other pages nothing is drawn: they say at once that they load.
  if (root.querySelector(":root:not([data-arrival]) main,[data-head]")) await sessionKnown(portal);
  const drawing = window.portalDrawing ?? {};
  const { drawn } = drawing;
  drawing.isFrozen = true;
  const session = portal.session.session();
  const isTheirs = session.status === "loggedIn" && session.sessionId === drawn?.sessionId;
  let mounted: Root | undefined;
  const mount = () => {
    if (drawn && isTheirs && hasPage && root.textContent === drawn.text) {
      mounted = hydrateRoot(root, app({ avtaler: seedAnswers(portal, drawn), session }), options);
      drawing.isReleased = true;
      return;
    }
    // Agreements of another session are gone at once; the static shell stays until React has rendered.
    if (drawn && !isTheirs) root.replaceChildren();
    mounted = createRoot(root, options);
    mounted.render(app(undefined));
  };
  if (root.hasChildNodes()) startTransition(mount);
  else mount();
  return mounted;
}

/**
 * Puts the drawn answers into the cache as outdated answers. The portal then makes its calls as usual, and receives the
 * early answers with their headers.
 * @returns the view of the agreements that these answers give
 */
function seedAnswers({ queryClient }: Services, { context, own, partner }: Drawn): AvtalerView {
  const seed = (queryKey: readonly string[], data: object | undefined) => {
    if (queryClient.getQueryData(queryKey) === undefined) queryClient.setQueryData(queryKey, data, { updatedAt: 1 });
  };
  seed(queryKeys.clientContext, context);
  if (own.status === "loaded") seed(queryKeys.egneAvtaler, own.liste);
  if (partner.status === "loaded") seed(queryKeys.partneravtaler, partner.liste);
  return avtalerView(own, partner);
}
