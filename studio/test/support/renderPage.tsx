import { QueryClientProvider } from "@tanstack/react-query";
import * as library from "@testing-library/react";
import { type PropsWithChildren, type ReactNode, useState } from "react";
import { createQueryClient } from "#studio/page/session/createQueryClient.ts";
import { createWorkshopState, type WorkshopState } from "#studio/page/state/createWorkshopState.ts";
import { WorkshopContext } from "#studio/page/state/useWorkshop.ts";

/** What each page of the studio has around it: nothing of what an earlier one has asked, or shows, is known. */
const pageWith = (workshop: WorkshopState) =>
  function Page({ children }: PropsWithChildren) {
    const [client] = useState(createQueryClient);
    return (
      <QueryClientProvider client={client}>
        <WorkshopContext value={workshop}>{children}</WorkshopContext>
      </QueryClientProvider>
    );
  };

/**
 * Shows a part of a page of the studio. Returns also the state of that page.
 * @param workshop given by a test that shows several parts of one page
 */
export const render = (part: ReactNode, workshop = createWorkshopState()) => ({
  ...library.render(part, { wrapper: pageWith(workshop) }),
  workshop,
});

/** Calls a hook as a part of a page of the studio does. */
export const renderHook = <Result, Props>(
  hook: (props: Props) => Result,
  options: { readonly initialProps?: Props } = {},
) => library.renderHook(hook, { ...options, wrapper: pageWith(createWorkshopState()) });
