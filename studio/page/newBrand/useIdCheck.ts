import { useEffect, useState } from "react";
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
  const [checked, setChecked] = useState<{ readonly id: string; readonly problem: string | undefined }>();
  useEffect(() => {
    if (id === "") return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      brandsApi.checkNewId(id).then(
        ({ problem }) => isCurrent && setChecked({ id, problem }),
        // Without an answer the id stays unchecked: the server checks it again before it writes.
        () => undefined,
      );
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [id]);
  if (id === "") return { status: "empty" };
  if (checked?.id !== id) return { status: "checking" };
  return checked.problem === undefined ? { status: "free" } : { status: "refused", problem: checked.problem };
}
