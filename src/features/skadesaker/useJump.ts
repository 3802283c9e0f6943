import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef } from "react";
import { jumpSstQuery } from "#api/jumpToken.ts";
import { isUnauthorized } from "#core/query/isUnauthorized.ts";

/** How far the hop to the claims cases has come. */
export type JumpState =
  | { readonly status: "waiting" }
  | { readonly status: "ready"; readonly token: string }
  | { readonly status: "failed" };

/** Fetches the token of the hop. A session that is gone is no failed hop: the customer is on the way to the login. */
export function useJump(): JumpState {
  const { data, error } = useQuery(jumpSstQuery());
  if (data !== undefined) return { status: "ready", token: data };
  return error === null || isUnauthorized(error) ? { status: "waiting" } : { status: "failed" };
}

/** Whether this entry of the history has already sent the customer on: it is what 'back' comes to. */
export const hasJumped = (): boolean => (window.history.state as { hasJumped?: boolean } | null)?.hasJumped === true;

/**
 * Posts a form as soon as it is there, once. 'Back' would post it again: the history entry is marked, and a page that comes
 * back out of the browser's memory is told.
 */
export function useAutoSubmit(form: RefObject<HTMLFormElement | null>, onReturn: () => void): void {
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    window.history.replaceState({ ...(window.history.state as object | null), hasJumped: true }, "");
    form.current?.submit();
  }, [form]);
  useEffect(() => {
    const listen = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn();
    };
    window.addEventListener("pageshow", listen);
    return () => window.removeEventListener("pageshow", listen);
  }, [onReturn]);
}
