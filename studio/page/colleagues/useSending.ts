import { useState } from "react";
import { refusalWords } from "./refusalWords.ts";

type State = { readonly status: "idle"; readonly refusal?: string } | { readonly status: "done" | "running" };

interface Sending {
  readonly status: State["status"];
  /** Why the last one was not done, and what to do. */
  readonly refusal: string | undefined;
  readonly send: (task: () => Promise<void>) => void;
}

/** What a form sends to a company's studio. @param help whom to ask when it is refused */
export function useSending(help: string): Sending {
  const [state, setState] = useState<State>({ status: "idle" });
  const run = async (task: () => Promise<void>): Promise<void> => {
    setState({ status: "running" });
    try {
      await task();
      setState({ status: "done" });
    } catch (error) {
      setState({ status: "idle", refusal: refusalWords(error, help) });
    }
  };
  const refusal = state.status === "idle" ? state.refusal : undefined;
  return { status: state.status, refusal, send: (task) => void run(task) };
}
