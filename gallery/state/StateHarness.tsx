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

/** Shows where a pressed link leads instead of following it. */
function showLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const address = link?.getAttribute("href");
  if (address === null || address === undefined) return;
  event.preventDefault();
  shownCalls.add(`Lenke: ${address}`);
}

/** A state with its own session, router, query client and error boundary. */
export function StateHarness({ state }: { readonly state: GalleryState }) {
  const tenant = useTenant();
  const [session] = useState(() => createGallerySession(tenant));
  const [queryClient] = useState(createQueryClient);
  return (
    <div onClickCapture={showLink} role="presentation">
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

/** A component of its own, so that the error boundary catches what `render` throws. */
function Drawn({ state }: { readonly state: GalleryState }) {
  return state.render();
}
