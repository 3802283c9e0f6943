import { QueryClientProvider } from "@tanstack/react-query";
import { type MouseEvent, Suspense, useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { createQueryClient } from "#core/query/queryClient.ts";
import { basePath } from "#contract/basePath.ts";
import { SessionProvider } from "#core/session/SessionContext.tsx";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { GalleryErrorBoundary } from "./GalleryErrorBoundary.tsx";
import type { GalleryState } from "../GalleryEntry.ts";
import { createGallerySession } from "./createGallerySession.ts";
import { shownCalls } from "./shownCalls.ts";

/** Links are shown and not followed: the gallery stays. */
function stayHere(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const address = link?.getAttribute("href");
  if (address === null || address === undefined) return;
  event.preventDefault();
  shownCalls.add(`Lenke: ${address}`);
}

/** A state on a stage of its own: session, router and query client belong to it alone. */
export function StateHarness({ state }: { readonly state: GalleryState }) {
  const tenant = useTenant();
  const [session] = useState(() => createGallerySession(tenant));
  const [queryClient] = useState(createQueryClient);
  return (
    <div onClickCapture={stayHere} role="presentation">
      <GalleryErrorBoundary>
        <SessionProvider store={session}>
          <QueryClientProvider client={queryClient}>
            <MemoryRouter basename={basePath} initialEntries={[`${basePath}/`]}>
              <Suspense>
                <Drawn state={state} />
              </Suspense>
            </MemoryRouter>
          </QueryClientProvider>
        </SessionProvider>
      </GalleryErrorBoundary>
    </div>
  );
}

/** In a component, so that what `render` throws stays in this state. */
function Drawn({ state }: { readonly state: GalleryState }) {
  return state.render();
}
