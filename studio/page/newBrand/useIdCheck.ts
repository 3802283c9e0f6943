import { useServerAnswer } from "../session/useServerAnswer.ts";
import { brandsApi } from "../studioApi.ts";

/** What is known of an id while it is typed. */
export type IdCheck =
  | { readonly status: "empty" }
  | { readonly status: "checking" }
  | { readonly status: "free" }
  | { readonly status: "refused"; readonly problem: string };

/** A pause in the typing after which the id is checked. */
const pauseMs = 200;

/** Checks the id of a new brand, as `npm run tenant -- new` does. */
export function useIdCheck(id: string): IdCheck {
  const answer = useServerAnswer(
    id === "" ? undefined : id,
    (signal) => brandsApi.checkNewId(id, signal),
    pauseMs,
  );
  if (id === "") return { status: "empty" };
  // Without an answer the id stays unchecked: the server checks it again before it writes.
  if (answer.status !== "here" || !answer.isCurrent) return { status: "checking" };
  const { problem } = answer.value;
  return problem === undefined ? { status: "free" } : { status: "refused", problem };
}
