import { QueryClient, type QueryKey, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

/** What the back end has answered to a query, before a state is shown. */
export type Answer =
  | { readonly queryKey: QueryKey; readonly outcome: "answered"; readonly data: unknown }
  | { readonly queryKey: QueryKey; readonly outcome: "failed" | "pending" };

function clientWith(answers: readonly Answer[]): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  for (const answer of answers) {
    const { queryKey } = answer;
    if (answer.outcome === "answered") client.setQueryData(queryKey, answer.data);
    else
      void client.prefetchQuery({
        queryKey,
        queryFn: () =>
          answer.outcome === "failed" ? Promise.reject(new Error("Svarer ikke")) : new Promise(() => undefined),
      });
  }
  return client;
}

interface AnswersProps {
  readonly answers: readonly Answer[];
  readonly children: ReactNode;
}

/** For a widget that fetches: what is in it finds these answers, and asks nobody for them. */
export function Answers({ answers, children }: AnswersProps) {
  const [client] = useState(() => clientWith(answers));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
