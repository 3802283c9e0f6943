import { QueryClientProvider } from "@tanstack/react-query";
import * as library from "@testing-library/react";
import { type PropsWithChildren, type ReactNode, useState } from "react";
import { createQueryClient } from "#studio/page/session/createQueryClient.ts";

/** What each page of the studio has around it: nothing of what an earlier one has asked is known. */
function Page({ children }: PropsWithChildren) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Shows a part of a page of the studio. */
export const render = (part: ReactNode) => library.render(part, { wrapper: Page });

/** Calls a hook as a part of a page of the studio does. */
export const renderHook = <Result, Props>(
  hook: (props: Props) => Result,
  options: { readonly initialProps?: Props } = {},
) => library.renderHook(hook, { ...options, wrapper: Page });
